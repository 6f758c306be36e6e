// Builds the document of a finished game: its transcript, or its replay.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "server/core/base/storage.hpp"

namespace vegas::shell {

enum class GameText : std::uint8_t { transcript, replay };

struct GameDocument {
    std::shared_ptr<const core::StoredGame> game;
    core::SharedText text;
    std::string etag;  // in quotes

    [[nodiscard]] std::size_t bytes() const { return text->size() + game->transcript->size(); }
};

using SharedGameDocument = std::shared_ptr<const GameDocument>;

// A replay takes milliseconds. Pure. Null only after an internal error, since the server itself
// wrote the transcript.
[[nodiscard]] SharedGameDocument make_document(std::shared_ptr<const core::StoredGame> game,
                                               GameText what);

}  // namespace vegas::shell
