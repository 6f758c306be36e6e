// The load: tables of four WebSocket clients each, in this process, on 127.0.0.1.
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
    std::vector<float> latency_us;  // from sending an action until a client has it; one per client
};

class Swarm {
public:
    Swarm(Target target, std::uint16_t port, std::string ruleset);
    ~Swarm();

    // Opens connections that say hello and then nothing. Returns when all are welcome.
    void add_idle(std::size_t connections);

    // Opens tables and starts their games. Returns when at each of them an action is due.
    void add_tables(std::size_t tables);

    // Plays: as fast as it goes, or `rate` actions per second over all tables.
    // All three throw std::runtime_error if the server answers with an error or hangs up.
    [[nodiscard]] Measured play(double seconds, double rate);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace vegas::bench
