// How `vegas play` comes to a table: asks whether to resume at an earlier one, joins, and prepares
// its own seat. Single-threaded.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "client-cli/commands/play/play_runtime.hpp"

namespace vegas::cli {

class Arrival {
public:
    explicit Arrival(PlayRuntime& play) : play_(play) {}

    // To be called once, with the first welcome.
    void on_first_welcome(const WireStruct<protocol::WelcomeMessage>&);
    // Joining was refused. False: there is no other way to a table.
    [[nodiscard]] bool retry(const WireError&);
    // A table is there whose game is not over.
    void on_snapshot(const std::vector<WireEvent>& round_log);

    // Whether to resume; not open unless it is asked.
    [[nodiscard]] Question question() const;
    // The answer: a table, or empty for a new start.
    void choose(const std::string& table);

    // Bots fill the own table: there is nothing to ask before the start.
    [[nodiscard]] bool starts_by_itself() const;

private:
    // Tables of an earlier connection.
    using JoinedTables = std::vector<WireStruct<protocol::WelcomeMessage::JoinedTable>>;
    struct Connecting {};
    struct AskingToResume {
        JoinedTables tables;
        InsteadOfResuming instead{};
    };
    struct Joining {
        JoinedTables tables;
        bool is_own_table = false;
    };
    struct AtTable {
        bool starts_by_itself = false;
    };

    // False: there is nothing to resume.
    [[nodiscard]] bool ask_to_resume(JoinedTables, InsteadOfResuming);
    // Offers games that have left the server's memory, if there are any.
    void request_waiting_games();
    void join();
    [[nodiscard]] AtTable prepare_seat(bool is_own_table);
    void send_ready();

    PlayRuntime& play_;
    std::variant<Connecting, AskingToResume, Joining, AtTable> state_;
    bool joined_late_ = false;  // the game had started: we watch
};

}  // namespace vegas::cli
