// Lets the server read hostile texts: in each member of each request, in the target of an HTTP
// request and in its headers. Under callgrind it writes a profile of each reading to FILE.n; else
// it prints how long each took. `message_costs` runs it both ways and judges.
//
//   message_costs_probe [--profiles] [--planted]
#include <valgrind/callgrind.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <chrono>
#include <cstdio>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "protocol/json/members.hpp"
#include "protocol/requests/messages.hpp"
#include "server/shell/http/api.hpp"
#include "server/shell/http/handshake.hpp"
#include "server/shell/net/admission_control.hpp"
#include "tests/bench/hostile_texts.hpp"
#include "tests/server/shell/http/some_page.hpp"
#include "tests/server/shell/parts.hpp"
#include "tests/support/fake_shell.hpp"

namespace vegas::bench {
namespace {

constexpr std::array<std::size_t, 4> kSizes{2048, 4096, 8192, 16384};
constexpr std::string_view kHostile = "@";  // where the hostile text goes
constexpr int kTimes = 5;                   // that a reading is timed; the shortest counts

// ---- counting and timing

class Probe {
public:
    explicit Probe(bool profiles) : profiles_(profiles) {}

    // `prepare` returns what reads the text once. A reader that changed its server needs a new one.
    using Prepare = std::function<std::function<void()>(const std::string& text)>;

    void run(const std::string& field, const TextFamily& family, const Prepare& prepare,
             const std::function<std::string(std::size_t)>& text_of) {
        for (const std::size_t size : kSizes) {
            const std::string text = text_of(size);
            const std::string row =
                field + "\t" + std::string(family.name) + "\t" + std::to_string(size);
            if (profiles_) {
                profile(row, prepare(text));
            } else {
                time(row, text, prepare);
            }
        }
    }

private:
    static void profile(const std::string& row, const std::function<void()>& read) {
        CALLGRIND_ZERO_STATS;
        CALLGRIND_TOGGLE_COLLECT;
        read();
        CALLGRIND_TOGGLE_COLLECT;
        CALLGRIND_DUMP_STATS_AT(row.c_str());
    }
    static void time(const std::string& row, const std::string& text, const Prepare& prepare) {
        using Clock = std::chrono::steady_clock;
        double shortest_ms = std::numeric_limits<double>::max();
        for (int n = 0; n < kTimes; ++n) {
            const auto read = prepare(text);
            const auto began = Clock::now();
            read();
            const std::chrono::duration<double, std::milli> took = Clock::now() - began;
            shortest_ms = std::min(shortest_ms, took.count());
        }
        std::printf("%s\t%.4f\n", row.c_str(), shortest_ms);
    }

    bool profiles_;
};

// ---- messages

core::Settings without_limits() {
    constexpr std::size_t kMany = 1'000'000;
    core::Settings settings{.limits = {}, .bot_pause_ms = 0};
    settings.limits.messages_per_second = settings.limits.message_burst = kMany;
    settings.limits.refused_messages = kMany;
    settings.limits.wrong_guesses_per_minute = settings.limits.wrong_codes_per_minute = kMany;
    settings.limits.changes_per_minute = kMany;
    return settings;
}

// A game of two under way, and a connection that has not said hello.
class World {
public:
    World() : shell_(without_limits()) {
        seated_ = shell_.table("royale", {"Ann", "Bea"}, {{"clock", nullptr}});
        newcomer_ = &shell_.connect();
    }

    [[nodiscard]] const std::string& table() const { return shell_.id; }
    // A reading that asks nothing of the store changes nothing here.
    [[nodiscard]] bool is_unchanged() const { return is_unchanged_; }

    void read(bool is_hello, std::string bytes) {
        const core::ConnId conn = is_hello ? newcomer_->conn : seated_[0]->conn;
        core::Output out;
        shell_.server->handle({shell_.now, {shell_.now.ms}, core::Received{conn, std::move(bytes)}},
                              out);
        is_unchanged_ = out.appends.empty() && out.queries.empty() && out.sends.size() == 1 &&
                        std::holds_alternative<core::Send>(out.sends[0]);
    }

private:
    test::FakeShell shell_;
    std::vector<test::Client*> seated_;
    test::Client* newcomer_ = nullptr;
    bool is_unchanged_ = true;
};

// Good values of members that requests need beside the hostile one.
std::string good_value(std::string_view member, const std::string& table) {
    static const std::map<std::string_view, std::string_view> kGood{
        {"protocol", "1"},
        {"ruleset", R"("royale")"},
        {"commitment", R"("0000000000000000000000000000000000000000000000000000000000000000")"},
        {"level", R"("easy")"},
        {"seat", "1"},
        {"phrase", R"("hello")"},
        {"decision", "1"},
        {"action", R"({"kind":"pass"})"},
        {"game", R"("k3f9xqk3f9xq-1")"},
        {"code", R"("K3FA-XQ2B")"},
        {"name", R"("Ann")"},
        {"player", R"("k3f9xqk3f9xq")"},
        {"device", R"("k3f9xqk3f9xq")"},
        {"epoch", R"("1")"},
        {"v", "1"},
    };
    if (member == "table") return '"' + table + '"';
    const auto found = kGood.find(member);
    return found == kGood.end() ? "null" : std::string(found->second);
}

struct Message {
    std::string field;
    bool is_hello = false;
    std::string text;  // with kHostile
};

template <class T>
void add_members(std::vector<Message>& messages, const std::string& table) {
    const std::string op(protocol::kWire<T>.name);
    const auto message_with = [&](std::string_view hostile) {
        std::string text = R"({"op":")" + op + '"';
        protocol::each_index<protocol::kFieldCount<T>>([&](auto i) {
            constexpr const auto& m = protocol::kField<T, i>;
            const std::string name(m.name);
            if (m.name == hostile) {
                text += ",\"" + name + "\":" + std::string(kHostile);
            } else if (m.presence == protocol::FieldPresence::required) {
                text += ",\"" + name + "\":" + good_value(m.name, table);
            }
        });
        return text;
    };
    const bool is_hello = std::is_same_v<T, protocol::Hello>;
    protocol::each_index<protocol::kFieldCount<T>>([&](auto i) {
        constexpr const auto& m = protocol::kField<T, i>;
        messages.push_back({op + " " + std::string(m.name), is_hello, message_with(m.name) + "}"});
    });
    messages.push_back({op + " id", is_hello, message_with({}) + ",\"id\":@}"});
    messages.push_back({op + " unknown", is_hello, message_with({}) + ",\"zzz\":@}"});
}

template <class... T>
std::vector<Message> all_messages(const std::variant<T...>*, const std::string& table) {
    std::vector<Message> messages{
        {"message", false, "@"},
        {"op", false, R"({"op":@,"id":1})"},
        {"name of a member", false, R"({"op":"me.data",@:1})"},
        {"hello bot.name", true, R"({"op":"hello","protocol":1,"name":"A","bot":{"name":@}})"},
        {"hello bot.version", true,
         R"({"op":"hello","protocol":1,"name":"A","bot":{"name":"b","version":@}})"},
        {"hello caps item", true, R"({"op":"hello","protocol":1,"name":"A","caps":[@]})"},
        {"table.create tile_set", false,
         R"({"op":"table.create","ruleset":"royale","options":{"tile_set":@}})"},
        {"table.create board", false,
         R"({"op":"table.create","ruleset":"vegas-1996","options":{"board":@}})"},
        {"table.create board.tables", false,
         R"({"op":"table.create","ruleset":"vegas-1996","options":{"board":{"tables":@}}})"},
        {"table.create decision_ms", false,
         R"({"op":"table.create","ruleset":"royale","clock":{"decision_ms":@}})"},
    };
    for (const std::string member :
         {R"({"kind":@})", R"({"kind":"place","face":@})", R"({"kind":"pass","shows":@})",
          R"({"kind":"split","first":@})"}) {
        messages.push_back(
            {"act " + member, false,
             R"({"op":"act","table":")" + table + R"(","decision":1,"action":)" + member + "}"});
    }
    (add_members<T>(messages, table), ...);
    return messages;
}

void probe_messages(Probe& probe) {
    auto world = std::make_unique<World>();
    const auto messages = all_messages(static_cast<const protocol::Op*>(nullptr), world->table());
    for (const Message& message : messages) {
        const auto prepare = [&](const std::string& bytes) {
            if (!world->is_unchanged()) world = std::make_unique<World>();
            return [&world, &message, bytes] { world->read(message.is_hello, bytes); };
        };
        for (const TextFamily& family : kJsonFamilies) {
            probe.run("message: " + message.field, family, prepare, [&](std::size_t bytes) {
                std::string text = message.text;
                const auto at = text.find(kHostile);
                return text.replace(at, 1, family.text(bytes - text.size() + 1));
            });
        }
    }
}

// ---- HTTP

struct HeaderField {
    std::string_view name;
    std::string_view shell::HttpRequest::*value;
    std::string_view target = "/";
};
constexpr std::string_view kUpgrade = "/ws";
constexpr std::array kHeaderFields = std::to_array<HeaderField>({
    {"target", &shell::HttpRequest::target},
    {"target of an upgrade", &shell::HttpRequest::target, kUpgrade},
    {"Accept-Language", &shell::HttpRequest::accept_language, "/api/rules/royale"},
    {"Accept-Encoding", &shell::HttpRequest::accept_encoding},
    {"If-None-Match", &shell::HttpRequest::if_none_match},
    {"Sec-WebSocket-Protocol", &shell::HttpRequest::protocols, kUpgrade},
});

void probe_http(Probe& probe) {
    shell::test::Parts parts;
    shell::HttpApi api{{.core = parts.core,
                        .core_runner = parts.core_runner,
                        .loop = parts.loop,
                        .workers = parts.workers,
                        .connections_max = 2,
                        .page = shell::test::kPage}};
    for (const HeaderField& field : kHeaderFields) {
        const auto prepare = [&](const std::string& text) {
            return [&api, &field, text] {
                shell::HttpRequest request{.method = "GET",
                                           .target = field.target,
                                           .upgrade = field.target == kUpgrade,
                                           .protocols = {}};
                request.names_protocols = field.value == &shell::HttpRequest::protocols;
                request.*field.value = text;
                (void)api.handle(shell::ListenerRole::players, request);
            };
        };
        for (const TextFamily& family : kHeaderFamilies) {
            probe.run("http: " + std::string(field.name), family, prepare,
                      [&family](std::size_t bytes) { return family.text(bytes); });
        }
    }
}

// ---- what a connection reads of a request's headers, which a proxy may have sent on

constexpr std::string_view kProxy = "10.0.0.7";
constexpr std::array kHeaders = std::to_array<std::string_view>(
    {"Host", "Origin", "Connection", "Upgrade", "Sec-WebSocket-Version", "Sec-WebSocket-Key",
     "Sec-WebSocket-Protocol", "Transfer-Encoding", "X-Forwarded-For"});

void read_headers(shell::AdmissionControl& admission,
                  const shell::AdmissionControl::AdmittedClient& client, const std::string& bytes) {
    namespace http = boost::beast::http;
    http::request_parser<http::string_body> parser;
    parser.header_limit(static_cast<std::uint32_t>(bytes.size()));
    boost::system::error_code error;
    parser.put(boost::asio::buffer(bytes), error);
    if (error && error != http::error::need_more) return;
    shell::BeastRequest request = parser.release();
    const auto handshake = shell::read_handshake(request);
    const auto addresses = shell::values_of(request, "X-Forwarded-For");
    const auto account = admission.account_of(client, {.addresses = addresses});
    if (!handshake) {
        admission.note_refused_request(account, handshake.error().reason,
                                       handshake.error().log_fields());
        return;
    }
    (void)admission.is_allowed_origin(handshake->origin, handshake->host);
    (void)admission.serves_host(client, handshake->host);
    if (!shell::websocket_fault(request)) shell::normalize_upgrade(request);
}

std::string request_without(std::string_view header) {
    std::string text = "GET /ws HTTP/1.1\r\n";
    for (const std::string_view line :
         {"Host: localhost", "Upgrade: websocket", "Connection: Upgrade",
          "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="}) {
        if (line.starts_with(std::string(header) + ":")) continue;
        text.append(line).append("\r\n");
    }
    return text;
}

void probe_headers(Probe& probe) {
    shell::test::Parts parts;
    const core::Limits limits;
    shell::AdmissionControl admission(limits, parts.loop, parts.log,
                                      {.proxies = {std::string(kProxy)}});
    const auto client = admission.admit(std::string(kProxy)).value();
    const auto prepare = [&](const std::string& bytes) {
        return [&admission, &client, bytes] { read_headers(admission, client, bytes); };
    };
    for (const std::string_view header : kHeaders) {
        for (const TextFamily& family : kHeaderFamilies) {
            probe.run("headers: " + std::string(header), family, prepare, [&](std::size_t bytes) {
                return request_without(header) + std::string(header) + ": " + family.text(bytes) +
                       "\r\n\r\n";
            });
        }
    }
    for (const TextFamily& family : kLinesFamilies) {
        probe.run("headers: lines", family, prepare, [&](std::size_t bytes) {
            return request_without("none") + family.text(bytes) + "\r\n";
        });
    }
}

// ---- a reader that is too slow, to see that it is found

void probe_planted(Probe& probe) {
    const auto prepare = [](const std::string& text) {
        return [text] {
            std::size_t pairs = 0;
            for (const char a : text) {
                pairs += static_cast<std::size_t>(std::ranges::count(text, a));
            }
            volatile std::size_t kept = pairs;
            (void)kept;
        };
    };
    probe.run("planted: pairs of characters", kHeaderFamilies[0], prepare,
              [](std::size_t bytes) { return kHeaderFamilies[0].text(bytes); });
}

}  // namespace
}  // namespace vegas::bench

int main(int argc, char** argv) {
    CLI::App app("Lets the server read hostile texts.");
    bool profiles = false, planted = false;
    app.add_flag("--profiles", profiles, "under callgrind: a profile of each reading");
    app.add_flag("--planted", planted, "only a reader that is too slow");
    CLI11_PARSE(app, argc, argv);
    vegas::bench::Probe probe(profiles);
    if (planted) {
        vegas::bench::probe_planted(probe);
    } else {
        vegas::bench::probe_messages(probe);
        vegas::bench::probe_http(probe);
        vegas::bench::probe_headers(probe);
    }
}
