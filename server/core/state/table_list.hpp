// Sorts the public tables that are open or playing into pages, of all tables or of one kind. Tables
// with a free seat and people waiting come first, those that need fewest people before others; then
// the newest first.
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
    struct ListedTable {
        protocol::LobbyEntry entry;
        std::uint64_t number = 0;  // increases with each listed table
        std::string json;          // of the entry
    };
    using Row = std::shared_ptr<const ListedTable>;  // replaced when the entry changes
    struct TablePage {
        protocol::LobbyPage place;
        std::vector<Row> rows;
    };
    struct PageKey {  // a page of a kind
        std::size_t kind = 0;
        int page = 1;
        auto operator<=>(const PageKey&) const = default;
    };

    // Sets the table's entry; nullopt: not listed any more. True if this changed it.
    bool set(const std::string& table, std::optional<protocol::LobbyEntry> entry);

    // The page's key, or that of the last page if it is beyond.
    [[nodiscard]] PageKey find(const protocol::LobbyWatch&) const;
    // Also the last page if it is beyond.
    [[nodiscard]] TablePage page(PageKey) const;
    [[nodiscard]] Row row(const std::string& table) const;  // null if not listed

private:
    using Rows = std::vector<Row>;
    // Each ruleset and any; each with a free seat and all.
    static constexpr std::size_t kKinds = (kRulesets.size() + 1) * 2;

    template <class Do>
    void each_kind(const ListedTable&, Do);
    void put_in(const Row&);
    void take_out(const Row&);

    std::unordered_map<std::string, Row> by_table_;
    std::array<Rows, kKinds> kinds_;  // each in order
    std::uint64_t last_number_ = 0;
};

}  // namespace vegas::core
