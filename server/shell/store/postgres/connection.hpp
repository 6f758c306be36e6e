// A connection to PostgreSQL through libpq, and the values that statements take and give. Whatever
// goes wrong is thrown as an Error. One thread at a time; each call ends when its time is up,
// whatever the network does.
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

// Values of PostgreSQL's type bytea: any bytes, where a text has to be UTF-8 without zeros.
struct Blobs {
    std::vector<std::string_view> all;
};

// What a statement stands for with $1, $2 and so on.
class Values {
public:
    template <class... All>
    explicit Values(const All&... all) {
        (add(all), ...);
    }

    // Texts throw Error if they are not UTF-8, or have zeros: the database would refuse them.
    void add(std::string_view text);
    void add(const std::string& text) { add(std::string_view(text)); }
    void add(const char* text) { add(std::string_view(text)); }
    void add(std::int64_t number);
    void add(const std::vector<std::string_view>& texts);
    void add(const Blobs& blobs);
    void add(const std::vector<std::int64_t>& numbers);

private:
    friend class Connection;
    struct One {
        std::string bytes;
        unsigned type = 0;  // 0: as the statement needs it
        bool is_binary = false;
    };
    void add_array(unsigned array, unsigned element, const std::vector<std::string_view>& all);

    std::vector<One> all_;
};

class Rows {
public:
    explicit Rows(pg_result* result) : result_(result, &clear) {}

    [[nodiscard]] int count() const;
    // A text lasts as long as the rows.
    [[nodiscard]] std::string_view text(int row, int column) const;
    [[nodiscard]] std::int64_t number(int row, int column) const;
    [[nodiscard]] bool is_null(int row, int column) const;
    // Of an UPDATE, INSERT or DELETE.
    [[nodiscard]] std::int64_t changed() const;

private:
    static void clear(pg_result*);
    std::unique_ptr<pg_result, void (*)(pg_result*)> result_;
};

// Whether a commit counts only when the synchronous standby has it, where there is one.
enum class Commits : std::uint8_t { awaited, unawaited };

// Each statement is a transaction of its own, unless begin() has opened one, and goes to the server
// in one piece with the settings that count for it: nothing hangs on what the user, the database or
// a pooler's other clients have set.
class Connection {
public:
    // A server that takes long for an answer has died or is cut off.
    static constexpr std::chrono::milliseconds kPatience{2'000};

    // To the first of the URL's servers that takes writes; two seconds for each of them at most.
    explicit Connection(const std::string& url, Commits commits = Commits::awaited);
    ~Connection() = default;
    Connection& operator=(Connection&&) = delete;

    // Opens a transaction for several calls; run("commit") ends it.
    void begin();
    // Statements without values, several if there are several; of no interest is what they give.
    // Outside of begin() they have the settings of the session.
    void run(const std::string& sql, std::chrono::milliseconds patience = kPatience);
    // One statement.
    [[nodiscard]] Rows rows(const std::string& sql, const Values& values = Values());
    // The first column of the only row.
    [[nodiscard]] std::int64_t number(const std::string& sql, const Values& values = Values());
    [[nodiscard]] std::string text(const std::string& sql, const Values& values = Values());
    // Row by row, for results of any size: each is given as Rows of one row, in which texts and
    // blobs are as they are and numbers can't be read.
    void each_row(const std::string& sql, const Values& values,
                  const std::function<void(const Rows&)>& each);

    // A call has thrown: make another connection. Nobody knows what this one's session is left in.
    [[nodiscard]] bool is_broken() const { return broken_; }

private:
    enum class Format : std::uint8_t { text, binary };
    using Each = std::function<void(Rows)>;
    // Until receive() or finish() has come to its end the connection counts as broken.
    void send(const std::string& sql, const Values& values, Format format);
    void put(const std::string& sql, const Values& values, Format format);
    void check(bool is_sent);
    // The next of what the statements sent give; null: a statement has no more.
    [[nodiscard]] pg_result* next(std::chrono::milliseconds patience);
    // What the statement of send() gives: all at once, or row by row.
    void receive(Format format, std::chrono::milliseconds patience, const Each& each);
    void finish();
    void wait(bool to_write, std::chrono::steady_clock::time_point until);
    [[noreturn]] void fail(const std::string& words);
    static void hear(void* connection, const pg_result* notice);

    const std::string settings_;  // a statement: sets them for the transaction
    const Opened opened_;
    pg_conn* const handle_ = opened_.handle.get();
    int before_ = 0;       // statements sent before that of send()
    bool broken_ = false;  // or a call is under way
    bool unsure_ = false;  // a commit did not wait for the standby
};

}  // namespace vegas::shell::postgres
