#include "client-cli/show/refusal.hpp"

#include <algorithm>
#include <optional>

#include "client-cli/terminal/text.hpp"
#include "client-cli/texts/suggestion.hpp"
#include "protocol/texts/nearest.hpp"

namespace vegas::cli {
namespace {

// What was perhaps meant; else all that there is.
std::string meant(const std::string& word, const std::vector<std::string>& known,
                  const Texts& texts) {
    const std::string near = texts::nearest_word(word, known);
    if (!near.empty()) return texts("rules.nearest", {{"near", near}});
    return texts("rules.there_are", {{"known", texts.list(known)}});
}

std::vector<std::string> options_offered(const RequestedGame& requested) {
    const auto offer =
        std::ranges::find(requested.offers, requested.ruleset, &WireStruct<RulesetSpec>::id);
    return offer == requested.offers.end() ? std::vector<std::string>() : offer->options;
}

// About a game that there is not, or an option of it; nothing where that is not what is wrong.
std::optional<std::string> game_refusal(const WireError& error, const Texts& texts,
                                        const RequestedGame& requested) {
    const bool ascii = texts.ascii();
    if (error.code == "unknown_ruleset" && !requested.ruleset.empty() && error.data.rulesets) {
        return texts("rules.unknown_ruleset", {{"word", safe_text(requested.ruleset, ascii)}}) +
               " " + meant(requested.ruleset, *error.data.rulesets, texts);
    }
    const auto known = options_offered(requested);
    if (error.code != "bad_option" || !error.data.option || known.empty()) return std::nullopt;
    const std::string& option = *error.data.option;
    if (std::ranges::find(known, option) == known.end()) {
        return texts("refusal.unknown_option",
                     {{"game", requested.ruleset}, {"option", safe_text(option, ascii)}}) +
               " " + meant(option, known, texts);
    }
    const auto given = std::ranges::find(requested.options, option, &JsonField::name);
    if (given == requested.options.end() || error.message.find("must be") == std::string::npos) {
        return std::nullopt;
    }
    const std::string message = with_suggestion(safe_text(error.message, ascii), given->text);
    return texts("refusal.wrong_option", {{"message", message}});
}

}  // namespace

std::string refusal(const WireError& error, const Texts& texts, const RequestedGame& requested) {
    if (auto about_game = game_refusal(error, texts, requested)) return *std::move(about_game);
    const bool ascii = texts.ascii();
    const std::string code = safe_text(error.code.empty() ? "error" : error.code, ascii);
    std::string message = safe_text(error.message, ascii);
    if (const auto& which = error.data.option ? error.data.option : error.data.field) {
        const std::string place = safe_text(*which, ascii) + ": ";
        if (!message.starts_with(place)) message.insert(0, place);
    }
    Fills fills = {{"code", code}, {"message", message.empty() ? code : message}};
    if (error.data.least) fills.emplace_back("least", *error.data.least);
    if (error.data.most) fills.emplace_back("most", *error.data.most);
    // The terminal's own words come first: who types options needs the server's, and has no page.
    for (const char* section : {"refusal.", "error."}) {
        if (texts.has(section + code)) return texts(section + code, fills);
    }
    return texts("refusal.unknown", fills);
}

std::string join_refusal(const WireError& error, const Texts& texts,
                         const RequestedGame& requested) {
    std::string sentence = refusal(error, texts, requested);
    if (error.code != "table_full" && error.code != "game_started") return sentence;
    return texts("refusal.can_watch", {{"sentence", sentence}, {"command", "vegas watch"}});
}

std::string ban_text(const WireErrorData& ban, const Texts& texts) {
    std::string text = texts("ended.banned");
    if (ban.until_ms) {
        text += " " + texts("ended.banned_until", {{"when", texts.moment(*ban.until_ms)}});
    }
    if (ban.reason && !ban.reason->empty()) {
        const std::string reason = safe_text(*ban.reason, texts.ascii());
        text += " " + texts("ended.banned_reason", {{"reason", reason}});
    }
    return text;
}

}  // namespace vegas::cli
