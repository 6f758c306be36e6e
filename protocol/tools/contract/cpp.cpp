#include "protocol/tools/contract/cpp.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

#include "engine/bots/policy.hpp"
#include "protocol/tools/contract/cpp_units.hpp"

namespace vegas::contract {
namespace {

constexpr std::size_t kColumns = 100;
constexpr std::string_view kBegin = "\nnamespace vegas::cli {\n\n";
constexpr std::string_view kEnd = "}  // namespace vegas::cli\n// clang-format on\n";

constexpr std::string_view kHeader = R"(// clang-format off
// Written by protocol/tools/contract from the descriptions of the engine and the protocol.
//
// All that the server says, as structs that are read once and tolerantly (read.hpp). How they
// follow from the contract:
//
// - An object is a struct; its members have the names and the order of its description, its parts
//   stand flat in their place. A seat is -1 where it is not told, any other number 0, a flag false.
//   Patches and transcripts, which stay JSON, are left out, and so is what is always empty.
// - Types: a number, seat, casino, face or dollars is std::int64_t; a word or text std::string; a
//   flag bool; an owner, or null, Owner; a list std::vector, or Numbers and Owners; what may be
//   null or missing std::optional, but a flag and an owner as they are; `options` Members.
// - A closed list of objects that differ by a word (actions, events, asks, tiles, games, messages)
//   is a namespace with a struct for each, named by its word, with `kWord` in place of the member
//   that tells it, and a std::variant of Unknown and all of them, in the order of the list. The
//   word stands in `kind`, for tiles in `id`, for messages in `ev`, for games in `table.family`; an
//   ask is the word alone.
// - What the view of one family alone has is in its namespace; `Game` there has the members of the
//   view that the families do not share. `Shows` and `Reply` have the members of all their kinds.
// - An Action has, besides its kind, its `members` for people, and the JSON to be `sent`.
// - An object stands before those that hold it, `read` behind each, in its namespace.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

)";

constexpr std::string_view kSource = R"(// clang-format off
// Written by protocol/tools/contract; see generated.hpp.
)";

constexpr std::string_view kSayings = R"(// clang-format off
// Written by protocol/tools/contract: what the terminal has to say of everything in the contract.
//
// Each function is defined once, in the file of what it belongs to: a tile, a family, the table.
// One that is missing does not link, so a new event is one function in one file. In the order of
// the closed lists of client-cli/protocol/generated.hpp: a sentence for each event, words for each
// action, and what lies on each tile.
#pragma once

)";

// Files of the client, each included.
std::string includes(const std::vector<std::string_view>& files) {
    std::string text;
    for (const std::string_view file : files) {
        text.append("#include \"client-cli/").append(file).append("\"\n");
    }
    return text;
}

// Items behind `line`, in lines of 100 columns.
std::string filled(std::string line, const std::vector<std::string>& items, std::string_view end) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const std::string item = items[i] + (i + 1 < items.size() ? "," : std::string(end));
        if (line.size() + 1 + item.size() > kColumns) {
            text += line + '\n';
            line = "   ";
        }
        line += (line.ends_with('<') ? "" : " ") + item;
    }
    return text + line + '\n';
}

// Members of one type that follow each other share a line as far as it goes.
std::string members(const std::vector<Field>& fields) {
    std::string text, line, type;
    for (const Field& f : fields) {
        const std::string item = f.otherwise.empty() ? f.name : f.name + " = " + f.otherwise;
        if (f.type == type && line.size() + item.size() + 3 <= kColumns) {
            line += ", " + item;
            continue;
        }
        if (!line.empty()) text += line + ";\n";
        type = f.type;
        line.assign("    ").append(type).append(" ").append(item);
    }
    return line.empty() ? text : text + line + ";\n";
}

std::string declared(const Unit& u) {
    if (!u.of.empty()) {
        std::vector<std::string> all{"Unknown"};
        all.insert(all.end(), u.of.begin(), u.of.end());
        return filled("using " + u.name + " = std::variant<", all, ">;") +
               "void read(const nlohmann::json& j, " + u.name + "& t);\n";
    }
    const std::string word =
        u.word.empty() ? "" : "static constexpr std::string_view kWord = \"" + u.word + "\";";
    if (u.fields.empty()) {
        return "struct " + u.name + " { " + word + " };\n" +
               (u.is_read ? "inline void read(const nlohmann::json&, " + u.name + "&) {}\n" : "");
    }
    return "struct " + u.name + " {\n" + (word.empty() ? "" : "    " + word + '\n') +
           members(u.fields) + "};\nvoid read(const nlohmann::json& j, " + u.name + "& t);\n";
}

std::string defined(const Unit& u) {
    if (u.read.empty() && u.fields.empty()) return "";
    std::string body = u.read;
    if (body.empty()) {
        for (const Field& f : u.fields) {
            body +=
                (body.empty() ? "" : "\n    ") + ("take(j, \"" + f.name) + "\", t." + f.name + ");";
        }
    }
    return "void read(const json& j, " + u.name + "& t) {\n    " + body + "\n}\n";
}

// Each unit as `one` has it, in its namespace.
template <class One>
std::string in_namespaces(const Contract& c, One one) {
    std::string text, space;
    const auto enter = [&](const std::string& next) {
        if (next == space) return;
        if (!space.empty()) text += "}  // namespace " + space + "\n\n";
        if (!next.empty()) text += "namespace " + next + " {\n\n";
        space = next;
    };
    for (const Unit& u : units(c)) {
        const std::string written = one(u);
        if (written.empty()) continue;
        enter(u.space);
        text += written + '\n';
    }
    enter("");
    return text;
}

std::string levels() {
    std::string words, house;
    for (const bots::LevelSpec& level : bots::kLevels) {
        const std::string word = '"' + std::string(level.name) + '"';
        words += (words.empty() ? "" : ", ") + word;
        if (level.house) house = word;
    }
    return "// Levels of the house bots, and the one at which the house decides for a seat.\n"
           "inline constexpr std::array<std::string_view, " +
           std::to_string(bots::kLevels.size()) + "> kLevels{" + words +
           "};\ninline constexpr std::string_view kHouseLevel = " + house + ";\n\n";
}

}  // namespace

std::string cpp_header(const Contract& c) {
    return std::string(kHeader) + includes({"protocol/values.hpp"}) + std::string(kBegin) +
           levels() + in_namespaces(c, declared) + std::string(kEnd);
}

std::string cpp_source(const Contract& c) {
    return std::string(kSource) + includes({"protocol/generated.hpp"}) +
           "\n#include <nlohmann/json.hpp>\n\n" + includes({"protocol/read.hpp"}) +
           std::string(kBegin) + "using nlohmann::json;\n\n" + in_namespaces(c, defined) +
           std::string(kEnd);
}

std::string cpp_sayings(const Contract& c) {
    struct Saying {
        std::string_view space, what, with;
    };
    std::string text(kSayings);
    text += includes({"protocol/generated.hpp", "show/common/action_text.hpp",
                      "show/common/headline.hpp", "show/common/pieces.hpp", "show/common/scene.hpp",
                      "show/common/sentence.hpp"});
    text += kBegin;
    const std::vector<Unit> all = units(c);
    for (const Saying& s : {Saying{"event", "Sentence sentence", ""},
                            Saying{"action", "ActionText words", ", const Said&"},
                            Saying{"tile", "Pieces lies_on", ", const Scene&"}}) {
        for (const Unit& u : all) {
            if (u.space == s.space) {
                text.append(s.what).append("(const ").append(u.full()).append("&");
                text.append(s.with).append(");\n");
            }
        }
        text += '\n';
    }
    return text + std::string(kEnd);
}

}  // namespace vegas::contract
