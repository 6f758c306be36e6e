// The whole server as a value machine: lobby, sessions and tables. handle() takes what happened and
// says what is to be done. It reads no clock, opens no socket, touches no disk and throws nothing.
// Not thread-safe: the shell calls it from one thread.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "protocol/history/replay.hpp"
#include "server/core/base/entropy.hpp"
#include "server/core/base/io.hpp"
#include "server/core/base/settings.hpp"

namespace vegas::core {

struct Hall;

struct Finished {
    Text transcript;  // JSON
    protocol::PlayedAt at;
};

class Server {
public:
    Server(Settings settings, Entropy& entropy);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    // Appends to `out`; the caller clears it. Released messages are in `out.sends`: those that
    // depend on a journal record come with the Stored that covers it.
    void handle(const Input& in, Output& out);

    // The public tables, as GET /api/tables gives them.
    [[nodiscard]] std::string tables_json() const;

    // A finished game of a public table, or of a private one whose invite this is. Nothing: there
    // is none, or the journal does not hold its end yet.
    [[nodiscard]] std::optional<Finished> finished(std::string_view game,
                                                   std::string_view invite = {}) const;

    [[nodiscard]] const std::string& page() const;  // of the Settings

    struct Counts {
        std::size_t connections = 0, players = 0, tables = 0, tables_playing = 0;
    };
    [[nodiscard]] Counts counts() const;

private:
    std::unique_ptr<Hall> hall_;
};

}  // namespace vegas::core
