// The whole server without input and output of its own: lobby, people and tables. handle() takes
// what happened and says what is to be done. It reads no clock, opens no socket, touches no disk
// and throws nothing. Not thread-safe: the shell calls it from one thread.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "protocol/requests/messages.hpp"
#include "protocol/view/table_view.hpp"
#include "server/core/base/entropy.hpp"
#include "server/core/base/io.hpp"
#include "server/core/base/per_word.hpp"
#include "server/core/base/settings.hpp"
#include "server/core/base/tally.hpp"

namespace vegas::core {

struct Hall;

class Server {
public:
    // `incarnation`: no start of the server before this one had the number. What lasted comes as
    // Loaded, then Ready, before any connection.
    Server(Settings settings, Entropy& entropy, std::uint64_t incarnation);
    ~Server();
    Server& operator=(Server&&) = delete;

    // Appends to `out`; the caller clears it. `out.sends` holds the messages that may go out now;
    // one that tells of a record comes out with the Stored that covers the record.
    void handle(const Input& in, Output& out);

    // The operator has changed them: they hold for what is done from now on; tables keep the pause
    // of bots that they were made with. The page stays.
    void set(const Settings& settings);

    // False: it stops, or will when the games under way are over.
    [[nodiscard]] bool opens_games() const;

    // Whether the store answers in time what it is given.
    [[nodiscard]] bool storage_available() const;
    // Whether it answers other servers, as far as this one knows: yes, if it knows none.
    [[nodiscard]] bool others_have_storage() const;

    // As GET /api/tables gives them: a page of the public tables; the one with this id, if there is
    // one.
    [[nodiscard]] std::string tables_json(const protocol::LobbyWatch& what = {}) const;
    [[nodiscard]] std::string table_json(const std::string& id) const;

    // For operators: hall/describe.hpp.
    [[nodiscard]] std::vector<std::string> describe_tables() const;
    [[nodiscard]] bool has_table(const std::string& id) const;
    // Whether the house is to decide this there, and has not.
    [[nodiscard]] bool waits_for_house(const std::string& table, std::uint32_t decision) const;
    [[nodiscard]] std::vector<std::string> describe_player(const std::string& id) const;
    [[nodiscard]] std::vector<std::string> tables_of(const std::string& player) const;
    // Players whom the store must not forget now: they are connected, have a seat, or are a host.
    [[nodiscard]] std::vector<std::string> players_to_keep() const;

    [[nodiscard]] const std::string& page() const;  // of the Settings

    struct Counts {
        std::size_t connections = 0, players = 0, tables = 0;
        std::size_t tables_playing = 0;   // games under way that do not stand still
        std::size_t tables_deserted = 0;  // where nobody is connected
        PerWord<std::size_t, Ruleset, protocol::TableStatus> tables_of{};
        std::size_t tables_frozen = 0, tables_aside = 0;
        std::size_t bans = 0;
        std::size_t unstored = 0;    // Appends that the store has not taken yet
        std::size_t held_bytes = 0;  // of messages that wait for it
    };
    // What there is now; each call looks at every table and connection.
    [[nodiscard]] Counts counts() const;
    // What there was so far.
    [[nodiscard]] Tally tally() const;

private:
    std::unique_ptr<Hall> hall_;
};

}  // namespace vegas::core
