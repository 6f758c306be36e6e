#include "client-cli/commands/table_edit.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "client-cli/protocol/read.hpp"
#include "client-cli/show/lobby.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/game/time_control.hpp"
#include "protocol/texts/nearest.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

constexpr std::int64_t kSecondMs = 1000;
constexpr std::int64_t kSeatsEver = 8;

using WordList = std::vector<std::string>;

WordList words_of_line(std::string_view line) {
    WordList words;
    std::string word;
    for (const char c : std::string(line) + " ") {
        if (c != ' ' && c != '\t' && c != '\r') {
            word += c;
        } else if (!word.empty()) {
            words.push_back(std::exchange(word, {}));
        }
    }
    return words;
}

std::optional<std::int64_t> number_from(const std::string& text, std::int64_t least,
                                        std::int64_t most) {
    const auto number = texts::parse_number<std::int64_t>(text);
    return number && *number >= least && *number <= most ? number : std::nullopt;
}

// All of the table, as it is: table.change says it anew.
json change_request_of(const WireStruct<protocol::TableInfo>& table) {
    json options = json::object();
    for (const JsonField& option : table.options) {
        if (option.text != "null") options[option.name] = parse_json(option.json);
    }
    json request = {{"op", "table.change"},
                    {"ruleset", table.ruleset},
                    {"options", options},
                    {"seats", table.seats.size()},
                    {"clock", nullptr}};
    if (table.clock) request["clock"] = {{"decision_ms", table.clock->decision_ms}};
    if (table.people_only) request["people_only"] = true;
    // A public table has it anyway.
    if (table.slow_play_limit) request["slow_play_limit"] = true;
    return request;
}

// What was perhaps meant, else what there is.
std::string suggestion_or_list(const std::string& word, const WordList& known, const Texts& texts) {
    const std::string near = texts::nearest_word(word, known);
    return near.empty() ? texts("rules.there_are", {{"known", texts.list(known)}})
                        : texts("rules.nearest", {{"near", near}});
}

class TableEditParser {
public:
    TableEditParser(WordList words, const RenderContext& context,
                    const std::vector<WireStruct<RulesetSpec>>& offers)
        : words_(std::move(words)),
          context_(context),
          texts_(context.texts),
          offers_(offers),
          request_(change_request_of(context.view.table)) {}

    std::optional<TableEdit> parse() {
        if (is("game", "typed.game")) return game();
        if (is("set", "typed.set")) return option();
        if (is("seats", "typed.seats")) return seats();
        if (is("time", "typed.time")) return clock(kSecondMs);
        if (is("days", "typed.days")) return clock(protocol::kDaysMsLeast);
        if (is("level", "typed.level")) return level();
        const auto [only, rest] = std::pair(lower_case(first(2)), words_.size());
        if (rest != 3 || (only != "people only" && only != texts_("typed.people_only"))) {
            return std::nullopt;
        }
        return people_only();
    }

private:
    [[nodiscard]] bool is(const char* english, const char* key) const {
        const std::string verb = words_.empty() ? "" : lower_case(words_.front());
        return verb == english || verb == texts_(key);
    }
    [[nodiscard]] std::string first(std::size_t count) const {
        return vegas::texts::join(std::span(words_).first(std::min(count, words_.size())), " ");
    }
    [[nodiscard]] std::string safe(const std::string& text) const {
        return safe_text(text, texts_.ascii());
    }
    [[nodiscard]] TableEdit help() const { return {.words = table_edit_help(context_)}; }

    TableEdit game() {
        WordList known;
        for (const WireStruct<RulesetSpec>& offer : offers_) known.push_back(offer.id);
        const std::string name = words_.size() == 2 ? lower_case(words_[1]) : "";
        const auto offer = std::ranges::find(offers_, name, &WireStruct<RulesetSpec>::id);
        if (offer == offers_.end()) {
            const std::string unknown =
                name.empty() ? "" : texts_("rules.unknown_ruleset", {{"word", safe(name)}}) + " ";
            return {.words = unknown + suggestion_or_list(name, known, texts_)};
        }
        request_["ruleset"] = name;
        request_["options"] = json::object();  // those of the game before
        const auto seats = static_cast<std::int64_t>(context_.view.table.seats.size());
        request_["seats"] = std::clamp(seats, offer->seats.least, offer->seats.most);
        return {.request = request_};
    }

    TableEdit option() {
        const std::string& ruleset = context_.view.table.ruleset;
        const auto offer = std::ranges::find(offers_, ruleset, &WireStruct<RulesetSpec>::id);
        const WordList known = offer == offers_.end() ? WordList() : offer->options;
        const std::string name = words_.size() > 1 ? words_[1] : "";
        if (std::ranges::find(known, name) == known.end()) {
            const Fills fills = {{"game", safe(ruleset)}, {"option", safe(name)}};
            const std::string unknown =
                name.empty() ? "" : texts_("refusal.unknown_option", fills) + " ";
            return {.words = unknown + suggestion_or_list(name, known, texts_)};
        }
        const auto words = std::span(words_).subspan(std::min<std::size_t>(2, words_.size()));
        const std::string value = vegas::texts::join(words, " ");
        const json parsed = parse_json(value);
        request_["options"].erase(name);
        if (!value.empty()) {
            request_["options"][name] = parsed.is_discarded() ? json(value) : parsed;
        }
        return {.request = request_};
    }

    TableEdit seats() {
        const auto seats =
            words_.size() == 2 ? number_from(words_[1], 2, kSeatsEver) : std::nullopt;
        if (!seats) return help();
        request_["seats"] = *seats;
        return {.request = request_};
    }

    TableEdit clock(std::int64_t unit_ms) {
        if (words_.size() != 2) return help();
        const bool off =
            lower_case(words_[1]) == "off" || lower_case(words_[1]) == texts_("typed.off");
        const auto count = number_from(words_[1], 1, protocol::kDecisionMsMost / unit_ms);
        if (!off && !count) return help();
        request_["clock"] = off ? json() : json{{"decision_ms", *count * unit_ms}};
        return {.request = request_};
    }

    TableEdit people_only() {
        const std::string word = lower_case(words_[2]);
        const bool on = word == "on" || word == texts_("typed.on");
        if (!on && word != "off" && word != texts_("typed.off")) return help();
        request_.erase("people_only");
        if (on) request_["people_only"] = true;
        return {.request = request_};
    }

    TableEdit level() {
        const auto& seats = context_.view.table.seats;
        const auto last = static_cast<std::int64_t>(seats.size());
        const auto seat = words_.size() == 3 ? number_from(words_[1], 1, last) : std::nullopt;
        const auto at = seat ? static_cast<std::size_t>(*seat - 1) : 0;
        if (!seat || !seats[at] || !seats[at]->bot) return help();
        const std::string word = lower_case(words_[2]);
        WordList names;
        for (const std::string_view known : kLevels) {
            names.push_back(level_name(known, context_));
            if (word != known && word != names.back()) continue;
            return {.request = {{"op", "table.add_bot"}, {"level", known}, {"seat", at}}};
        }
        return {.words = suggestion_or_list(word, names, texts_)};
    }

    WordList words_;
    const RenderContext& context_;
    const Texts& texts_;
    const std::vector<WireStruct<RulesetSpec>>& offers_;
    json request_;
};

}  // namespace

std::string table_edit_help(const RenderContext& context) {
    const Texts& in = context.texts;
    return in("notice.change", {{"game", in("typed.game")},
                                {"set", in("typed.set")},
                                {"seats", in("typed.seats")},
                                {"time", in("typed.time")},
                                {"days", in("typed.days")},
                                {"off", in("typed.off")},
                                {"on", in("typed.on")},
                                {"people", in("typed.people_only")},
                                {"level", in("typed.level")}});
}

std::optional<TableEdit> parse_table_edit(std::string_view line, const RenderContext& context,
                                          const std::vector<WireStruct<RulesetSpec>>& offers) {
    return TableEditParser(words_of_line(line), context, offers).parse();
}

}  // namespace vegas::cli
