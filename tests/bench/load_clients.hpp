// The load: tables of four WebSocket clients each, in this process, on 127.0.0.1. They may be
// connected with several servers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace vegas::bench {

enum class Target : std::uint8_t { bare, vegasd };

struct Measured {
    double seconds = 0;
    std::uint64_t actions = 0;   // sent
    std::uint64_t games = 0;     // ended
    std::uint64_t messages = 0;  // received by all clients, and the payload of those
    std::uint64_t bytes = 0;
    // From sending an action until a client has it; one per client. Where the creator of a table
    // has a port of its own: of what the others send, and until the others have it.
    std::vector<float> latency_us;
};

// Reorders them.
[[nodiscard]] double percentile(std::vector<float>& values, double share);

// Where the clients of a table connect: who makes it, and the other three.
struct Ports {
    std::uint16_t creator = 0, others = 0;
};

class Swarm {
public:
    Swarm(Target target, std::uint16_t port, std::string ruleset);
    // The tables take turns at the places.
    Swarm(Target target, std::vector<Ports> places, std::string ruleset);
    ~Swarm();

    // Opens connections that say hello and then nothing. Returns when all are welcome.
    void add_idle(std::size_t connections);

    // Opens tables and starts their games. Returns when at each of them an action is due.
    void add_tables(std::size_t tables);

    // Plays until the tables are at different places of their games, of which one has so many
    // actions: else all games end, and begin anew, at the same time.
    void spread(std::size_t actions);

    // Plays: as fast as it goes, or `rate` actions per second over all tables.
    // All of them throw std::runtime_error if the server answers with an error or hangs up.
    [[nodiscard]] Measured play(double seconds, double rate);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace vegas::bench
