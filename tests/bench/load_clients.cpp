#include "tests/bench/load_clients.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <random>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "tests/bench/load_scripts.hpp"

namespace vegas::bench {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
using tcp = net::ip::tcp;
using Error = boost::system::error_code;
using Executor = net::io_context::executor_type;
using Socket = net::basic_stream_socket<tcp, Executor>;
using Timer = net::basic_waitable_timer<steady_clock, net::wait_traits<steady_clock>, Executor>;

constexpr std::chrono::milliseconds kTick{1};
constexpr std::chrono::seconds kPatience{20};  // for connecting and sitting down

// One WebSocket. Texts come in through the handler, which never outlives the swarm.
class Client final : public Sender {
public:
    using OnText = std::function<void(std::string_view)>;

    Client(net::io_context& io, std::function<void(const char*)> on_failure)
        : ws_(io.get_executor()), on_failure_(std::move(on_failure)) {}

    void connect(std::uint16_t port, std::function<void()> connected, OnText on_text) {
        on_text_ = std::move(on_text);
        connected_ = std::move(connected);
        ws_.auto_fragment(false);
        ws_.secure_prng(false);
        ws_.text(true);
        ws_.next_layer().async_connect({net::ip::address_v4::loopback(), port},
                                       [this](Error error) {
                                           if (error) return on_failure_("cannot connect");
                                           ws_.next_layer().set_option(tcp::no_delay(true));
                                           shake_hands();
                                       });
    }

    void send(std::string text) override {
        queue_.push_back(std::move(text));
        if (queue_.size() == 1) write();
    }

private:
    void shake_hands() {
        ws_.async_handshake("127.0.0.1", "/ws", [this](Error error) {
            if (error) return on_failure_("no handshake");
            read();
            connected_();
        });
    }

    void read() {
        ws_.async_read(buffer_, [this](Error error, std::size_t bytes) {
            if (error) return on_failure_("the server hung up");
            on_text_({static_cast<const char*>(buffer_.data().data()), bytes});
            buffer_.clear();
            read();
        });
    }

    void write() {
        ws_.async_write(net::buffer(queue_.front()), [this](Error error, std::size_t) {
            if (error) return on_failure_("cannot write");
            queue_.pop_front();
            if (!queue_.empty()) write();
        });
    }

    beast::websocket::stream<Socket, false> ws_;
    beast::flat_buffer buffer_;
    std::deque<std::string> queue_;
    OnText on_text_;
    std::function<void()> connected_;
    std::function<void(const char*)> on_failure_;
};

}  // namespace

double percentile(std::vector<float>& values, double share) {
    if (values.empty()) return 0;
    const auto at = static_cast<std::size_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(at),
                     values.end());
    return static_cast<double>(values[at]);
}

struct Swarm::Impl final : Pacer {
    Impl(Target target_, std::vector<Ports> places_, std::string ruleset_)
        : target(target_),
          places(std::move(places_)),
          apart(std::any_of(places.begin(), places.end(),
                            [](const Ports& at) { return at.creator != at.others; })),
          ruleset(std::move(ruleset_)),
          timer(io.get_executor()) {}

    Target target;
    std::vector<Ports> places;
    bool apart;  // creators from the others
    std::string ruleset;
    net::io_context io{1};
    Timer timer;
    std::vector<std::unique_ptr<Client>> clients;
    std::vector<std::unique_ptr<Table>> tables;
    std::size_t idle_welcome = 0;
    std::deque<Table*> due_tables;
    bool held = true;  // nobody acts
    double rate = 0;   // actions per second; 0: at once
    double credit = 0;
    Measured now;
    bool measuring = false;
    std::string failure;
    std::mt19937_64 rng{1};

    Client& add_client() {
        clients.push_back(std::make_unique<Client>(io, [this](const char* why) { fail(why); }));
        return *clients.back();
    }

    // Runs the loop until `done` says so; gives up after kPatience.
    void run_until(const std::function<bool()>& done) {
        const auto end = steady_clock::now() + kPatience;
        while (!done()) {
            io.run_one_for(std::chrono::milliseconds(100));
            if (!failure.empty()) throw std::runtime_error(failure);
            if (steady_clock::now() > end) throw std::runtime_error("the server does not answer");
        }
    }

    // The next client connects when the one before is in: bare_beast makes groups by order of
    // arrival.
    void join_all(Client& client, std::uint16_t port, const std::function<void()>& connected,
                  Client::OnText on_text) {
        bool in = false;
        client.connect(
            port,
            [&in, &connected] {
                in = true;
                connected();
            },
            std::move(on_text));
        run_until([&in] { return in; });
    }

    void release() {
        while (!due_tables.empty() && (rate == 0 || credit >= 1)) {
            Table* table = due_tables.front();
            due_tables.pop_front();
            credit -= 1;
            if (measuring) ++now.actions;
            table->act();
        }
    }

    void tick() {
        timer.expires_after(kTick);
        timer.async_wait([this, before = steady_clock::now()](Error error) {
            if (error || held) return;
            // Credit does not pile up: what could not be sent in time is not sent in a burst later.
            credit += rate * std::chrono::duration<double>(steady_clock::now() - before).count();
            credit = std::min(credit, std::max(1.0, rate * 0.02));
            release();
            tick();
        });
    }

    // Pacer
    void due(Table& table) override {
        due_tables.push_back(&table);
        if (!held && rate == 0) release();
    }
    void received(std::size_t bytes) override {
        ++now.messages;
        now.bytes += bytes;
    }
    void arrived(steady_clock::time_point sent, std::size_t from, std::size_t to) override {
        const bool is_asked_for = !apart || (from != 0 && to != 0);
        if (!measuring || rate == 0 || !is_asked_for) return;
        now.latency_us.push_back(
            std::chrono::duration<float, std::micro>(steady_clock::now() - sent).count());
    }
    void game_over() override { ++now.games; }
    void fail(std::string_view why) override {
        if (failure.empty()) failure = why;
        io.stop();
    }
    std::uint64_t random() override { return rng(); }
};

Swarm::Swarm(Target target, std::uint16_t port, std::string ruleset)
    : Swarm(target, std::vector<Ports>{{.creator = port, .others = port}}, std::move(ruleset)) {}

Swarm::Swarm(Target target, std::vector<Ports> places, std::string ruleset)
    : impl_(std::make_unique<Impl>(target, std::move(places), std::move(ruleset))) {}

Swarm::~Swarm() = default;

void Swarm::add_idle(std::size_t connections) {
    auto& s = *impl_;
    const auto wanted = s.idle_welcome + connections;
    for (std::size_t i = 0; i < connections; ++i) {
        auto& client = s.add_client();
        s.join_all(
            client, s.places.front().creator,
            [&s, &client] {
                s.target == Target::bare ? void(++s.idle_welcome) : client.send(hello("idle"));
            },
            [&s](std::string_view) { ++s.idle_welcome; });
    }
    s.run_until([&s, wanted] { return s.idle_welcome == wanted; });
}

void Swarm::add_tables(std::size_t tables) {
    auto& s = *impl_;
    for (std::size_t i = 0; i < tables; ++i) {
        std::array<Sender*, kSeats> seats{};
        const auto first = s.clients.size();
        const Ports at = s.places[s.tables.size() % s.places.size()];
        for (auto& seat : seats) seat = &s.add_client();
        s.tables.push_back(s.target == Target::bare ? bare_table(seats, s)
                                                    : vegas_table(seats, s, s.ruleset));
        Table& table = *s.tables.back();
        for (std::size_t seat = 0; seat < kSeats; ++seat) {
            s.join_all(
                *s.clients[first + seat], seat == 0 ? at.creator : at.others,
                [&table, seat] { table.connected(seat); },
                [&table, &s, seat](std::string_view text) {
                    s.received(text.size());
                    table.on_text(seat, text);
                });
        }
    }
    s.run_until([&s] { return s.due_tables.size() == s.tables.size(); });
}

void Swarm::spread(std::size_t actions) {
    auto& s = *impl_;
    std::map<Table*, std::size_t> left;
    for (auto& table : s.tables) {
        left.emplace(table.get(), left.size() * actions / s.tables.size());
    }
    for (bool is_over = false; !is_over;) {
        is_over = true;
        for (Table* table : std::exchange(s.due_tables, {})) {
            if (left[table] == 0) {
                s.due_tables.push_back(table);
                continue;
            }
            --left[table];
            is_over = false;
            table->act();
        }
        s.run_until([&s] { return s.due_tables.size() == s.tables.size(); });
    }
}

Measured Swarm::play(double seconds, double rate) {
    auto& s = *impl_;
    s.now = {};
    s.rate = rate;
    s.credit = 0;
    s.measuring = true;
    s.held = false;
    const auto begin = steady_clock::now();
    if (rate == 0) {
        s.release();
    } else {
        s.tick();
    }
    const auto end = begin + std::chrono::duration_cast<steady_clock::duration>(
                                 std::chrono::duration<double>(seconds));
    s.io.run_until(end);
    s.measuring = false;
    s.held = true;
    s.now.seconds = std::chrono::duration<double>(steady_clock::now() - begin).count();
    if (!s.failure.empty()) throw std::runtime_error(s.failure);
    auto measured = std::move(s.now);
    // What is under way comes home before the next round.
    s.run_until([&s] { return s.due_tables.size() == s.tables.size(); });
    return measured;
}

}  // namespace vegas::bench
