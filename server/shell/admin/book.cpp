#include "server/shell/admin/book.hpp"

#include <filesystem>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "server/core/people/bans.hpp"
#include "server/shell/admin/audit_log.hpp"
#include "server/shell/admin/ban_list.hpp"
#include "server/shell/store/database_url.hpp"
#include "server/shell/store/postgres/connection.hpp"

namespace vegas::shell {
namespace {

// bans.jsonl and audit.jsonl.
class Folder final : public Book {
public:
    explicit Folder(std::filesystem::path dir) : dir_(std::move(dir)) {}

    std::vector<core::Ban> bans() const override { return load_bans(dir_ / "bans.jsonl"); }

    void keep(const std::optional<std::vector<core::Ban>>& bans,
              const std::string& record) const override {
        if (bans) save_bans(dir_ / "bans.jsonl", *bans);
        append_to_audit_log(dir_ / "audit.jsonl", record);
    }

private:
    std::filesystem::path dir_;
};

// The tables `ban` and `audit`. Operators do little: each time has a connection of its own.
class Database final : public Book {
public:
    explicit Database(std::string url) : url_(std::move(url)) {}

    std::vector<core::Ban> bans() const override try {
        postgres::Connection connection(url_);
        const auto rows = connection.rows("select line from ban order by line");
        std::vector<core::Ban> bans;
        for (int i = 0; i < rows.count(); ++i) {
            auto ban = core::parse_ban(rows.text(i, 0));
            if (!ban) throw std::runtime_error("the table of bans: " + ban.error().message);
            bans.push_back(*std::move(ban));
        }
        return bans;
    } catch (const postgres::Error& error) {
        postgres::refuse(error);
    }

    void keep(const std::optional<std::vector<core::Ban>>& bans,
              const std::string& record) const override {
        postgres::Connection connection(url_);
        if (!bans) {
            (void)connection.rows("insert into audit (line) values ($1)", postgres::Values(record));
            return;
        }
        std::vector<std::string> lines;
        for (const core::Ban& ban : *bans) lines.push_back(core::to_json(ban));
        (void)connection.rows(
            "with gone as (delete from ban), "
            "new as (insert into ban (line) select unnest($1::text[])) "
            "insert into audit (line) values ($2)",
            postgres::Values(std::vector<std::string_view>(lines.begin(), lines.end()), record));
    }

private:
    std::string url_;
};

}  // namespace

std::shared_ptr<const Book> open_book(const std::string& data) {
    if (data.empty()) return nullptr;
    if (is_database(data)) return std::make_shared<const Database>(data);
    return std::make_shared<const Folder>(data);
}

}  // namespace vegas::shell
