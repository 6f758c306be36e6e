#include "server/shell/commands/check.hpp"

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "protocol/history/transcript.hpp"
#include "protocol/history/verify.hpp"
#include "server/shell/commands/records_checker.hpp"
#include "server/shell/process/expected.hpp"
#include "server/shell/process/log_fields.hpp"
#include "server/shell/process/utc.hpp"
#include "server/shell/store/data_reader.hpp"
#include "server/shell/store/database_url.hpp"
#include "server/shell/store/sqlite/data_dir.hpp"

namespace vegas::shell {
namespace {

std::string count(std::int64_t n, const char* one, const char* many) {
    return std::to_string(n) + ' ' + (n == 1 ? one : many);
}

bool check_tables(DataReader& reader, std::ostream& out) {
    RecordsChecker tables;
    std::int64_t good = 0, aside = 0, bad = 0;
    reader.tables([&](const core::LoadedTable& table, const std::optional<std::string>& why) {
        const auto checked = tables.check(table.records);
        const auto records =
            count(static_cast<std::int64_t>(table.records.size()), "record", "records");
        if (why) {
            ++aside;
            const std::string now = checked ? "; by this vegasd's rules it could go on"
                                    : checked.error().why == *why ? ""
                                                                  : "; now: " + checked.error().why;
            out << "table " << table.table << " was set aside, with " << records << ": "
                << visible(*why + now) << '\n';
        } else if (!checked) {
            ++bad;
            out << "table " << table.table << " will be set aside at the next start, with "
                << records << ": " << visible(checked.error().why) << '\n';
        } else {
            ++good;
        }
    });
    out << count(good, "table", "tables") << " can go on\n";
    return aside == 0 && bad == 0;
}

enum class Verification : std::uint8_t { good, other_rules };

Expected<Verification> check_transcript(std::string_view transcript) {
    const auto parsed = protocol::parse_transcript(transcript);
    if (!parsed) return Failure{.why = parsed.error().message};
    if (!knows_rules(parsed->setup.rules)) return Verification::other_rules;
    const auto flaw = protocol::verify(*parsed);
    if (!flaw) return Verification::good;
    return Failure{.why = protocol::describe(*flaw)};
}

bool check_games(DataReader& reader, std::ostream& out) {
    std::int64_t good = 0, other_rules = 0, bad = 0;
    reader.games({}, [&](std::string_view id, std::string_view transcript) {
        const auto checked = check_transcript(transcript);
        ++(!checked ? bad : *checked == Verification::good ? good : other_rules);
        if (!checked) {
            out << "game " << id << " is not what was played: " << visible(checked.error().why)
                << '\n';
        }
        return true;
    });
    out << count(good, "finished game", "finished games") << " verified\n";
    if (other_rules > 0) {
        out << count(other_rules, "game", "games")
            << " of other versions of the rules cannot be verified by this program\n";
    }
    return bad == 0;
}

// A copy by `cp` looks as a database does that was closed.
void describe_age(DataReader& reader, const std::string& data, std::ostream& out) {
    if (const auto newest = reader.newest()) {
        out << "latest activity: " << format_utc(*newest) << '\n';
    }
    if (!sqlite::is_unused(data)) return;
    out << "no server has used this directory yet; if vegas.db was copied with cp from a running "
        << "server, recent changes may be missing\n";
}

}  // namespace

bool check(const CheckData& what, std::ostream& out) {
    const auto reader = open_data_reader(what.data);
    out << without_password(what.data) << ": format " << reader->format() << ", "
        << count(reader->starts(), "start", "starts") << ", "
        << count(reader->players(), "player", "players") << ", "
        << count(reader->games(), "finished game", "finished games") << '\n';
    describe_age(*reader, what.data, out);
    const bool tables = check_tables(*reader, out);
    const bool games = !what.games || check_games(*reader, out);
    return tables && games;
}

}  // namespace vegas::shell
