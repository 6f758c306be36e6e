#include "server/shell/store/sqlite/database.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <cctype>

namespace vegas::shell::sqlite {
namespace {

constexpr int kPrimaryCode = 0xff;  // of an extended one, the bits that say it roughly

std::string one_line(std::string words) {
    std::ranges::replace(words, '\n', ' ');
    return words;
}

[[noreturn]] void fail(sqlite3* handle) {
    throw SqliteError(sqlite3_extended_errcode(handle), sqlite3_errmsg(handle));
}

void check(int code, sqlite3* handle) {
    if (code != SQLITE_OK) fail(handle);
}

// A URI lets a file be opened as one that stands still.
std::string immutable_uri(const std::filesystem::path& file) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string uri = "file:";
    for (const char c : file.string()) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) != 0 || c == '/' || c == '.' || c == '-' || c == '_') {
            uri += c;
        } else {
            uri += '%';
            uri += kDigits[byte >> 4U];
            uri += kDigits[byte & 0xFU];
        }
    }
    return uri + "?immutable=1";
}

}  // namespace

SqliteError::SqliteError(int code, const std::string& words)
    : std::runtime_error(one_line(words) + " (SQLite " + std::to_string(code) + ")"), code_(code) {}

bool SqliteError::is_damage() const {
    const int primary = code_ & kPrimaryCode;
    return primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB;
}

Database::Database(const std::filesystem::path& file, Access access, const std::string& vfs) {
    const std::string name = access == Access::immutable ? immutable_uri(file) : file.string();
    const int flags = (access == Access::write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY) |
                      (access == Access::immutable ? SQLITE_OPEN_URI : 0) | SQLITE_OPEN_NOMUTEX |
                      SQLITE_OPEN_EXRESCODE;
    const int code =
        sqlite3_open_v2(name.c_str(), &handle_, flags, vfs.empty() ? nullptr : vfs.c_str());
    if (code == SQLITE_OK) return;
    const SqliteError error(code,
                            handle_ != nullptr ? sqlite3_errmsg(handle_) : sqlite3_errstr(code));
    sqlite3_close(handle_);
    throw error;
}

Database::~Database() { sqlite3_close(handle_); }

void Database::run(const char* sql) {
    check(sqlite3_exec(handle_, sql, nullptr, nullptr, nullptr), handle_);
}

std::int64_t Database::number(std::string_view sql) {
    Statement statement(*this, sql);
    SqliteRows rows = statement.rows();
    return rows.next() ? rows.number(0) : 0;
}

std::string Database::text(std::string_view sql) {
    Statement statement(*this, sql);
    SqliteRows rows = statement.rows();
    return rows.next() ? std::string(rows.text(0)) : std::string();
}

void Database::roll_back() noexcept {
    // SQLite has ended it by itself where the disk was full. Nothing can be done if it fails: then
    // the next one cannot begin, and says so.
    if (sqlite3_get_autocommit(handle_) == 0) {
        sqlite3_exec(handle_, "rollback", nullptr, nullptr, nullptr);
    }
}

void Database::truncate_log() noexcept {
    has_log_to_truncate_ = true;
    try {
        has_log_to_truncate_ = number("pragma wal_checkpoint(truncate)") != 0;
    } catch (const SqliteError&) {  // the disk fails, as the next commit will tell
        return;
    }
}

void Database::set_busy_timeout(int ms) { check(sqlite3_busy_timeout(handle_, ms), handle_); }

SqliteRows::~SqliteRows() { sqlite3_reset(statement_); }

bool SqliteRows::next() {
    const int code = sqlite3_step(statement_);
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) fail(sqlite3_db_handle(statement_));
    return false;
}

std::string_view SqliteRows::text(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return bytes == nullptr ? std::string_view() : std::string_view(bytes, size);
}

std::int64_t SqliteRows::number(int column) const {
    return sqlite3_column_int64(statement_, column);
}

bool SqliteRows::is_null(int column) const {
    return sqlite3_column_type(statement_, column) == SQLITE_NULL;
}

Statement::Statement(Database& database, std::string_view sql) {
    check(sqlite3_prepare_v3(database.handle(), sql.data(), static_cast<int>(sql.size()),
                             SQLITE_PREPARE_PERSISTENT, &statement_, nullptr),
          database.handle());
}

Statement::~Statement() { sqlite3_finalize(statement_); }

// SQLite takes a null pointer for null. Nobody copies: the texts outlive the rows.
void Statement::bind(int place, std::string_view text) {
    check(sqlite3_bind_text64(statement_, place, text.empty() ? "" : text.data(), text.size(),
                              nullptr, SQLITE_UTF8),
          sqlite3_db_handle(statement_));
}

void Statement::bind(int place, std::int64_t number) {
    check(sqlite3_bind_int64(statement_, place, number), sqlite3_db_handle(statement_));
}

void Statement::bind(int place, std::nullptr_t) {
    check(sqlite3_bind_null(statement_, place), sqlite3_db_handle(statement_));
}

std::int64_t Statement::run_with(std::span<const SqliteValue> values) {
    int place = 0;
    for (const SqliteValue& value : values) {
        ++place;
        std::visit([&](const auto& each) { bind(place, each); }, value);
    }
    return finish();
}

std::int64_t Statement::finish() {
    SqliteRows rows(statement_);
    while (rows.next()) continue;
    return sqlite3_changes64(sqlite3_db_handle(statement_));
}

}  // namespace vegas::shell::sqlite
