#include "client-cli/show/refusal.hpp"

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

std::string refusal(const Error& error, const Texts& texts) {
    const bool ascii = texts.ascii();
    const std::string code = safe_text(error.code.empty() ? "error" : error.code, ascii);
    std::string message = safe_text(error.message, ascii);
    if (const auto& which = error.data.option ? error.data.option : error.data.field) {
        message = safe_text(*which, ascii) + ": " + message;
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

std::string refusal_at_door(const Error& error, const Texts& texts) {
    std::string sentence = refusal(error, texts);
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
