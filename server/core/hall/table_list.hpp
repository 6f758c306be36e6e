// The public tables that are open or playing, in the order in which they are shown: first those
// with a free seat where somebody waits, of these the ones that need the fewest people, and the
// newest ones first. It gives pages: of all tables, or of one kind.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "protocol/replies/replies.hpp"
#include "protocol/requests/messages.hpp"

namespace vegas::core {

class TableList {
public:
    struct Listed {
        protocol::LobbyEntry entry;
        std::uint64_t number = 0;  // rises with each table that is listed
        std::string json;          // of the entry
    };
    using Row = std::shared_ptr<const Listed>;  // another one when the table looks different
    struct Page {
        protocol::LobbyPlace place;
        std::vector<Row> rows;
    };
    struct Where {  // a page of a kind
        std::size_t kind = 0;
        int page = 1;
        auto operator<=>(const Where&) const = default;
    };

    // What a table looks like; nothing: it is not listed any more. True: that is new.
    bool set(const std::string& table, std::optional<protocol::LobbyEntry> entry);

    // A page that there is: the last one instead of one behind it.
    [[nodiscard]] Where find(const protocol::LobbyWatch&) const;
    // The same goes for this.
    [[nodiscard]] Page page(Where) const;
    [[nodiscard]] Row row(const std::string& table) const;  // null: it is not listed

private:
    using Rows = std::vector<Row>;
    // Each ruleset and any; with a free seat and all.
    static constexpr std::size_t kKinds = (kRulesets.size() + 1) * 2;

    template <class Do>
    void each_kind(const Listed&, Do);
    void put_in(const Row&);
    void take_out(const Row&);

    std::unordered_map<std::string, Row> by_table_;
    std::array<Rows, kKinds> kinds_;  // each in order
    std::uint64_t last_number_ = 0;
};

}  // namespace vegas::core
