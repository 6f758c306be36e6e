// `vegas play`: what is said beside the game, muting, and seats that change hands. Single-threaded.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "client-cli/commands/play/play_runtime.hpp"

namespace vegas::cli {

class PlayChat {
public:
    explicit PlayChat(PlayRuntime& play) : play_(play) {}

    // Whether the line is a command of the chat.
    [[nodiscard]] bool is_command(const std::string& line) const;
    // False: the line is no such command.
    [[nodiscard]] bool handle(const std::string& line);
    [[nodiscard]] std::vector<WireEvent> without_muted(std::vector<WireEvent> events) const;
    // Tells the host who asks for seats, once each time that it changes.
    void show_seat_requests();

private:
    void request_spectators();

    PlayRuntime& play_;
    std::set<std::string> muted_players_;  // players whose chat is hidden
    std::string seat_requests_;            // as last shown
};

}  // namespace vegas::cli
