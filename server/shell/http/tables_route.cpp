#include "server/shell/http/tables_route.hpp"

#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "protocol/texts/plain_text.hpp"
#include "server/shell/http/header_values.hpp"

namespace vegas::shell {
namespace {

using ParsedQuery = std::variant<protocol::LobbyWatch, HttpReply>;

ParsedQuery bad_request(std::string_view why) { return error_reply(HttpRefusal::bad_request, why); }

ParsedQuery parse_query(std::string_view target) {
    protocol::LobbyWatch what;
    if (const auto ruleset = query_value(target, "ruleset"); !ruleset.empty()) {
        what.ruleset = parse_enum<Ruleset>(ruleset);
        if (!what.ruleset) {
            return error_reply(HttpRefusal::unknown_ruleset, "there is no such ruleset");
        }
    }
    if (const auto free = query_value(target, "free"); !free.empty()) {
        if (free != "true" && free != "false") return bad_request("free must be true or false");
        what.free = free == "true";
    }
    if (const auto page = query_value(target, "page"); !page.empty()) {
        what.page = texts::parse_number<decltype(what.page)>(page).value_or(0);
        if (what.page < 1 || what.page > protocol::kLobbyPages) {
            return bad_request("page must be a number from 1 to 1000000");
        }
    }
    return what;
}

}  // namespace

HttpReply TablesRoute::handle(std::string_view target) {
    if (const auto table = query_value(target, "table"); !table.empty()) {
        return {.content_type = kJson, .body = core_.table_json(std::string(table))};
    }
    auto what = parse_query(target);
    if (auto* refused = std::get_if<HttpReply>(&what)) return std::move(*refused);
    return {.content_type = kJson, .shared_body = body_of(std::get<protocol::LobbyWatch>(what))};
}

core::SharedText TablesRoute::body_of(const protocol::LobbyWatch& what) {
    const auto now = loop_.now();
    const Key key{what.ruleset, what.free, what.page};
    if (const auto it = cache_.find(key); it != cache_.end() && now < it->second.until) {
        return it->second.body;
    }
    if (cache_.size() >= kCachedPagesMax) cache_.clear();
    auto body = std::make_shared<const std::string>(core_.tables_json(what));
    cache_.insert_or_assign(key, CachedPage{body, now + kLifetimeMs});
    return body;
}

}  // namespace vegas::shell
