// The documents of finished games that were asked for last, so that they are not made again for
// each who asks. They are kept up to so many bytes, and for a minute: what the store forgets is
// forgotten here too.
#pragma once

#include <cstddef>
#include <list>
#include <map>
#include <string>
#include <utility>

#include "server/core/base/time.hpp"
#include "server/shell/http/game_document.hpp"

namespace vegas::shell {

using DocumentId = std::pair<std::string, GameText>;  // of which game, and what of it

class KeptDocuments {
public:
    static constexpr std::size_t kBytesMax = 16 * 1024 * 1024;  // a hundred replays
    static constexpr std::int64_t kKeptMs = 60'000;

    // Null: it is not kept.
    [[nodiscard]] SharedGameDocument find(const DocumentId& id, core::TimePoint now);

    // What was asked for longest ago makes room. One that alone is too large is not kept.
    void keep(const DocumentId& id, SharedGameDocument document, core::TimePoint now);

    [[nodiscard]] std::size_t bytes() const { return bytes_; }

private:
    struct Kept {
        DocumentId id;
        SharedGameDocument document;
        core::TimePoint until;
    };
    using Places = std::list<Kept>;

    void forget(Places::iterator place);

    Places kept_;  // what was asked for last comes first
    std::map<DocumentId, Places::iterator> places_;
    std::size_t bytes_ = 0;
};

}  // namespace vegas::shell
