#include "server/shell/commands/check.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "protocol/history/transcript.hpp"
#include "protocol/history/verify.hpp"
#include "server/core/table/restore.hpp"
#include "server/shell/process/log_fields.hpp"
#include "server/shell/process/os_entropy.hpp"
#include "server/shell/store/sqlite/data_reader.hpp"

namespace vegas::shell {
namespace {

std::string count(std::int64_t n, const char* one, const char* many) {
    return std::to_string(n) + ' ' + (n == 1 ? one : many);
}

// Makes tables from their records, as a start does.
class RecordsChecker {
public:
    // Nothing: it follows from its records.
    std::optional<std::string> problem(const core::LoadedTable& table) {
        const auto key_of = [this](const std::string& player, const std::string&) {
            return keys_.emplace(player, keys_.size() + 1).first->second;
        };
        const auto made = core::restore(table.records, key_of, 0, limits_, entropy_, {});
        if (made) return std::nullopt;
        return made.error().message;
    }

private:
    core::Limits limits_;
    OsEntropy entropy_;
    std::map<std::string, core::PlayerKey> keys_;
};

bool check_tables(sqlite::DataReader& reader, std::ostream& out) {
    RecordsChecker tables;
    std::int64_t good = 0, aside = 0, bad = 0;
    reader.tables([&](const core::LoadedTable& table, const std::optional<std::string>& why) {
        const auto problem = tables.problem(table);
        const auto records =
            count(static_cast<std::int64_t>(table.records.size()), "record", "records");
        if (why) {
            ++aside;
            const std::string now = problem ? problem == why ? "" : "; now: " + *problem
                                            : "; by this vegasd's rules it could go on";
            out << "table " << table.table << " was set aside, with " << records << ": "
                << visible(*why + now) << '\n';
        } else if (problem) {
            ++bad;
            out << "table " << table.table << " will be set aside at the next start, with "
                << records << ": " << visible(*problem) << '\n';
        } else {
            ++good;
        }
    });
    out << count(good, "table", "tables") << " can go on\n";
    return aside == 0 && bad == 0;
}

std::optional<std::string> flaw(std::string_view transcript) {
    const auto parsed = protocol::parse_transcript(transcript);
    if (!parsed) return parsed.error().message;
    const auto flaw = protocol::verify(*parsed);
    if (!flaw) return std::nullopt;
    return protocol::describe(*flaw);
}

bool check_games(sqlite::DataReader& reader, std::ostream& out) {
    std::int64_t good = 0, bad = 0;
    reader.games({}, [&](std::string_view id, std::string_view transcript) {
        const auto why = flaw(transcript);
        ++(why ? bad : good);
        if (why) out << "game " << id << " is not what was played: " << visible(*why) << '\n';
        return true;
    });
    out << count(good, "finished game", "finished games") << " verified\n";
    return bad == 0;
}

}  // namespace

bool check(const CheckData& what, std::ostream& out) {
    sqlite::DataReader reader(what.data);
    out << what.data << ": format " << reader.format() << ", "
        << count(reader.starts(), "start", "starts") << ", "
        << count(reader.players(), "player", "players") << ", "
        << count(reader.games(), "finished game", "finished games") << '\n';
    const bool tables = check_tables(reader, out);
    const bool games = !what.games || check_games(reader, out);
    return tables && games;
}

}  // namespace vegas::shell
