#include "server/shell/store/postgres/connection.hpp"

#include <libpq-fe.h>
#include <poll.h>

#include <algorithm>
#include <array>
#include <boost/locale/utf.hpp>
#include <utility>

#include "protocol/texts/plain_text.hpp"

namespace vegas::shell::postgres {
namespace {

using std::chrono::steady_clock;

// Types by the numbers of PostgreSQL's catalogue (pg_type.dat), which never change.
constexpr unsigned kText = 25, kTexts = 1009, kBlob = 17, kBlobs = 1001, kBig = 20, kBigs = 1016;

constexpr std::chrono::milliseconds kRowTimeout{30'000};
constexpr std::chrono::milliseconds kTouchTimeout{500};

// What counts for each transaction is set within it: a pooler may give each one another session,
// and what is set for a session goes to others of its clients. No commit counts before the standby
// has it, but for a caller who does not wait; the warning that it was not waited for is heard; a
// statement that waits for another server's gives up before we give up on it. The last one is there
// for require_pooling().
constexpr const char* kBegin = "begin isolation level read committed";
constexpr const char* kBeginSnapshot = "begin isolation level repeatable read read only";
std::string settings_for(CommitWait commits) {
    return std::string("select set_config('synchronous_commit', '") +
           (commits == CommitWait::standby ? "on" : "off") +
           "', true), set_config('client_min_messages', 'warning', true), "
           "set_config('lock_timeout', '1s', true), set_config('statement_timeout', '0', true), "
           "set_config('idle_in_transaction_session_timeout', '60s', true), "
           "set_config('vegas.transaction', 'whole', true)";
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

bool is_text(std::string_view text) {
    using Utf8 = boost::locale::utf::utf_traits<char>;
    for (const char* at = text.begin(); at != text.end();) {
        const auto point = Utf8::decode(at, text.end());
        if (point == 0 || !boost::locale::utf::is_valid_codepoint(point)) return false;
    }
    return true;
}

std::string_view require_utf8(std::string_view text) {
    if (!is_text(text)) throw PostgresError("22021", "a text is not UTF-8");
    return text;
}

std::string field(const pg_result* result, int which) {
    const char* words = PQresultErrorField(result, which);
    return words == nullptr ? std::string() : std::string(words);
}

// Of some classes the server's words say what an operator wants to know; others may quote values.
bool is_about_the_server(const std::string& state) {
    constexpr std::array<std::string_view, 9> kClasses{"08", "25", "28", "3D", "42",
                                                       "53", "55", "57", "58"};
    return std::ranges::any_of(kClasses,
                               [&](std::string_view it) { return state.starts_with(it); });
}

PostgresError error_of(const pg_result* result) {
    const std::string state = field(result, PG_DIAG_SQLSTATE);
    const std::string words = is_about_the_server(state) ? field(result, PG_DIAG_MESSAGE_PRIMARY)
                                                         : "the database refuses a statement";
    if (state.empty()) return PostgresError::transient(one_line(PQresultErrorMessage(result)));
    return {state, one_line(words) + " (PostgreSQL " + state + ")"};
}

}  // namespace

// ---- values

void Values::add(std::string_view text) {
    all_.push_back({.bytes = std::string(require_utf8(text))});
}

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

void Values::add(const std::vector<std::string_view>& texts) {
    for (const auto text : texts) (void)require_utf8(text);
    add_array(kTexts, kText, texts);
}

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

void PostgresRows::clear(pg_result* result) { PQclear(result); }

int PostgresRows::count() const { return PQntuples(result_.get()); }

std::string_view PostgresRows::text(int row, int column) const {
    return {PQgetvalue(result_.get(), row, column),
            static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t PostgresRows::number(int row, int column) const {
    return texts::parse_number<std::int64_t>(text(row, column)).value_or(0);
}

bool PostgresRows::is_null(int row, int column) const {
    return PQgetisnull(result_.get(), row, column) != 0;
}

std::int64_t PostgresRows::changed() const {
    return texts::parse_number<std::int64_t>(PQcmdTuples(result_.get())).value_or(0);
}

// ---- the connection

PostgresConnection::PostgresConnection(const std::string& url, CommitWait commits, ServerRole role,
                                       std::chrono::milliseconds idle)
    : idle_(idle), settings_(settings_for(commits)), connected_(connect(url)) {
    PQsetNoticeReceiver(handle_, &PostgresConnection::on_notice, this);
    PQsetnonblocking(handle_, 1);
    run("set idle_session_timeout = 0");  // it counts between transactions
    if (role == ServerRole::primary) require_primary_or_wait();
}

void PostgresConnection::require_primary_or_wait() {
    const PostgresRows found =
        rows("select current_setting('in_hot_standby'), current_setting('transaction_read_only')");
    if (connected_.standby_error.empty()) return require_primary(found.text(0, 0));
    if (found.text(0, 1) != "off") throw PostgresError::transient(connected_.standby_error);
}

bool PostgresConnection::is_alive() {
    if (is_broken_) return false;
    if (steady_clock::now() - used_at_ < idle_) return true;
    try {
        run("select 1", kTouchTimeout);
        return true;
    } catch (const PostgresError&) {
        return false;
    }
}

bool PostgresConnection::is_closed() {
    pollfd socket{.fd = PQsocket(handle_), .events = POLLIN, .revents = 0};
    if (PQstatus(handle_) != CONNECTION_OK) return true;
    return poll(&socket, 1, 0) > 0 && PQconsumeInput(handle_) == 0;
}

// When somebody cancels the wait for the standby, the server calls that a success and warns. The
// function that warns has the same name in every language; its words may be another version's.
void PostgresConnection::on_notice(void* connection, const pg_result* notice) {
    if (field(notice, PG_DIAG_SOURCE_FUNCTION) == "SyncRepWaitForLSN" ||
        field(notice, PG_DIAG_MESSAGE_PRIMARY).find("wait for synchronous replication") !=
            std::string::npos) {
        static_cast<PostgresConnection*>(connection)->is_commit_unsure_ = true;
    }
}

void PostgresConnection::fail(const std::string& words) {
    is_broken_ = true;
    throw PostgresError::transient(words);
}

void PostgresConnection::check(bool is_sent) {
    is_broken_ = true;
    if (!is_sent) fail(one_line(PQerrorMessage(handle_)));
    is_commit_unsure_ = false;
}

void PostgresConnection::put(const std::string& sql, const Values& values, Format format) {
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
    check(PQsendQueryParams(handle_, sql.c_str(), static_cast<int>(all.size()), types.data(),
                            bytes.data(), lengths.data(), formats.data(),
                            format == Format::binary ? 1 : 0) != 0);
}

// After an error the server leaves out what follows, so a transaction is whole or not at all.
void PostgresConnection::send(const std::string& sql, const Values& values, Format format) {
    const bool is_open = PQtransactionStatus(handle_) != PQTRANS_IDLE;
    check(PQenterPipelineMode(handle_) != 0);
    if (!is_open) {
        put(kBegin, Values(), Format::text);
        put(settings_, Values(), Format::text);
    }
    statements_before_ = is_open ? 0 : 2;
    put(sql, values, format);
    if (!is_open) put("commit", Values(), Format::text);
    check(PQpipelineSync(handle_) != 0);
}

void PostgresConnection::wait(bool to_write, steady_clock::time_point until) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(until - steady_clock::now()).count();
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

pg_result* PostgresConnection::next(std::chrono::milliseconds timeout) {
    const auto until = steady_clock::now() + timeout;
    for (int unsent = PQflush(handle_); unsent != 0; unsent = PQflush(handle_)) {
        if (unsent < 0) fail(one_line(PQerrorMessage(handle_)));
        wait(true, until);
    }
    while (PQisBusy(handle_) != 0) wait(false, until);
    return PQgetResult(handle_);
}

// After the first error nothing that follows counts: the connection is not used again.
void PostgresConnection::receive(Format format, std::chrono::milliseconds timeout,
                                 const Each& each) {
    for (int done = 0;;) {  // statements
        if (done == statements_before_ && format == Format::binary) PQsetSingleRowMode(handle_);
        pg_result* result = next(timeout);
        if (result == nullptr) {
            if (PQstatus(handle_) != CONNECTION_OK) fail(one_line(PQerrorMessage(handle_)));
            ++done;
            continue;
        }
        PostgresRows rows(result);
        const auto status = PQresultStatus(result);
        if (status == PGRES_PIPELINE_SYNC) break;
        if (status == PGRES_FATAL_ERROR) throw error_of(result);
        if (done == statements_before_) each(std::move(rows));
    }
    if (PQexitPipelineMode(handle_) == 0) fail(one_line(PQerrorMessage(handle_)));
    finish();
}

void PostgresConnection::finish() {
    if (is_commit_unsure_) {
        throw PostgresError::transient("a commit has not waited for the standby");
    }
    is_broken_ = false;
    used_at_ = steady_clock::now();
}

void PostgresConnection::begin() { run(std::string(kBegin) + "; " + settings_); }

// Between two reads it waits for its reader, who may look through an export page by page.
void PostgresConnection::begin_snapshot() {
    run(std::string(kBeginSnapshot) + "; " + settings_ +
        "; select set_config('idle_in_transaction_session_timeout', '0', true)");
}

PostgresRows PostgresConnection::run(const std::string& sql, std::chrono::milliseconds timeout) {
    PostgresRows last(nullptr);
    check(PQsendQuery(handle_, sql.c_str()) != 0);
    while (pg_result* result = next(timeout)) {
        last = PostgresRows(result);
        if (PQresultStatus(result) == PGRES_FATAL_ERROR) throw error_of(result);
    }
    if (PQstatus(handle_) != CONNECTION_OK) fail(one_line(PQerrorMessage(handle_)));
    finish();
    return last;
}

PostgresRows PostgresConnection::rows(const std::string& sql, const Values& values) {
    PostgresRows last(nullptr);
    send(sql, values, Format::text);
    receive(Format::text, kTimeout, [&last](PostgresRows rows) { last = std::move(rows); });
    return last;
}

std::int64_t PostgresConnection::number(const std::string& sql, const Values& values) {
    const PostgresRows found = rows(sql, values);
    return found.count() == 0 ? 0 : found.number(0, 0);
}

std::string PostgresConnection::text(const std::string& sql, const Values& values) {
    const PostgresRows found = rows(sql, values);
    return found.count() == 0 ? std::string() : std::string(found.text(0, 0));
}

void PostgresConnection::each_row(const std::string& sql, const Values& values,
                                  const std::function<void(const PostgresRows&)>& each) {
    send(sql, values, Format::binary);
    receive(Format::binary, kRowTimeout, [&each](const PostgresRows& row) {
        if (row.count() == 1) each(row);
    });
}

}  // namespace vegas::shell::postgres
