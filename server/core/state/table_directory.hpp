// The tables whose home is this server, by id and by invite, and how each one stands.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "server/core/base/entropy.hpp"
#include "server/core/base/storage.hpp"
#include "server/core/table/table.hpp"

namespace vegas::core {

enum class TableHealth : std::uint8_t {
    unknown,  // not here
    running,
    frozen,     // stopped by a bug; its people are still there
    set_aside,  // not restored; only the store has it
};

// A table that could not be restored.
struct BrokenTable {
    SetAside what;
    std::unique_ptr<Table> ended;  // with the game that ends by that; null if there is none
};

class TableDirectory {
public:
    // Null if it is not here.
    [[nodiscard]] Table* find(const std::string& id) const;
    [[nodiscard]] Table* find_by_invite(const std::string& invite) const;
    [[nodiscard]] bool contains(const std::string& id) const { return tables_.contains(id); }
    [[nodiscard]] TableHealth health(const std::string& id) const;

    // REQUIRES: no table has its id. `seeded`: the table's own entropy, in the lab.
    Table& add(std::unique_ptr<Table>, std::unique_ptr<Entropy> seeded = {});
    void remove(const std::string& id);
    // The table has another invite from now on.
    void renew_invite(Table&, const std::string& invite, TimePoint now);
    void set_aside(const std::string& id) { set_aside_.insert(id); }
    // The table is set aside, which the store does not know yet.
    void add_broken(BrokenTable);
    [[nodiscard]] std::vector<BrokenTable> take_broken() { return std::exchange(broken_, {}); }

    // All players with a seat, even if they have left it to the house.
    [[nodiscard]] std::set<PlayerKey> owners_of_seats() const;

    // Pairs of id and table, by id.
    [[nodiscard]] auto begin() const { return tables_.begin(); }
    [[nodiscard]] auto end() const { return tables_.end(); }
    [[nodiscard]] std::size_t size() const { return tables_.size(); }
    [[nodiscard]] std::size_t set_aside_count() const { return set_aside_.size(); }

private:
    std::map<std::string, std::unique_ptr<Entropy>> seeded_;  // by table; outlives it
    std::map<std::string, std::unique_ptr<Table>> tables_;
    std::unordered_map<std::string, Table*> by_invite_;
    std::unordered_set<std::string> set_aside_;
    std::vector<BrokenTable> broken_;
};

}  // namespace vegas::core
