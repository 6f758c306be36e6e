#include "server/shell/store/postgres/connection.hpp"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace vegas::shell::postgres {
namespace {

using Clock = std::chrono::steady_clock;

// Types by the numbers of PostgreSQL's catalogue (pg_type.dat), which never change.
constexpr unsigned kText = 25, kTexts = 1009, kBlob = 17, kBlobs = 1001, kBig = 20, kBigs = 1016;

constexpr std::chrono::milliseconds kPatienceForARow{30'000};

// libpq's words have several lines.
std::string one_line(std::string_view words) {
    std::string line;
    for (const char c : words) {
        const bool is_space = c == ' ' || c == '\n' || c == '\t';
        if (!is_space) {
            line += c;
        } else if (!line.empty() && line.back() != ' ') {
            line += ' ';
        }
    }
    while (line.ends_with(' ')) line.pop_back();
    return line;
}

// Numbers in network order.
template <class Number>
void put(std::string& bytes, Number number) {
    for (int shift = 8 * (static_cast<int>(sizeof(number)) - 1); shift >= 0; shift -= 8) {
        bytes.push_back(static_cast<char>(static_cast<std::uint64_t>(number) >> shift & 0xffU));
    }
}

// The head of an array as array_recv() takes it: one dimension, no nulls, counted from 1.
void put_head(std::string& bytes, unsigned type, std::size_t count) {
    put(bytes, std::int32_t{count == 0 ? 0 : 1});
    put(bytes, std::int32_t{0});
    put(bytes, type);
    if (count == 0) return;
    put(bytes, static_cast<std::int32_t>(count));
    put(bytes, std::int32_t{1});
}

std::string field(const pg_result* result, int which) {
    const char* words = PQresultErrorField(result, which);
    return words == nullptr ? std::string() : std::string(words);
}

// Of some classes the server's words say what an operator wants to know; others may quote values.
bool is_about_the_server(const std::string& state) {
    constexpr std::array<std::string_view, 9> kClasses{"08", "25", "28", "3D", "42",
                                                       "53", "55", "57", "58"};
    return std::any_of(kClasses.begin(), kClasses.end(),
                       [&](std::string_view it) { return state.starts_with(it); });
}

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
    return std::any_of(kWords.begin(), kWords.end(), [&](std::string_view it) {
        return words.find(it) != std::string_view::npos;
    });
}

Error error_of(const pg_result* result) {
    const std::string state = field(result, PG_DIAG_SQLSTATE);
    const std::string words = is_about_the_server(state) ? field(result, PG_DIAG_MESSAGE_PRIMARY)
                                                         : "the database refuses a statement";
    if (state.empty()) return {{}, one_line(PQresultErrorMessage(result))};
    return {state, one_line(words) + " (PostgreSQL " + state + ")"};
}

}  // namespace

// ---- values

void Values::add(std::string_view text) { all_.push_back({.bytes = std::string(text)}); }

void Values::add(std::int64_t number) { all_.push_back({.bytes = std::to_string(number)}); }

void Values::add_array(unsigned array, unsigned element, const std::vector<std::string_view>& all) {
    std::string bytes;
    put_head(bytes, element, all.size());
    for (const auto one : all) {
        put(bytes, static_cast<std::int32_t>(one.size()));
        bytes += one;
    }
    all_.push_back({.bytes = std::move(bytes), .type = array, .is_binary = true});
}

void Values::add(const std::vector<std::string_view>& texts) { add_array(kTexts, kText, texts); }

void Values::add(const Blobs& blobs) { add_array(kBlobs, kBlob, blobs.all); }

void Values::add(const std::vector<std::int64_t>& numbers) {
    std::string bytes;
    put_head(bytes, kBig, numbers.size());
    for (const auto number : numbers) {
        put(bytes, std::int32_t{sizeof(number)});
        put(bytes, number);
    }
    all_.push_back({.bytes = std::move(bytes), .type = kBigs, .is_binary = true});
}

// ---- rows

void Rows::clear(pg_result* result) { PQclear(result); }

int Rows::count() const { return PQntuples(result_.get()); }

std::string_view Rows::text(int row, int column) const {
    return {PQgetvalue(result_.get(), row, column),
            static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t Rows::number(int row, int column) const {
    const auto digits = text(row, column);
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

bool Rows::is_null(int row, int column) const {
    return PQgetisnull(result_.get(), row, column) != 0;
}

std::int64_t Rows::changed() const {
    const std::string_view digits(PQcmdTuples(result_.get()));
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

// ---- the connection

// What stands behind the URL holds whatever the URL says. A commit counts when the standby has it,
// and a statement that waits for another server's gives up before we give up on it.
Connection::Connection(const std::string& url) {
    constexpr std::array kNames{"dbname",           "target_session_attrs",
                                "connect_timeout",  "client_encoding",
                                "application_name", static_cast<const char*>(nullptr)};
    const std::array values{url.c_str(), "read-write", "2",
                            "UTF8",      "vegasd",     static_cast<const char*>(nullptr)};
    handle_ = PQconnectdbParams(kNames.data(), values.data(), 1);
    if (handle_ == nullptr) throw Error({}, "no memory for a connection");
    if (PQstatus(handle_) != CONNECTION_OK) {
        const std::string words = one_line(PQerrorMessage(handle_));
        PQfinish(handle_);
        const auto answer = PQpingParams(kNames.data(), values.data(), 1);
        const bool lets_nobody_in = answer == PQPING_NO_ATTEMPT || is_about_trust(words) ||
                                    (answer == PQPING_OK && !is_about_a_standby(words));
        if (lets_nobody_in) throw Error({}, words);
        throw Unreachable(words);
    }
    PQsetNoticeReceiver(handle_, &Connection::hear, this);
    PQsetnonblocking(handle_, 1);
    try {
        run("set synchronous_commit = on; set lock_timeout = '1s'; set timezone = 'UTC'");
    } catch (...) {
        PQfinish(handle_);
        throw;
    }
}

Connection::~Connection() { PQfinish(handle_); }

// When somebody cancels the wait for the standby, the server calls that a success and warns, in the
// user's case without a number of its own. No statement of ours has another reason for a warning.
void Connection::hear(void* connection, const pg_result* notice) {
    if (field(notice, PG_DIAG_SEVERITY_NONLOCALIZED) == "WARNING") {
        static_cast<Connection*>(connection)->unsure_ = true;
    }
}

void Connection::fail(const std::string& words) {
    broken_ = true;
    throw Error({}, words);
}

void Connection::sent(bool is_sent) {
    if (!is_sent) fail(one_line(PQerrorMessage(handle_)));
    unsure_ = false;
}

void Connection::send(const std::string& sql, const Values& values, Format format) {
    const auto& all = values.all_;
    std::vector<Oid> types;
    std::vector<const char*> bytes;
    std::vector<int> lengths, formats;
    for (const auto& one : all) {
        types.push_back(one.type);
        bytes.push_back(one.bytes.c_str());
        lengths.push_back(static_cast<int>(one.bytes.size()));
        formats.push_back(one.is_binary ? 1 : 0);
    }
    sent(PQsendQueryParams(handle_, sql.c_str(), static_cast<int>(all.size()), types.data(),
                           bytes.data(), lengths.data(), formats.data(),
                           format == Format::binary ? 1 : 0) != 0);
}

void Connection::wait(bool to_write, Clock::time_point until) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
    pollfd socket{.fd = PQsocket(handle_),
                  .events = static_cast<short>(to_write ? POLLIN | POLLOUT : POLLIN),
                  .revents = 0};
    if (left <= 0 || poll(&socket, 1, static_cast<int>(left)) == 0) {
        fail("the database has not answered in time");
    }
    if ((socket.revents & (POLLIN | POLLERR | POLLHUP)) != 0 && PQconsumeInput(handle_) == 0) {
        fail(one_line(PQerrorMessage(handle_)));
    }
}

pg_result* Connection::next(std::chrono::milliseconds patience) {
    const auto until = Clock::now() + patience;
    for (int unsent = PQflush(handle_); unsent != 0; unsent = PQflush(handle_)) {
        if (unsent < 0) fail(one_line(PQerrorMessage(handle_)));
        wait(true, until);
    }
    while (PQisBusy(handle_) != 0) wait(false, until);
    return PQgetResult(handle_);
}

// All of it is taken, also behind an error: then the connection can be used again.
Rows Connection::finish(std::chrono::milliseconds patience) {
    Rows last(nullptr);
    std::optional<Error> error;
    while (pg_result* result = next(patience)) {
        last = Rows(result);
        if (PQresultStatus(result) == PGRES_FATAL_ERROR && !error) error = error_of(result);
    }
    if (PQstatus(handle_) != CONNECTION_OK) broken_ = true;
    if (error) throw *error;
    if (unsure_) throw Error({}, "a commit has not waited for the standby");
    return last;
}

void Connection::run(const std::string& sql, std::chrono::milliseconds patience) {
    sent(PQsendQuery(handle_, sql.c_str()) != 0);
    finish(patience);
}

Rows Connection::rows(const std::string& sql, const Values& values) {
    send(sql, values);
    return finish(kPatience);
}

std::int64_t Connection::number(const std::string& sql, const Values& values) {
    const Rows found = rows(sql, values);
    return found.count() == 0 ? 0 : found.number(0, 0);
}

std::string Connection::text(const std::string& sql, const Values& values) {
    const Rows found = rows(sql, values);
    return found.count() == 0 ? std::string() : std::string(found.text(0, 0));
}

void Connection::each_row(const std::string& sql, const Values& values,
                          const std::function<void(const Rows&)>& each) {
    send(sql, values, Format::binary);
    PQsetSingleRowMode(handle_);
    std::optional<Error> error;
    while (pg_result* result = next(kPatienceForARow)) {
        const Rows row(result);
        if (PQresultStatus(result) == PGRES_FATAL_ERROR) error = error_of(result);
        if (!error && row.count() == 1) each(row);
    }
    if (error) throw *error;
}

}  // namespace vegas::shell::postgres
