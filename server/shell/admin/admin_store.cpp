#include "server/shell/admin/admin_store.hpp"

#include <filesystem>
#include <string_view>
#include <utility>

#include "server/core/players/bans.hpp"
#include "server/shell/admin/audit_log.hpp"
#include "server/shell/admin/ban_list.hpp"
#include "server/shell/store/database_url.hpp"
#include "server/shell/store/postgres/connection.hpp"

namespace vegas::shell {
namespace {

// bans.jsonl and audit.jsonl.
class AdminFolder final : public AdminStore {
public:
    explicit AdminFolder(std::filesystem::path dir) : dir_(std::move(dir)) {}

    Expected<std::vector<core::Ban>> bans() const override {
        return load_bans(dir_ / "bans.jsonl");
    }

    Expected<void> save(const std::optional<std::vector<core::Ban>>& bans,
                        const std::string& record) const override {
        if (bans) {
            auto saved = save_bans(dir_ / "bans.jsonl", *bans);
            if (!saved) return saved;
        }
        return append_to_audit_log(dir_ / "audit.jsonl", record);
    }

private:
    std::filesystem::path dir_;
};

// The tables `bans` and `audit_log`. Operators do little: each time has a connection of its own.
class AdminDatabase final : public AdminStore {
public:
    explicit AdminDatabase(std::string url) : url_(std::move(url)) {}

    Expected<std::vector<core::Ban>> bans() const override try {
        postgres::PostgresConnection connection(url_);
        const auto rows = connection.rows("select entry from bans order by entry");
        std::vector<core::Ban> bans;
        for (int i = 0; i < rows.count(); ++i) {
            auto ban = core::parse_ban(rows.text(i, 0));
            if (!ban) return Failure{.why = "the table of bans: " + ban.error().message};
            bans.push_back(*std::move(ban));
        }
        return bans;
    } catch (const postgres::PostgresError& error) {
        return postgres::failure_of(error);
    }

    Expected<void> save(const std::optional<std::vector<core::Ban>>& bans,
                        const std::string& record) const override try {
        postgres::PostgresConnection connection(url_);
        if (!bans) {
            (void)connection.rows("insert into audit_log (entry) values ($1)",
                                  postgres::Values(record));
            return {};
        }
        std::vector<std::string> lines;
        for (const core::Ban& ban : *bans) lines.push_back(core::to_json(ban));
        (void)connection.rows(
            "with gone as (delete from bans), "
            "new as (insert into bans (entry) select unnest($1::text[])) "
            "insert into audit_log (entry) values ($2)",
            postgres::Values(std::vector<std::string_view>(lines.begin(), lines.end()), record));
        return {};
    } catch (const postgres::PostgresError& error) {
        return Failure{.why = error.what()};
    }

private:
    std::string url_;
};

}  // namespace

std::shared_ptr<const AdminStore> open_admin_store(const std::string& data) {
    if (data.empty()) return nullptr;
    if (is_database(data)) return std::make_shared<const AdminDatabase>(data);
    return std::make_shared<const AdminFolder>(data);
}

}  // namespace vegas::shell
