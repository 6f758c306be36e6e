#include "client-cli/commands/speech_command.hpp"

#include <algorithm>
#include <array>

#include "client-cli/commands/rules.hpp"
#include "client-cli/show/board_words.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/time_left.hpp"
#include "client-cli/terminal/text.hpp"
#include "client-cli/texts/rulebook.hpp"
#include "protocol/texts/nearest.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kLogLines = 5;
constexpr std::size_t kLogMost = 500;

// A word in English, and the key of the same in the language of the texts.
struct CommandWord {
    const char* english;
    const char* key;
};

constexpr CommandWord kBoard{"board", "typed.board"};
constexpr CommandWord kCasino{"casino", "typed.place"};
constexpr CommandWord kTable{"table", "typed.table"};
constexpr CommandWord kMoney{"money", "typed.money"};
constexpr CommandWord kPlayers{"players", "typed.players"};
constexpr CommandWord kDice{"dice", "typed.dice"};
constexpr CommandWord kLog{"log", "typed.log"};
constexpr CommandWord kRules{"rules", "typed.rules"};
constexpr CommandWord kRepeat{"repeat", "typed.repeat"};
constexpr CommandWord kTime{"time", "typed.time"};
constexpr auto kWords = std::to_array<CommandWord>(
    {kBoard, kCasino, kTable, kMoney, kPlayers, kDice, kLog, kRules, kRepeat, kTime});

struct SpeechCommand {
    std::string verb;
    std::string rest;
};

SpeechCommand split_line(std::string_view line) {
    const auto is_space = [](char c) { return c == ' ' || c == '\t' || c == '\r'; };
    while (!line.empty() && is_space(line.front())) line.remove_prefix(1);
    while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
    const auto space = std::min(line.find_first_of(" \t"), line.size());
    std::string_view rest = line.substr(space);
    while (!rest.empty() && is_space(rest.front())) rest.remove_prefix(1);
    return {lower_case(line.substr(0, space)), std::string(rest)};
}

bool is(const std::string& verb, const CommandWord& word, const Texts& texts) {
    return verb == word.english || verb == texts(word.key);
}

// Without a number, or with one of which there is none, which there are.
Lines location_lines(const std::string& rest, const RenderContext& context) {
    const auto number = vegas::texts::parse_number<std::size_t>(rest).value_or(0);
    const std::size_t most = location_count(context);
    if (number >= 1 && number <= most) {
        if (auto words = location_words(static_cast<std::int64_t>(number), context)) return *words;
    }
    if (most == 0) return {context.texts("speech.no_board")};
    return {context.texts(location_texts(context).which, {{"most", most}})};
}

Lines log_lines(const std::string& rest, const SentenceLog& log, const Texts& texts) {
    const std::size_t most = std::clamp<std::size_t>(
        vegas::texts::parse_number<std::size_t>(rest).value_or(kLogLines), 1, kLogMost);
    Lines lines = log.last(most);
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
Lines rules_lines(const std::string& rest, const RenderContext& context) {
    const Texts& texts = context.texts;
    const auto book = rulebook(context.view.table.ruleset, texts);
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
    const Fills unknown = {{"word", context.names.safe(rest)}};
    const auto near = std::ranges::find(names, texts::nearest_word(wanted, names));
    if (near == names.end()) return {texts("speech.no_such_rules", unknown), known};
    const std::string& meant = titles[static_cast<std::size_t>(near - names.begin())];
    return {texts("speech.no_such_rules", unknown), texts("rules.nearest", {{"near", meant}})};
}

}  // namespace

std::optional<Lines> run_speech_command(std::string_view line, const RenderContext& context,
                                        const SentenceLog& log,
                                        std::optional<std::int64_t> left_ms) {
    const SpeechCommand typed = split_line(line);
    const auto& rest = typed.rest;
    const Texts& texts = context.texts;
    const auto is_command = [&](const CommandWord& word) { return is(typed.verb, word, texts); };
    if (is_command(kCasino) || is_command(kTable)) return location_lines(rest, context);
    if (is_command(kLog)) return log_lines(rest, log, texts);
    if (is_command(kRules)) return rules_lines(rest, context);
    if (!rest.empty()) return std::nullopt;
    const auto or_none = [&](const Lines& lines) {
        return lines.empty() ? Lines{texts("speech.no_board")} : lines;
    };
    if (is_command(kBoard)) return or_none(board_words(context));
    if (is_command(kMoney)) return or_none(money_words(context));
    if (is_command(kPlayers)) return or_none(players_words(context));
    if (is_command(kDice)) return or_none(dice_now_words(context));
    if (!is_command(kTime)) return std::nullopt;
    const std::string time = time_words(left_ms, texts);
    return Lines{time.empty() ? texts("speech.no_limit") : time};
}

bool is_repeat_command(std::string_view line, const Texts& texts) {
    const auto [verb, rest] = split_line(line);
    return rest.empty() && is(verb, kRepeat, texts);
}

std::vector<std::string> speech_command_words(const Texts& texts) {
    std::vector<std::string> words;
    for (const CommandWord& word : kWords) {
        words.push_back(texts(word.key));
        words.emplace_back(word.english);
    }
    return words;
}

Lines speech_command_help(const RenderContext& context) {
    const Texts& texts = context.texts;
    const LocationTexts location = location_texts(context);
    const auto typed = [&](const CommandWord& word) { return texts(word.key); };
    Lines lines = {
        texts("speech.help_answer", {{"repeat", typed(kRepeat)}}),
        texts("speech.help_board",
              {{"board", typed(kBoard)}, {"spot", texts(location.typed) + " 3"}}),
        texts("speech.help_more", {{"money", typed(kMoney)},
                                   {"players", typed(kPlayers)},
                                   {"dice", typed(kDice)},
                                   {"time", typed(kTime)}}),
        texts("speech.help_log", {{"log", typed(kLog) + " 5"}, {"rules", typed(kRules)}})};
    const std::string_view put_help = location.put_help;
    if (!put_help.empty()) {
        lines.insert(lines.begin() + 1, texts(put_help, {{"put", texts("typed.put")},
                                                         {"look", texts(location.typed)}}));
    }
    lines.push_back(texts("speech.help_leave", {{"quit", texts("typed.quit")}}));
    return lines;
}

std::string time_words(std::optional<std::int64_t> left_ms, const Texts& texts) {
    if (!left_ms) return {};
    return spoken_time_left(*left_ms, texts);
}

}  // namespace vegas::cli
