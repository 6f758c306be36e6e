// A connection to SQLite, and prepared statements. All failures throw SqliteError. A connection and
// its statements are used by one thread at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace vegas::shell::sqlite {

// One line: SQLite's message and code. It may name tables and columns, never their contents.
class SqliteError : public std::runtime_error {
public:
    SqliteError(int code, const std::string& words);

    // Whether the file is damaged.
    [[nodiscard]] bool is_damage() const;

private:
    int code_;
};

enum class Access : std::uint8_t {
    // Read-only; creates and locks nothing beside the file. REQUIRES: nobody writes to it, and it
    // has no write-ahead log.
    immutable,
    read,
    write,
};

class Database {
public:
    // REQUIRES: the file exists. `vfs`: name of SQLite's VFS; empty: default.
    Database(const std::filesystem::path& file, Access access, const std::string& vfs);
    ~Database();
    Database& operator=(Database&&) = delete;

    // Executes one or more statements and discards their rows.
    void run(const char* sql);
    // The first column of the first row.
    [[nodiscard]] std::int64_t number(std::string_view sql);
    [[nodiscard]] std::string text(std::string_view sql);

    // Rolls back the transaction, if there is one.
    void roll_back() noexcept;

    // Empties the write-ahead log now or, while another program reads it, with the first call of
    // retry_truncation() after that: what was deleted is still in there.
    void truncate_log() noexcept;
    void retry_truncation() noexcept {
        if (has_log_to_truncate_) truncate_log();
    }

    // How long to wait for another program's lock before failing.
    void set_busy_timeout(int ms);

    [[nodiscard]] sqlite3* handle() const { return handle_; }

private:
    sqlite3* handle_ = nullptr;
    bool has_log_to_truncate_ = false;
};

// The rows of a statement. The statement can be reused after this is destroyed.
class SqliteRows {
public:
    explicit SqliteRows(sqlite3_stmt* statement) : statement_(statement) {}
    ~SqliteRows();
    SqliteRows& operator=(SqliteRows&&) = delete;

    [[nodiscard]] bool next();
    // Columns of the current row. A text is valid until the following next().
    [[nodiscard]] std::string_view text(int column) const;
    [[nodiscard]] std::int64_t number(int column) const;
    [[nodiscard]] bool is_null(int column) const;

private:
    sqlite3_stmt* statement_;
};

// A value of a column.
using SqliteValue = std::variant<std::nullptr_t, std::int64_t, std::string_view>;

class Statement {
public:
    // REQUIRES: the database outlives the statement.
    Statement(Database& database, std::string_view sql);
    ~Statement();
    Statement& operator=(Statement&&) = delete;

    // The values stand for ?1, ?2 and so on: integers, texts, and nullptr or nullopt for null.
    // Returns the number of rows changed.
    template <class... Values>
    std::int64_t run(const Values&... values) {
        bind_all(values...);
        return finish();
    }

    // Likewise, for any number of values.
    std::int64_t run_with(std::span<const SqliteValue> values);

    // REQUIRES: the texts among the values outlive the rows.
    template <class... Values>
    [[nodiscard]] SqliteRows rows(const Values&... values) {
        bind_all(values...);
        return SqliteRows(statement_);
    }

    // The first column of all rows.
    template <class... Values>
    [[nodiscard]] std::vector<std::string> texts(const Values&... values) {
        std::vector<std::string> found;
        SqliteRows all = rows(values...);
        while (all.next()) found.emplace_back(all.text(0));
        return found;
    }

    // Whether there is a row.
    template <class... Values>
    [[nodiscard]] bool has_row(const Values&... values) {
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

// nullopt for an empty text: a unique column may be null in any number of rows.
[[nodiscard]] inline std::optional<std::string_view> unless_empty(std::string_view text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

}  // namespace vegas::shell::sqlite
