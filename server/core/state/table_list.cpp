#include "server/core/state/table_list.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace vegas::core {
namespace {

using protocol::LobbyEntry;

std::size_t kind_of(std::optional<Ruleset> ruleset, bool free) {
    const std::size_t game = ruleset ? static_cast<std::size_t>(*ruleset) + 1 : 0;
    return game * 2 + (free ? 1 : 0);
}

int free_seats(const LobbyEntry& e) { return e.setup.seats - e.taken; }

bool has_free_seat(const LobbyEntry& e) {
    return e.status == protocol::TableStatus::open && free_seats(e) > 0;
}

int group_of(const LobbyEntry& e) {
    if (has_free_seat(e)) return e.taken > 0 ? 0 : 1;
    return e.status == protocol::TableStatus::open ? 2 : 3;
}

bool comes_before(const TableList::Row& a, const TableList::Row& b) {
    const auto rank = [](const TableList::ListedTable& l) {
        return std::tuple(group_of(l.entry), l.turn, free_seats(l.entry));
    };
    const auto of_a = rank(*a), of_b = rank(*b);
    return of_a != of_b ? of_a < of_b : a->number > b->number;
}

int pages_of(std::size_t count) {
    const auto tables = static_cast<std::size_t>(protocol::kLobbyTables);
    return std::max(1, static_cast<int>((count + tables - 1) / tables));
}

}  // namespace

template <class Do>
void TableList::each_kind(const ListedTable& listed, Do what) {
    for (const bool free : {false, true}) {
        if (free && !has_free_seat(listed.entry)) continue;
        what(kinds_[kind_of(std::nullopt, free)]);
        what(kinds_[kind_of(listed.entry.setup.ruleset, free)]);
    }
}

void TableList::put_in(const Row& row) {
    each_kind(*row, [&row](Rows& rows) {
        rows.insert(std::ranges::upper_bound(rows, row, comes_before), row);
    });
}

void TableList::take_out(const Row& row) {
    each_kind(*row, [&row](Rows& rows) {
        rows.erase(std::ranges::lower_bound(rows, row, comes_before));
    });
}

std::size_t TableList::take_turn(const std::string& network, int group) {
    if (network.empty()) return 0;
    auto& taken = turns_[{network, group}];
    std::size_t turn = 0;
    for (const std::size_t other : taken) {
        if (other != turn) break;
        ++turn;
    }
    taken.insert(turn);
    return turn;
}

void TableList::free_turn(const ListedTable& listed) {
    const auto it = turns_.find({listed.network, group_of(listed.entry)});
    if (it == turns_.end()) return;
    it->second.erase(listed.turn);
    if (it->second.empty()) turns_.erase(it);
}

bool TableList::set(const std::string& table, std::optional<LobbyEntry> entry,
                    const std::string& network) {
    const auto it = by_table_.find(table);
    const Row before = it == by_table_.end() ? nullptr : it->second;
    if (before == nullptr ? !entry : entry && *entry == before->entry) return false;
    if (before != nullptr) take_out(before);
    const bool stays = before != nullptr && entry && before->network == network &&
                       group_of(*entry) == group_of(before->entry);
    if (before != nullptr && !stays) free_turn(*before);
    if (!entry) {
        by_table_.erase(it);
        return true;
    }
    ListedTable listed{.entry = {},
                       .number = before != nullptr ? before->number : ++last_number_,
                       .network = network,
                       .turn = stays ? before->turn : take_turn(network, group_of(*entry)),
                       .json = to_json(*entry)};
    listed.entry = *std::move(entry);
    const Row row = std::make_shared<const ListedTable>(std::move(listed));
    put_in(row);
    by_table_.insert_or_assign(table, row);
    return true;
}

TableList::PageKey TableList::find(const protocol::LobbyWatch& what) const {
    const std::size_t kind = kind_of(what.ruleset, what.free);
    return {kind, std::min(what.page, pages_of(kinds_[kind].size()))};
}

TableList::TablePage TableList::page(PageKey where) const {
    const Rows& rows = kinds_[where.kind];
    const int pages = pages_of(rows.size());
    const int page = std::min(where.page, pages);
    const auto first = static_cast<std::size_t>(page - 1) * protocol::kLobbyTables;
    const auto end = std::min(first + protocol::kLobbyTables, rows.size());
    return {.place = {.page = page, .pages = pages, .count = rows.size()},
            .rows = {rows.begin() + static_cast<std::ptrdiff_t>(first),
                     rows.begin() + static_cast<std::ptrdiff_t>(end)}};
}

TableList::Row TableList::row(const std::string& table) const {
    const auto it = by_table_.find(table);
    return it == by_table_.end() ? nullptr : it->second;
}

}  // namespace vegas::core
