// A connection to SQLite, and statements that are prepared once and used again. Whatever goes wrong
// is thrown as an Error. A connection and its statements serve one thread at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace vegas::shell::sqlite {

// One line of SQLite's own words and its number. They may name tables and columns, never what is
// in them.
class Error : public std::runtime_error {
public:
    Error(int code, const std::string& words);

    // The file is not as SQLite would have left it.
    [[nodiscard]] bool is_damage() const;

private:
    int code_;
};

enum class Access : std::uint8_t {
    // The file is read, and nothing is made or locked beside it. REQUIRES: nobody writes to it,
    // and it has no write-ahead log.
    still,
    read,
    write,
};

class Database {
public:
    // REQUIRES: the file is there. `vfs` is the name of SQLite's way to the disk; empty: the usual.
    Database(const std::filesystem::path& file, Access access, const std::string& vfs);
    ~Database();
    Database& operator=(Database&&) = delete;

    // One statement or several, whose rows are of no interest.
    void run(const char* sql);
    // The first column of the first row.
    [[nodiscard]] std::int64_t number(std::string_view sql);
    [[nodiscard]] std::string text(std::string_view sql);

    // Ends the transaction, if there is one, without a trace.
    void roll_back() noexcept;

    // How long to wait for another program's lock before it is an error.
    void be_patient(int ms);

    [[nodiscard]] sqlite3* handle() const { return handle_; }

private:
    sqlite3* handle_ = nullptr;
};

// What a statement gives, row by row. The statement can be used again when this is gone.
class Rows {
public:
    explicit Rows(sqlite3_stmt* statement) : statement_(statement) {}
    ~Rows();
    Rows& operator=(Rows&&) = delete;

    [[nodiscard]] bool next();
    // Of the row that next() has come to. A text lasts until the following next().
    [[nodiscard]] std::string_view text(int column) const;
    [[nodiscard]] std::int64_t number(int column) const;
    [[nodiscard]] bool is_null(int column) const;

private:
    sqlite3_stmt* statement_;
};

class Statement {
public:
    // REQUIRES: the database outlives the statement.
    Statement(Database& database, std::string_view sql);
    ~Statement();
    Statement& operator=(Statement&&) = delete;

    // The values stand for ?1, ?2 and so on: integers, texts, and nothing for null. Gives how many
    // rows were changed.
    template <class... Values>
    std::int64_t run(const Values&... values) {
        bind_all(values...);
        return finish();
    }

    // REQUIRES: the texts among the values outlive the rows.
    template <class... Values>
    [[nodiscard]] Rows rows(const Values&... values) {
        bind_all(values...);
        return Rows(statement_);
    }

    // Whether there is a row.
    template <class... Values>
    [[nodiscard]] bool finds(const Values&... values) {
        return rows(values...).next();
    }

private:
    template <class... Values>
    void bind_all(const Values&... values) {
        int place = 0;
        (bind(++place, values), ...);
    }
    void bind(int place, std::string_view text);
    void bind(int place, std::int64_t number);
    void bind(int place, std::nullptr_t);
    template <class Value>
    void bind(int place, const std::optional<Value>& value) {
        if (value) {
            bind(place, *value);
        } else {
            bind(place, nullptr);
        }
    }
    std::int64_t finish();

    sqlite3_stmt* statement_ = nullptr;
};

// Nothing for an empty text: the column is null, and as many rows as like may have that.
[[nodiscard]] inline std::optional<std::string_view> unless_empty(std::string_view text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

}  // namespace vegas::shell::sqlite
