#include "client-cli/commands/ask_board.hpp"

#include <algorithm>
#include <array>

#include "client-cli/commands/rules.hpp"
#include "client-cli/show/board_words.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/terminal/text.hpp"
#include "client-cli/texts/rulebook.hpp"
#include "protocol/texts/nearest.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kLogLines = 5;
constexpr std::size_t kLogMost = 500;

// A word in English, and the key of the same in the language of the texts.
struct Word {
    const char* english;
    const char* key;
};

constexpr Word kBoard{"board", "typed.board"};
constexpr Word kCasino{"casino", "typed.place"};
constexpr Word kTable{"table", "typed.table"};
constexpr Word kMoney{"money", "typed.money"};
constexpr Word kPlayers{"players", "typed.players"};
constexpr Word kDice{"dice", "typed.dice"};
constexpr Word kLog{"log", "typed.log"};
constexpr Word kRules{"rules", "typed.rules"};
constexpr Word kRepeat{"repeat", "typed.repeat"};
constexpr Word kTime{"time", "typed.time"};
constexpr auto kWords = std::to_array<Word>(
    {kBoard, kCasino, kTable, kMoney, kPlayers, kDice, kLog, kRules, kRepeat, kTime});

struct AskedLine {
    std::string verb;
    std::string rest;
};

AskedLine split_line(std::string_view line) {
    const auto is_space = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    while (!line.empty() && is_space(line.front())) line.remove_prefix(1);
    while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
    const auto space = std::min(line.find_first_of(" \t"), line.size());
    std::string_view rest = line.substr(space);
    while (!rest.empty() && is_space(rest.front())) rest.remove_prefix(1);
    return {lower_case(line.substr(0, space)), std::string(rest)};
}

bool is(const std::string& verb, const Word& word, const Texts& texts) {
    return verb == word.english || verb == texts(word.key);
}

// Without a number, or with one of which there is none, which there are.
Lines spot(const std::string& rest, const Scene& scene) {
    const auto number = vegas::texts::parse_number<std::size_t>(rest).value_or(0);
    const std::size_t most = spots_of(scene);
    if (number >= 1 && number <= most) {
        if (auto words = spot_words(static_cast<std::int64_t>(number), scene)) return *words;
    }
    const bool tables = std::holds_alternative<Read<vegas_1996::View>>(scene.view.game);
    if (most == 0) return {scene.texts("speech.no_board")};
    return {scene.texts(tables ? "speech.which_table" : "speech.which_casino", {{"most", most}})};
}

Lines log_lines(const std::string& rest, const Teller& teller, const Texts& texts) {
    const std::size_t most = std::clamp<std::size_t>(
        vegas::texts::parse_number<std::size_t>(rest).value_or(kLogLines), 1, kLogMost);
    Lines lines = teller.last(most);
    if (lines.empty()) lines.push_back(texts("speech.nothing_told"));
    return lines;
}

Lines chapter_lines(const Chapter& chapter, const Texts& texts) {
    Lines lines = {chapter.title};
    if (!chapter.summary.empty()) lines.push_back(chapter.summary);
    for (const Rule& rule : chapter.rules) {
        lines.push_back(rule.text + (rule.ruling ? " " + texts("rules.ruling") : ""));
        if (!rule.example.empty()) lines.push_back(texts("rules.example") + " " + rule.example);
    }
    return lines;
}

// Sections and tiles of the game, by their names or, of tiles, by their letters.
Lines rules_lines(const std::string& rest, const Scene& scene) {
    const Texts& texts = scene.texts;
    const auto book = rulebook(scene.view.table.ruleset, texts);
    if (!book) return {texts("speech.no_rules")};
    std::vector<Chapter> chapters = book->sections;
    chapters.insert(chapters.end(), book->tiles.begin(), book->tiles.end());
    std::vector<std::string> titles;
    std::vector<std::string> names;
    const std::string wanted = name_as_typed(rest);
    for (const Chapter& chapter : chapters) {
        titles.push_back(chapter.title);
        names.push_back(name_as_typed(chapter.title));
        const bool by_id = name_as_typed(chapter.id) == wanted;
        if (!wanted.empty() && (by_id || names.back() == wanted)) {
            return chapter_lines(chapter, texts);
        }
    }
    const std::string known = texts(
        "speech.rules_of", {{"rules", texts(kRules.key)}, {"names", joined_words(titles, ", ")}});
    if (wanted.empty()) return {book->title, book->summary, known};
    const Fills unknown = {{"word", scene.names.safe(rest)}};
    const auto near = std::ranges::find(names, texts::nearest(wanted, names));
    if (near == names.end()) return {texts("speech.no_such_rules", unknown), known};
    const std::string& meant = titles[static_cast<std::size_t>(near - names.begin())];
    return {texts("speech.no_such_rules", unknown), texts("rules.nearest", {{"near", meant}})};
}

}  // namespace

std::optional<Lines> asked_words(std::string_view line, const Scene& scene, const Teller& teller,
                                 std::optional<std::int64_t> left_ms) {
    const AskedLine typed = split_line(line);
    const auto& rest = typed.rest;
    const Texts& texts = scene.texts;
    const auto asks = [&](const Word& word) { return is(typed.verb, word, texts); };
    if (asks(kCasino) || asks(kTable)) return spot(rest, scene);
    if (asks(kLog)) return log_lines(rest, teller, texts);
    if (asks(kRules)) return rules_lines(rest, scene);
    if (!rest.empty()) return std::nullopt;
    const auto or_none = [&](const Lines& lines) {
        return lines.empty() ? Lines{texts("speech.no_board")} : lines;
    };
    if (asks(kBoard)) return or_none(board_words(scene));
    if (asks(kMoney)) return or_none(money_words(scene));
    if (asks(kPlayers)) return or_none(players_words(scene));
    if (asks(kDice)) return or_none(dice_now_words(scene));
    if (!asks(kTime)) return std::nullopt;
    const std::string time = time_words(left_ms, texts);
    return Lines{time.empty() ? texts("speech.no_limit") : time};
}

bool asks_to_repeat(std::string_view line, const Texts& texts) {
    const auto [verb, rest] = split_line(line);
    return rest.empty() && is(verb, kRepeat, texts);
}

std::vector<std::string> asking_words(const Texts& texts) {
    std::vector<std::string> words;
    for (const Word& word : kWords) {
        words.push_back(texts(word.key));
        words.emplace_back(word.english);
    }
    return words;
}

Lines asking_help(const Scene& scene) {
    const Texts& texts = scene.texts;
    const bool tables = std::holds_alternative<Read<vegas_1996::View>>(scene.view.game);
    const auto typed = [&](const Word& word) { return texts(word.key); };
    Lines lines = {
        texts("speech.help_answer", {{"repeat", typed(kRepeat)}}),
        texts("speech.help_board",
              {{"board", typed(kBoard)}, {"spot", typed(tables ? kTable : kCasino) + " 3"}}),
        texts("speech.help_more", {{"money", typed(kMoney)},
                                   {"players", typed(kPlayers)},
                                   {"dice", typed(kDice)},
                                   {"time", typed(kTime)}}),
        texts("speech.help_log", {{"log", typed(kLog) + " 5"}, {"rules", typed(kRules)}})};
    if (!tables) {
        lines.insert(lines.begin() + 1, texts("speech.help_place", {{"put", texts("typed.put")},
                                                                    {"look", typed(kCasino)}}));
    }
    lines.push_back(texts("speech.help_leave", {{"quit", texts("typed.quit")}}));
    return lines;
}

std::string time_words(std::optional<std::int64_t> left_ms, const Texts& texts) {
    if (!left_ms) return {};
    const std::int64_t seconds = std::max<std::int64_t>(0, (*left_ms + 999) / 1000);
    return texts("speech.seconds_left", {{"n", seconds}});
}

}  // namespace vegas::cli
