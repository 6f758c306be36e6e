// What the clients of a table do, apart from sockets: the bare program's groups and vegasd's
// tables.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace vegas::bench {

using std::chrono::steady_clock;
inline constexpr std::size_t kSeats = 4;

class Sender {
public:
    virtual void send(std::string text) = 0;

protected:
    ~Sender() = default;
};

class Table;

// Decides when a table that has an action ready may send it, and keeps the score.
class Pacer {
public:
    virtual void due(Table&) = 0;  // calls act() now or later, once
    virtual void received(std::size_t bytes) = 0;
    // The news of an action came to a client; both by their seats.
    virtual void arrived(steady_clock::time_point sent, std::size_t from, std::size_t to) = 0;
    virtual void game_over() = 0;
    virtual void fail(std::string_view why) = 0;
    virtual std::uint64_t random() = 0;

protected:
    ~Pacer() = default;
};

class Table {
public:
    virtual ~Table() = default;
    virtual void connected(std::size_t seat) = 0;  // in the order of the seats
    virtual void on_text(std::size_t seat, std::string_view text) = 0;
    virtual void act() = 0;
};

using Seats = std::array<Sender*, kSeats>;
[[nodiscard]] std::unique_ptr<Table> bare_table(const Seats& seats, Pacer& pacer);
[[nodiscard]] std::unique_ptr<Table> vegas_table(const Seats& seats, Pacer& pacer,
                                                 const std::string& ruleset);

[[nodiscard]] std::string hello(const std::string& name);

}  // namespace vegas::bench
