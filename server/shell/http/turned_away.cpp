#include "server/shell/http/turned_away.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "server/shell/http/language_choice.hpp"

namespace vegas::shell {
namespace {

struct PageWords {
    std::string_view title;
    std::string_view before, after;  // the seconds
};
constexpr std::array<PageWords, kOwnLanguages.size()> kTurnedAwayWords{{
    {"Too many requests",
     "Too many requests are coming from your network just now. This page tries again in ",
     " seconds."},
    {"Zu viele Anfragen",
     "Aus deinem Netz kommen gerade zu viele Anfragen. Die Seite versucht es in ",
     " Sekunden noch einmal."},
    {"Слишком много запросов",
     "Из вашей сети сейчас приходит слишком много запросов. Страница попробует снова через ",
     " с."},
}};

std::string_view message_for(core::RejectReason why) {
    return why == core::RejectReason::requests ? "too many requests from your address"
                                               : "too many connections from your address";
}

HttpReply page_of(std::string_view language, std::int64_t seconds) {
    const auto at = std::ranges::find(kOwnLanguages, language) - kOwnLanguages.begin();
    const PageWords& words = kTurnedAwayWords[static_cast<std::size_t>(at)];
    const std::string wait = std::to_string(seconds);
    std::string page = R"(<!doctype html><html lang=")";
    page.append(language).append(R"("><meta charset="utf-8"><meta http-equiv="refresh" content=")");
    page.append(wait).append(R"("><title>)").append(words.title).append("</title><p>");
    page.append(words.before).append(wait).append(words.after).append("</p></html>\n");
    HttpReply reply;
    reply.content_type = "text/html; charset=utf-8";
    reply.body = std::move(page);
    reply.language = language;
    reply.vary = "Accept, Accept-Language";
    return reply;
}

}  // namespace

HttpReply turned_away_reply(const TurnedAway& client) {
    if (client.why == core::RejectReason::origin) {
        return error_reply(HttpRefusal::origin_not_allowed,
                           "pages of other sites may not open connections to this server");
    }
    HttpReply reply = error_reply(HttpRefusal::rate_limited, message_for(client.why));
    const std::int64_t seconds = (client.retry_after_ms + 999) / 1000;
    if (client.accept.find("text/html") != std::string_view::npos) {
        HttpReply page =
            page_of(choose_language(kOwnLanguages, "", client.accept_language), seconds);
        page.status = reply.status;
        page.refusal = reply.refusal;
        reply = std::move(page);
    }
    reply.refusal->retry_after_s = seconds;
    return reply;
}

}  // namespace vegas::shell
