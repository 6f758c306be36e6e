#include "server/shell/store/postgres/connect.hpp"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <string_view>
#include <utility>

#include "server/shell/store/postgres/error.hpp"

namespace vegas::shell::postgres {
namespace {

using std::chrono::steady_clock;

constexpr std::chrono::milliseconds kPatience{2'000};

// libpq's own words, in English: no locale is set in this program.
bool is_about_a_standby(std::string_view words) {
    return words.find("read-only") != std::string_view::npos ||
           words.find("hot standby") != std::string_view::npos;
}

// One side does not trust the other, or has no certificate to show. libpq has asked for nothing
// yet, so PQping calls that a server which does not answer. A line that breaks has other words.
bool is_about_trust(std::string_view words) {
    constexpr std::array<std::string_view, 4> kWords{"certificate", "private key", "unknown ca",
                                                     "but SSL was required"};
    return std::ranges::any_of(
        kWords, [&](std::string_view it) { return words.find(it) != std::string_view::npos; });
}

// The URL overrides what stands before it, and is overridden by what stands after it. Keepalives
// remind firewalls of an idle connection, and let the system notice that it is gone.
struct Parameters {
    explicit Parameters(const std::string& url)
        : values{"10", "3", "3", url.c_str(), "read-write", "2", "UTF8", "vegasd", nullptr} {}
    void accept_standby() { values[4] = "any"; }

    std::array<const char*, 9> names{"keepalives_idle", "keepalives_interval",  "keepalives_count",
                                     "dbname",          "target_session_attrs", "connect_timeout",
                                     "client_encoding", "application_name",     nullptr};
    std::array<const char*, 9> values;
};

ConnectionHandle attempt(const Parameters& to) {
    ConnectionHandle opened(PQconnectdbParams(to.names.data(), to.values.data(), 1), &PQfinish);
    if (!opened) throw PostgresError::transient("no memory for a connection");
    return opened;
}

// "...: FATAL:  53300", as libpq says it if it is asked for numbers only; empty: there is none.
std::string state_in(std::string_view words) {
    constexpr std::size_t kState = 5;
    while (words.ends_with('\n')) words.remove_suffix(1);
    if (words.size() <= kState) return {};
    const auto state = words.substr(words.size() - kState);
    const bool is_one =
        words[words.size() - kState - 1] == ' ' && std::ranges::all_of(state, [](unsigned char c) {
            return std::isdigit(c) != 0 || std::isupper(c) != 0;
        });
    return is_one ? std::string(state) : std::string();
}

// The number with which a server refuses a connection, which libpq gives only to those who ask it
// step by step; empty: by now it refuses nothing, or does not answer.
std::string refusal_of(const Parameters& to) {
    const auto until = steady_clock::now() + kPatience;
    const ConnectionHandle tried(PQconnectStartParams(to.names.data(), to.values.data(), 1),
                                 &PQfinish);
    if (!tried) return {};
    PQsetErrorVerbosity(tried.get(), PQERRORS_SQLSTATE);
    for (auto step = PGRES_POLLING_WRITING; step != PGRES_POLLING_OK;) {
        if (step == PGRES_POLLING_FAILED) return state_in(PQerrorMessage(tried.get()));
        const auto left =
            std::chrono::duration_cast<std::chrono::milliseconds>(until - steady_clock::now());
        pollfd socket{
            .fd = PQsocket(tried.get()),
            .events = static_cast<short>(step == PGRES_POLLING_READING ? POLLIN : POLLOUT),
            .revents = 0};
        if (left.count() <= 0 || poll(&socket, 1, static_cast<int>(left.count())) == 0) return {};
        step = PQconnectPoll(tried.get());
    }
    return {};
}

// Why there is no connection: waiting helps unless somebody has to change something.
PostgresError no_connection(const std::string& words, const Parameters& to) {
    const auto status = PQpingParams(to.names.data(), to.values.data(), 1);
    if (status == PQPING_NO_ATTEMPT || is_about_trust(words)) return {{}, words};
    if (status != PQPING_OK) return PostgresError::transient(words);
    const std::string state = refusal_of(to);
    return state.empty() ? PostgresError::transient(words) : PostgresError(state, words);
}

}  // namespace

ConnectResult connect(const std::string& url) {
    Parameters to(url);
    ConnectionHandle opened = attempt(to);
    if (PQstatus(opened.get()) == CONNECTION_OK) return {std::move(opened), {}};
    const std::string words = one_line(PQerrorMessage(opened.get()));
    if (!is_about_a_standby(words)) throw no_connection(words, to);
    to.accept_standby();
    opened = attempt(to);
    if (PQstatus(opened.get()) != CONNECTION_OK) throw PostgresError::transient(words);
    return {std::move(opened), words};
}

}  // namespace vegas::shell::postgres
