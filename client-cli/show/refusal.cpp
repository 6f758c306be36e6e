#include "client-cli/show/refusal.hpp"

#include <algorithm>
#include <optional>

#include "client-cli/terminal/text.hpp"
#include "client-cli/texts/meant.hpp"
#include "protocol/texts/nearest.hpp"

namespace vegas::cli {
namespace {

// What was perhaps meant; else all that there is.
std::string meant(const std::string& word, const std::vector<std::string>& known,
                  const Texts& texts) {
    const std::string near = texts::nearest(word, known);
    if (!near.empty()) return texts("rules.nearest", {{"near", near}});
    return texts("rules.there_are", {{"known", texts.list(known)}});
}

std::vector<std::string> options_offered(const Wish& wish) {
    const auto offer = std::ranges::find(wish.offers, wish.ruleset, &Read<RulesetSpec>::id);
    return offer == wish.offers.end() ? std::vector<std::string>() : offer->options;
}

// About a game that there is not, or an option of it; nothing where that is not what is wrong.
std::optional<std::string> refused_wish(const Error& error, const Texts& texts, const Wish& wish) {
    const bool ascii = texts.ascii();
    if (error.code == "unknown_ruleset" && !wish.ruleset.empty() && error.data.rulesets) {
        return texts("rules.unknown_ruleset", {{"word", safe_text(wish.ruleset, ascii)}}) + " " +
               meant(wish.ruleset, *error.data.rulesets, texts);
    }
    const auto known = options_offered(wish);
    if (error.code != "bad_option" || !error.data.option || known.empty()) return std::nullopt;
    const std::string& option = *error.data.option;
    if (std::ranges::find(known, option) == known.end()) {
        return texts("refusal.unknown_option",
                     {{"game", wish.ruleset}, {"option", safe_text(option, ascii)}}) +
               " " + meant(option, known, texts);
    }
    const auto given = std::ranges::find(wish.options, option, &Member::name);
    if (given == wish.options.end() || error.message.find("must be") == std::string::npos) {
        return std::nullopt;
    }
    const std::string message = with_meant(safe_text(error.message, ascii), given->text);
    return texts("refusal.wrong_option", {{"message", message}});
}

}  // namespace

std::string refusal(const Error& error, const Texts& texts, const Wish& wish) {
    if (auto wished = refused_wish(error, texts, wish)) return *std::move(wished);
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

std::string refusal_at_door(const Error& error, const Texts& texts, const Wish& wish) {
    std::string sentence = refusal(error, texts, wish);
    if (error.code != "table_full" && error.code != "game_started") return sentence;
    return texts("refusal.can_watch", {{"sentence", sentence}, {"command", "vegas watch"}});
}

std::string ban_words(const ErrorData& ban, const Texts& texts) {
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
