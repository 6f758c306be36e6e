// A connection to PostgreSQL through libpq, with the values and rows of statements. All failures
// throw PostgresError. One thread at a time. Each call has a time limit, whatever the network does.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/shell/store/postgres/connect.hpp"
#include "server/shell/store/postgres/error.hpp"

struct pg_result;

namespace vegas::shell::postgres {

// Values of PostgreSQL's type bytea: any bytes, whereas texts must be UTF-8 without zeros.
struct Blobs {
    std::vector<std::string_view> all;
};

// The parameters $1, $2 and so on of a statement.
class Values {
public:
    template <class... All>
    explicit Values(const All&... all) {
        (add(all), ...);
    }

    // Throw PostgresError if a text is not UTF-8 or has zeros: the database would refuse it.
    void add(std::string_view text);
    void add(const std::string& text) { add(std::string_view(text)); }
    void add(const char* text) { add(std::string_view(text)); }
    void add(std::int64_t number);
    void add(const std::vector<std::string_view>& texts);
    void add(const Blobs& blobs);
    void add(const std::vector<std::int64_t>& numbers);

private:
    friend class PostgresConnection;
    struct Value {
        std::string bytes;
        unsigned type = 0;  // 0: inferred from the statement
        bool is_binary = false;
    };
    void add_array(unsigned array, unsigned element, const std::vector<std::string_view>& all);

    std::vector<Value> all_;
};

class PostgresRows {
public:
    explicit PostgresRows(pg_result* result) : result_(result, &clear) {}

    [[nodiscard]] int count() const;
    // The text is valid as long as the rows.
    [[nodiscard]] std::string_view text(int row, int column) const;
    [[nodiscard]] std::int64_t number(int row, int column) const;
    [[nodiscard]] bool is_null(int row, int column) const;
    // Rows changed by an UPDATE, INSERT or DELETE.
    [[nodiscard]] std::int64_t changed() const;

private:
    static void clear(pg_result*);
    std::unique_ptr<pg_result, void (*)(pg_result*)> result_;
};

// Whether a commit waits for the synchronous standby, if there is one.
enum class CommitWait : std::uint8_t { standby, none };

// Which server of the URL may be used. Only a primary accepts writes.
enum class ServerRole : std::uint8_t { primary, any };

// Each statement is a transaction of its own, unless begin() has opened one. It is sent together
// with the settings it needs: nothing depends on settings of the user, the database or a pooler's
// other clients.
class PostgresConnection {
public:
    // A server that takes longer has died or is cut off.
    static constexpr std::chrono::milliseconds kTimeout{2'000};

    // After so long the connection may be gone without a sign.
    static constexpr std::chrono::milliseconds kIdle{1'000};

    // Connects to the first of the URL's servers that accepts writes; at most two seconds for each.
    // Refuses a balancer that reads from a standby. If there is no primary, ServerRole::any takes a
    // standby. `idle`: is_alive() asks the server after it.
    explicit PostgresConnection(const std::string& url, CommitWait commits = CommitWait::standby,
                                ServerRole role = ServerRole::primary,
                                std::chrono::milliseconds idle = kIdle);
    ~PostgresConnection() = default;
    PostgresConnection& operator=(PostgresConnection&&) = delete;

    // Opens a transaction for several calls; run("commit") ends it.
    void begin();
    // Likewise, and what the calls read is of one moment. They write nothing.
    void begin_snapshot();
    // Executes one or more statements without values. Gives the rows of the last one. Outside
    // begin() they have the settings of the session.
    PostgresRows run(const std::string& sql, std::chrono::milliseconds timeout = kTimeout);
    // Executes one statement.
    [[nodiscard]] PostgresRows rows(const std::string& sql, const Values& values = Values());
    // The first column of the only row.
    [[nodiscard]] std::int64_t number(const std::string& sql, const Values& values = Values());
    [[nodiscard]] std::string text(const std::string& sql, const Values& values = Values());
    // Row by row, for results of any size. Each is a PostgresRows of one row; texts and blobs are
    // raw, and numbers cannot be read.
    void each_row(const std::string& sql, const Values& values,
                  const std::function<void(const PostgresRows&)>& each);

    // A call has thrown, and the state of the session is unknown: open a new connection.
    [[nodiscard]] bool is_broken() const { return is_broken_; }
    // Whether it can be used. After an idle time the server is asked, because a firewall may have
    // dropped the connection without telling anyone.
    [[nodiscard]] bool is_alive();
    // Whether the other side has closed it.
    [[nodiscard]] bool is_closed();

private:
    enum class Format : std::uint8_t { text, binary };
    using Each = std::function<void(PostgresRows)>;
    // The connection counts as broken until receive() or finish() completes.
    void send(const std::string& sql, const Values& values, Format format);
    void put(const std::string& sql, const Values& values, Format format);
    void check(bool is_sent);
    // The next result of the statements sent; null at the end of a statement.
    [[nodiscard]] pg_result* next(std::chrono::milliseconds timeout);
    // The result of the statement of send(): all at once, or row by row.
    void receive(Format format, std::chrono::milliseconds timeout, const Each& each);
    void finish();
    void require_primary_or_wait();
    void wait(bool to_write, std::chrono::steady_clock::time_point until);
    [[noreturn]] void fail(const std::string& words);
    static void on_notice(void* connection, const pg_result* notice);

    const std::chrono::milliseconds idle_;
    const std::string settings_;  // a statement that sets them for the transaction
    const ConnectResult connected_;
    pg_conn* const handle_ = connected_.handle.get();
    int statements_before_ = 0;                      // statements sent before that of send()
    bool is_broken_ = false;                         // or a call is under way
    bool is_commit_unsure_ = false;                  // a commit did not wait for the standby
    std::chrono::steady_clock::time_point used_at_;  // when the last call completed
};

}  // namespace vegas::shell::postgres
