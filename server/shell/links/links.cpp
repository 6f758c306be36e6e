#include "server/shell/links/links.hpp"

#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <utility>

#include "server/core/link/codec.hpp"
#include "server/shell/links/frames.hpp"
#include "server/shell/net/asio.hpp"
#include "server/shell/process/log_fields.hpp"

namespace vegas::shell {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;
using Resolver = net::ip::basic_resolver<tcp, Executor>;

constexpr milliseconds kSignOfLife{1'000};
constexpr milliseconds kSilence{3'000};  // after which a peer is given up
constexpr std::chrono::minutes kQuiet{1};
constexpr std::size_t kUnproven = 16;  // callers that have not shown that they have the key

}  // namespace

Reach Reach::parse(const std::string& link) {
    const auto colon = link.rfind(':');
    if (colon == std::string::npos) return {};
    std::string host = link.substr(0, colon);
    if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
    return {.host = std::move(host), .port = link.substr(colon + 1)};
}

struct Links::Impl : std::enable_shared_from_this<Links::Impl> {
    // A line, from its first byte on.
    struct Line {
        Line(const Executor& executor, Socket s) : socket(std::move(s)), timer(executor) {}
        Socket socket;
        Timer timer;
        core::NodeId node = core::kNoNode;  // proven, once `is_up`
        std::string peer;
        std::optional<FrameWriter> writer;
        std::optional<FrameReader> reader;
        std::string queued, leaving;
        bool writes = false, is_up = false, is_over = false;
        bool is_unproven = false;  // and counts as one
        Clock::time_point heard = Clock::now();
    };
    using Held = std::shared_ptr<Line>;

    Impl(EventLoop& loop, const Options& options_, core::Entropy& entropy_, Log& log_, Ears ears_)
        : options(options_),
          entropy(entropy_),
          log(log_),
          ears(std::move(ears_)),
          executor(loop.context().get_executor()),
          acceptor(executor) {}

    const Options options;
    core::Entropy& entropy;
    Log& log;
    const Ears ears;
    Executor executor;
    Acceptor acceptor;
    std::map<core::NodeId, Held> up;
    std::set<core::NodeId> called;  // whom we are calling, or have called
    std::size_t unproven = 0;
    std::optional<Clock::time_point> refused;
    bool is_over = false;

    void listen() {
        error_code error;
        const auto fail_if = [&] {
            if (!error) return;
            throw std::runtime_error("cannot listen on " + options.address + ":" +
                                     std::to_string(options.port) +
                                     " for the other servers: " + error.message());
        };
        const auto address = net::ip::make_address(options.address, error);
        fail_if();
        const tcp::endpoint endpoint(address, options.port);
        acceptor.open(endpoint.protocol(), error);
        fail_if();
        acceptor.set_option(net::socket_base::reuse_address(true), error);
        acceptor.bind(endpoint, error);
        fail_if();
        acceptor.listen(net::socket_base::max_listen_connections, error);
        fail_if();
    }

    void end() {
        is_over = true;
        error_code ignored;
        acceptor.close(ignored);
        for (const auto& [node, line] : std::exchange(up, {})) cut(*line);
    }

    static void cut(Line& line) {
        line.is_over = true;
        error_code ignored;
        line.socket.close(ignored);
        line.timer.cancel();
    }

    // Somebody without the key, or of another version; said once a minute.
    void refuse(const Line& line, const char* why) {
        const auto now = Clock::now();
        if (is_over || (refused && now - *refused < kQuiet)) return;
        refused = now;
        log.warn("event=link_refused" + field("address", line.peer) + field("why", why));
    }

    void lose(const Held& line, const char* why) {
        if (!line->is_up && !line->is_over) refuse(*line, why);
        cut(*line);
        const auto it = up.find(line->node);
        if (!line->is_up || it == up.end() || it->second != line) return;
        up.erase(it);
        log.warn("event=link_lost" + field("node", line->node) + field("why", why));
        if (!is_over) ears.down(line->node);
    }

    // ---- writing

    void send(const Held& line, std::string_view head, std::string_view body) {
        if (line->is_over) return;
        line->writer->write(line->queued, head, body);
        if (line->queued.size() > kQueueBytes) {
            // Not from within what is being told to it.
            net::post(executor, [self = shared_from_this(), line] { self->lose(line, "slow"); });
            return;
        }
        if (std::exchange(line->writes, true)) return;
        net::co_spawn(executor, write(line), net::detached);
    }

    static Task<void> write(Held line) {
        while (!line->queued.empty() && !line->is_over) {
            line->leaving = std::exchange(line->queued, {});
            const auto [error, n] =
                co_await net::async_write(line->socket, net::buffer(line->leaving), kTuple);
            if (error) break;  // the reader notices
        }
        line->writes = false;
    }

    // ---- from the first byte to the last

    static Task<void> run(std::shared_ptr<Impl> self, Held line, bool calls) {
        error_code ignored;
        line->socket.set_option(tcp::no_delay(true), ignored);
        line->peer = line->socket.remote_endpoint(ignored).address().to_string();
        if (!calls) net::co_spawn(self->executor, watch(self, line), net::detached);
        const char* why = "closed";
        if (co_await open(self, line, calls)) why = co_await read(self, line);
        self->lose(line, why);
    }

    // The openings; false: the line is none.
    static Task<bool> open(std::shared_ptr<Impl> self, Held line, bool calls) {
        Opening mine{.node = self->options.self, .nonce = {}};
        self->entropy.fill(mine.nonce);
        const std::string bytes = mine.bytes();
        const auto [sent, n] = co_await net::async_write(line->socket, net::buffer(bytes), kTuple);
        std::string answer(Opening::kBytes, '\0');
        const auto [got, m] = co_await net::async_read(line->socket, net::buffer(answer), kTuple);
        const auto theirs = Opening::parse(answer);
        if (sent || got || !theirs || theirs->node == self->options.self) co_return false;
        if (calls && theirs->node != line->node) co_return false;  // another one is there now
        line->node = theirs->node;
        const auto keys = calls ? line_keys(self->options.key, mine, *theirs)
                                : line_keys(self->options.key, *theirs, mine);
        line->writer.emplace(calls ? keys.caller : keys.called);
        line->reader.emplace(calls ? keys.called : keys.caller);
        self->send(line, {}, {});
        co_return true;
    }

    static Task<const char*> read(std::shared_ptr<Impl> self, Held line) {
        std::array<char, 64 * 1024> bytes;
        for (;;) {
            const auto [error, n] =
                co_await line->socket.async_read_some(net::buffer(bytes), kTuple);
            if (error || line->is_over) co_return "closed";
            line->heard = Clock::now();
            line->reader->feed({bytes.data(), n});
            while (auto frame = line->reader->next()) {
                if (!self->take(line, std::move(*frame))) co_return "not_understood";
                if (line->is_over) co_return "closed";
            }
            if (line->reader->broken()) co_return "not_understood";
        }
    }

    bool take(const Held& line, Frame frame) {
        if (!line->is_up) prove(line);
        if (frame.head.empty()) return true;
        auto heard = core::link::message_of(frame.head, std::move(frame.body));
        if (!heard) return false;
        if (auto* message = std::get_if<core::link::Message>(&*heard)) {
            ears.message(line->node, std::move(*message));
        }
        return true;
    }

    // It has the key. A line of the same server from before is a dead one.
    void prove(const Held& line) {
        if (const auto before = up.find(line->node); before != up.end()) {
            lose(Held(before->second), "replaced");
        }
        count_proven(*line);
        line->is_up = true;
        up[line->node] = line;
        log.info("event=link" + field("node", line->node));
        ears.up(line->node);
    }

    void count_proven(Line& line) {
        if (std::exchange(line.is_unproven, false)) --unproven;
    }

    static Task<void> watch(std::shared_ptr<Impl> self, Held line) {
        while (!line->is_over) {
            line->timer.expires_after(kSignOfLife);
            co_await line->timer.async_wait(kTuple);
            if (line->is_over) break;
            if (Clock::now() - line->heard > kSilence) {
                self->lose(line, "silent");
            } else if (line->writer) {
                self->send(line, {}, {});
            }
        }
    }

    static Task<void> accept(std::shared_ptr<Impl> self) {
        while (self->acceptor.is_open()) {
            auto [error, socket] = co_await self->acceptor.async_accept(kTuple);
            if (error) {
                if (!self->acceptor.is_open()) break;
                Timer rest(self->executor, milliseconds(100));
                co_await rest.async_wait(kTuple);
            } else if (self->unproven < kUnproven) {
                net::co_spawn(self->executor, called_by(self, std::move(socket)), net::detached);
            }
        }
    }

    static Task<void> called_by(std::shared_ptr<Impl> self, Socket socket) {
        ++self->unproven;
        const auto line = std::make_shared<Line>(self->executor, std::move(socket));
        line->is_unproven = true;
        co_await run(self, line, false);
        self->count_proven(*line);
    }

    static Task<void> call(std::shared_ptr<Impl> self, Known known) {
        const auto reach = Reach::parse(known.link);
        Resolver resolver(self->executor);
        const auto line = std::make_shared<Line>(self->executor, Socket(self->executor));
        line->node = known.node;
        const auto [error, found] = co_await resolver.async_resolve(reach.host, reach.port, kTuple);
        if (!error && !self->is_over) {
            // The watch cuts a connection that does not come about.
            net::co_spawn(self->executor, watch(self, line), net::detached);
            for (const auto& entry : found) {
                error_code ignored;
                line->socket.close(ignored);
                const auto [refused] =
                    co_await line->socket.async_connect(entry.endpoint(), kTuple);
                if (line->is_over) break;
                if (refused) continue;
                line->heard = Clock::now();
                co_await run(self, line, true);
                break;
            }
        }
        cut(*line);
        self->called.erase(known.node);
    }

    void set_known(const std::vector<Known>& nodes) {
        for (const Known& known : nodes) {
            if (known.node >= options.self || up.contains(known.node)) continue;
            if (!called.insert(known.node).second) continue;
            net::co_spawn(executor, call(shared_from_this(), known), net::detached);
        }
    }
};

Links::Links(EventLoop& loop, const Options& options, core::Entropy& entropy, Log& log, Ears ears)
    : impl_(std::make_shared<Impl>(loop, options, entropy, log, std::move(ears))) {
    impl_->listen();
    net::co_spawn(impl_->executor, Impl::accept(impl_), net::detached);
}

Links::~Links() { impl_->end(); }

std::uint16_t Links::port() const {
    error_code ignored;
    return impl_->acceptor.local_endpoint(ignored).port();
}

void Links::set_known(const std::vector<Known>& nodes) { impl_->set_known(nodes); }

void Links::send(const core::ToPeer& what) {
    const auto it = impl_->up.find(what.node);
    if (it == impl_->up.end()) return;
    const auto line = it->second;
    impl_->send(line, core::link::head_of(what.message), core::link::body_of(what.message));
}

}  // namespace vegas::shell
