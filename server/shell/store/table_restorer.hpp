// Puts a table of a copy in the place of one that is damaged, was set aside or is missing: in a
// data directory or a PostgreSQL database. What may be restored is the caller's decision; this
// keeps servers and others away from the table meanwhile.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/shell/store/saved_table.hpp"

namespace vegas::shell {

// All functions throw std::runtime_error with one line for the operator. Nothing is changed before
// commit().
class TableRestorer {
public:
    virtual ~TableRestorer() = default;

    struct Present {
        bool is_set_aside = false;
        std::vector<std::string> records;
    };
    // The table that is there now, and that no server is at work at; nullopt: it is missing.
    [[nodiscard]] virtual std::optional<Present> find(const std::string& table) = 0;
    // Whether another table has the invite.
    [[nodiscard]] virtual bool is_invite_taken(const SavedTable&) = 0;
    struct EndedGame {
        std::string id, summary;
    };
    [[nodiscard]] virtual std::vector<EndedGame> ended_games(const std::string& table) = 0;
    // Those of the players who are stored.
    [[nodiscard]] virtual std::set<std::string> stored_players(const std::set<std::string>&) = 0;

    virtual void remove_game(const std::string& game) = 0;
    // `seats`: ids of players by seat, "" for a seat without one.
    virtual void put(const SavedTable&, const std::vector<std::string>& seats) = 0;
    virtual void commit() = 0;
};

// `data`: a directory in which no server is at work, or the URL of a database. Throws
// std::runtime_error likewise.
[[nodiscard]] std::unique_ptr<TableRestorer> open_table_restorer(const std::string& data);

}  // namespace vegas::shell
