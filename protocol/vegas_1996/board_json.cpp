#include "protocol/vegas_1996/board_json.hpp"

#include <nlohmann/json.hpp>
#include <string>

#include "protocol/texts/plain_text.hpp"

namespace vegas::vegas_1996 {
namespace {

using nlohmann::json;

constexpr std::uint64_t kTooMuch = 255;  // for any number of a board

// Reads the board part by part; the first problem, and where it is, stays in `problem`.
class BoardReader {
public:
    Board read(const json& j) {
        Board board;
        if (!has_members(j, {"tables", "track"}, "the board")) return board;
        const json& tables = j["tables"];
        if (!is_list(tables, kTables, kTables, "tables")) return board;
        for (std::size_t i = 0; i < tables.size() && problem.empty(); ++i) {
            board.tables[i] = read_table(tables[i], "table " + std::to_string(i + 1));
        }
        const json& track = j["track"];
        if (!is_list(track, 0, kTrackMost, "track")) return board;
        for (const json& position : track) {
            if (is_number(position, 0, kTables, "a position of the track")) {
                board.track.push(position.get<std::uint8_t>());
            }
        }
        return board;
    }

    std::string problem;

private:
    GamingTable read_table(const json& j, const std::string& where) {
        GamingTable table;
        if (!has_members(j, {"rows"}, where)) return table;
        const json& rows = j["rows"];
        if (!is_list(rows, 1, kRowsMost, where + ": rows")) return table;
        for (std::size_t r = 0; r < rows.size(); ++r) {
            if (!is_list(rows[r], 1, kSpacesMost, where + ": a row")) return table;
            if (table.spaces.size + rows[r].size() > kSpacesMost) {
                fail(where + ": a table must have 3 to 15 spaces");
                return table;
            }
            table.rows[r] = static_cast<std::uint8_t>(rows[r].size());
            for (const json& space : rows[r]) table.spaces.push(read_space(space, where));
        }
        return table;
    }

    Space read_space(const json& j, const std::string& where) {
        if (!is_list(j, 1, 2, where + ": a space")) return {};
        for (const json& number : j) {
            if (!is_number(number, 1, kFaces, where + ": a number")) return {};
        }
        const int first = j.front().get<int>();
        const int second = j.size() == 2 ? j.back().get<int>() : 0;
        if (first == second) fail(where + ": the two numbers of a space must differ");
        return {first, second};
    }

    bool has_members(const json& j, std::initializer_list<const char*> names,
                     const std::string& what) {
        bool good = j.is_object() && j.size() == names.size();
        for (const char* name : names) good = good && j.contains(name);
        if (good) return true;
        return fail(what + " must be an object with " + texts::join(names, " and "));
    }
    bool is_list(const json& j, std::size_t least, std::size_t most, const std::string& what) {
        if (j.is_array() && j.size() >= least && j.size() <= most) return true;
        return fail(what + " must be a list of " + std::to_string(least) + " to " +
                    std::to_string(most) + " members");
    }
    bool is_number(const json& j, int least, int most, const std::string& what) {
        const bool huge = j.is_number_unsigned() && j.get<std::uint64_t>() > kTooMuch;
        if (j.is_number_integer() && !huge) {
            if (const auto n = j.get<std::int64_t>(); n >= least && n <= most) return true;
        }
        return fail(what + " must be an integer from " + std::to_string(least) + " to " +
                    std::to_string(most));
    }
    bool fail(std::string what) {
        if (problem.empty()) problem = std::move(what);
        return false;
    }
};

}  // namespace

protocol::ReadError read_own(const json& j, Board& board) {
    BoardReader reader;
    board = reader.read(j);
    if (reader.problem.empty()) {
        if (const BoardFault fault = fault_of(board)) {
            if (fault.table > 0) reader.problem = "table " + std::to_string(fault.table) + ": ";
            reader.problem += fault.what;
        }
    }
    return reader.problem.empty() ? protocol::ReadError() : protocol::ReadError(reader.problem);
}

void write_own(protocol::JsonWriter& out, const Board& board) {
    out.open('{').key("tables").open('[');
    for (const GamingTable& t : board.tables) {
        out.open('{').key("rows").open('[');
        std::size_t i = 0;
        for (const std::size_t row : t.rows) {
            if (row == 0) break;
            out.open('[');
            for (const std::size_t end = i + row; i < end; ++i) {
                out.open('[').number(t.spaces[i].low());
                if (t.spaces[i].high() != t.spaces[i].low()) out.number(t.spaces[i].high());
                out.close(']');
            }
            out.close(']');
        }
        out.close(']').close('}');
    }
    out.close(']').key("track").numbers(board.track).close('}');
}

}  // namespace vegas::vegas_1996
