// The whole server without input and output of its own: lobby, people and tables. handle() takes
// what happened and says what is to be done. It reads no clock, opens no socket, touches no disk
// and throws nothing. Not thread-safe: the shell calls it from one thread.
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

    // Appends to `out`; the caller clears it. `out.sends` holds the messages that may go out now;
    // one that depends on a journal record comes out with the Stored that covers the record.
    void handle(const Input& in, Output& out);

    // The public tables, as GET /api/tables gives them.
    [[nodiscard]] std::string tables_json() const;

    // A finished game of a public table, or of a private one whose invite this is. Nothing if there
    // is none, or if the journal does not hold its end yet.
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
