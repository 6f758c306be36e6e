// Sorts the public tables that are open or playing into pages, of all tables or of one kind. Tables
// with a free seat and people waiting come first, then free ones, full ones, and those that play.
// In each of these groups, one table of each network comes before the second of any, and so on;
// then those that need fewest people come before others, and the newest before older ones.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "protocol/replies/replies.hpp"
#include "protocol/requests/messages.hpp"

namespace vegas::core {

class TableList {
public:
    struct ListedTable {
        protocol::LobbyEntry entry;
        std::uint64_t number = 0;  // increases with each listed table
        std::string network{};     // where it was made; empty: not known
        std::size_t turn = 0;      // which of its network's tables it is in its group
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

    // Sets the table's entry; nullopt: not listed any more. True if this changed it. `network`: a
    // name for where it was made, which nobody is told; empty: not known.
    bool set(const std::string& table, std::optional<protocol::LobbyEntry> entry,
             const std::string& network = {});

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
    // The first turn that no other table of the network has in this group.
    [[nodiscard]] std::size_t take_turn(const std::string& network, int group);
    void free_turn(const ListedTable&);

    std::unordered_map<std::string, Row> by_table_;
    std::array<Rows, kKinds> kinds_;                                      // each in order
    std::map<std::pair<std::string, int>, std::set<std::size_t>> turns_;  // by network and group
    std::uint64_t last_number_ = 0;
};

}  // namespace vegas::core
