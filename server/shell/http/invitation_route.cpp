#include "server/shell/http/invitation_route.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "engine/describe.hpp"
#include "engine/types.hpp"
#include "protocol/texts/embedded.hpp"
#include "protocol/texts/plain_text.hpp"
#include "server/shell/http/header_values.hpp"
#include "server/shell/http/language_choice.hpp"
#include "server/shell/http/page_route.hpp"

namespace vegas::shell {
namespace {

constexpr std::string_view kInvitations = "/t/", kEscapedSign = "%23";
constexpr std::size_t kIdChars = 40;
constexpr std::ptrdiff_t kFoldersMax = 8;

bool is_id_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
}

bool begins_with_sign(std::string_view path) {
    return path.starts_with('/') && path.substr(1).starts_with(kEscapedSign);
}

struct InvitationWords {
    std::string_view invites, invited;  // titles with and without a host
    std::string_view seats, playing, over, any, open;
};
constexpr std::array<InvitationWords, kOwnLanguages.size()> kInvitationWords{{
    {.invites = "{name} invites you: {game}",
     .invited = "An invitation: {game}",
     .seats = "Seats taken: {taken} of {seats}.",
     .playing = "The game is under way: come and watch.",
     .over = "This game is over.",
     .any = "Play in the browser, without an account.",
     .open = "Open the table"},
    {.invites = "{name} lädt dich ein: {game}",
     .invited = "Eine Einladung: {game}",
     .seats = "Besetzte Plätze: {taken} von {seats}.",
     .playing = "Die Partie läuft: Schau zu.",
     .over = "Diese Partie ist zu Ende.",
     .any = "Spiele im Browser, ohne Konto.",
     .open = "Den Tisch öffnen"},
    {.invites = "{name} приглашает: {game}",
     .invited = "Приглашение: {game}",
     .seats = "Занято мест: {taken} из {seats}.",
     .playing = "Партия идёт: приходите посмотреть.",
     .over = "Эта партия окончена.",
     .any = "Играйте в браузере, без регистрации.",
     .open = "Открыть стол"},
}};

const InvitationWords& words_in(std::string_view language) {
    return kInvitationWords[static_cast<std::size_t>(std::ranges::find(kOwnLanguages, language) -
                                                     kOwnLanguages.begin())];
}

// Names of the games by language and ruleset, as clients have them.
std::string game_in(std::string_view language, Ruleset ruleset) {
    static const auto all = [] {
        nlohmann::json names;
        for (const auto& text : texts::shared()) {
            names[std::string(text.language)] = nlohmann::json::parse(text.json).at("ruleset");
        }
        return names;
    }();
    return all.at(std::string(language)).at(std::string(word_of(ruleset))).at("name");
}

std::string fill(std::string_view text, std::string_view mark, std::string_view value) {
    std::string filled(text);
    if (const auto at = filled.find(mark); at != std::string::npos) {
        filled.replace(at, mark.size(), value);
    }
    return filled;
}

// For text and attributes in double quotes.
std::string escaped(std::string_view text) {
    std::string html;
    for (const char c : text) {
        switch (c) {
        case '&': html += "&amp;"; break;
        case '<': html += "&lt;"; break;
        case '>': html += "&gt;"; break;
        case '"': html += "&quot;"; break;
        default: html += c;
        }
    }
    return html;
}

std::string title_of(const std::optional<core::TableInvitation>& table, std::string_view language) {
    if (!table) return "Six Signs";
    const InvitationWords& words = words_in(language);
    const auto text = table->host.empty() ? words.invited : words.invites;
    return fill(fill(text, "{game}", game_in(language, table->ruleset)), "{name}", table->host);
}

std::string about(const std::optional<core::TableInvitation>& table, const InvitationWords& words) {
    std::string text;
    if (table) {
        switch (table->status) {
        case protocol::TableStatus::open:
            text = fill(fill(words.seats, "{taken}", std::to_string(table->taken)), "{seats}",
                        std::to_string(table->seats));
            break;
        case protocol::TableStatus::playing: text = words.playing; break;
        case protocol::TableStatus::finished: text = words.over; break;
        }
        text += ' ';
    }
    return text.append(words.any);
}

std::string meta(std::string_view kind, std::string_view name, std::string_view content) {
    std::string tag = "<meta ";
    tag.append(kind).append("=\"").append(name).append("\" content=\"");
    tag.append(escaped(content)).append("\">\n");
    return tag;
}

// Where the page is, as seen from the path.
std::string way_up(std::string_view path) {
    const auto folders = std::ranges::count(path, '/') - 1;
    if (folders == 0) return "./";
    std::string way;
    for (std::ptrdiff_t i = 0; i < folders; ++i) way += "../";
    return way;
}

// The place behind an escaped #, with the #; "" if there is none.
std::string escaped_place(std::string_view target) {
    const auto sign = target.find(kEscapedSign);
    if (sign == std::string_view::npos) return {};
    std::string place = "#";
    for (auto rest = target.substr(sign + kEscapedSign.size()); !rest.empty();) {
        const bool is_slash = rest.starts_with("%2F") || rest.starts_with("%2f");
        if (!is_slash && !is_id_character(rest.front()) && rest.front() != '/') break;
        place += is_slash ? '/' : rest.front();
        rest.remove_prefix(is_slash ? 3 : 1);
    }
    return place;
}

std::string document(const std::optional<core::TableInvitation>& table, const HttpRequest& request,
                     std::string_view language, const std::string& to_page,
                     const std::string& to_table) {
    const InvitationWords& words = words_in(language);
    const std::string title = title_of(table, language), text = about(table, words);
    const std::string base = request.base_url.empty() ? to_page : std::string(request.base_url);
    std::string html = "<!doctype html>\n<html lang=\"";
    html.append(language).append("\">\n<head>\n<meta charset=\"utf-8\">\n");
    html.append(meta("name", "viewport", "width=device-width,initial-scale=1"));
    html.append("<title>").append(escaped(title)).append("</title>\n");
    html.append(meta("name", "robots", "noindex"));
    html.append(meta("name", "description", text));
    html.append(meta("property", "og:type", "website"));
    html.append(meta("property", "og:site_name", "Six Signs"));
    html.append(meta("property", "og:title", title));
    html.append(meta("property", "og:description", text));
    html.append(meta("property", "og:image", base + "card.jpg"));
    html.append(meta("property", "og:image:width", "1200"));
    html.append(meta("property", "og:image:height", "630"));
    html.append(meta("name", "twitter:card", "summary_large_image"));
    html.append("<script src=\"").append(to_page).append("go.js\" defer></script>\n</head>\n");
    html.append("<body>\n<h1>").append(escaped(title)).append("</h1>\n<p>").append(escaped(text));
    html.append("</p>\n<p><a id=\"go\" href=\"").append(escaped(to_table)).append("\">");
    html.append(escaped(words.open)).append("</a></p>\n</body>\n</html>\n");
    return html;
}

}  // namespace

bool is_invitation(std::string_view path) {
    const bool is_address = path.size() >= kInvitations.size() &&
                            texts::to_lower(path.substr(0, kInvitations.size())) == kInvitations;
    return (is_address || begins_with_sign(path)) && std::ranges::count(path, '/') <= kFoldersMax;
}

std::string table_of_invitation(std::string_view path) {
    if (!is_invitation(path) || begins_with_sign(path)) return {};
    const auto rest = path.substr(kInvitations.size());
    const auto end = std::ranges::find_if_not(rest, is_id_character);
    const auto id = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
    return id.size() <= kIdChars ? texts::to_lower(id) : std::string();
}

HttpReply invitation_reply(const std::optional<core::TableInvitation>& table,
                           const HttpRequest& request) {
    const auto path = request.target.substr(0, request.target.find('?'));
    const auto id = table_of_invitation(path);
    const std::string to_page = way_up(path);
    // The page still knows the table if the part behind the # was cut off.
    const std::string to_table =
        to_page + (id.empty() ? "" : "?table=" + id) + escaped_place(request.target);
    HttpReply reply{.content_type = "text/html; charset=utf-8",
                    .vary = "Sec-Fetch-Mode, Accept-Language",
                    .headers = page_headers()};
    if (request.is_navigation) {
        reply.status = 303;
        reply.header_of_status = {"Location", to_table};
        return reply;
    }
    reply.language = choose_language(kOwnLanguages, query_value(request.target, "lang"),
                                     request.accept_language);
    reply.body = document(table, request, reply.language, to_page, to_table);
    return reply;
}

}  // namespace vegas::shell
