#include "server/shell/http/tables_route.hpp"

#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "protocol/texts/plain_text.hpp"
#include "server/shell/http/header_values.hpp"

namespace vegas::shell {
namespace {

using Read = std::variant<protocol::LobbyWatch, HttpReply>;

Read bad(std::string_view why) { return error_reply(HttpRefusal::bad_request, why); }

Read read(std::string_view target) {
    protocol::LobbyWatch what;
    if (const auto ruleset = query_value(target, "ruleset"); !ruleset.empty()) {
        what.ruleset = named<Ruleset>(ruleset);
        if (!what.ruleset) {
            return error_reply(HttpRefusal::unknown_ruleset, "there is no such ruleset");
        }
    }
    if (const auto free = query_value(target, "free"); !free.empty()) {
        if (free != "true" && free != "false") return bad("free must be true or false");
        what.free = free == "true";
    }
    if (const auto page = query_value(target, "page"); !page.empty()) {
        what.page = texts::parse_number<decltype(what.page)>(page).value_or(0);
        if (what.page < 1 || what.page > protocol::kLobbyPages) {
            return bad("page must be a number from 1 to 1000000");
        }
    }
    return what;
}

}  // namespace

HttpReply TablesRoute::answer(std::string_view target) {
    if (const auto table = query_value(target, "table"); !table.empty()) {
        return {.content_type = kJson, .body = core_.table_json(std::string(table))};
    }
    auto what = read(target);
    if (auto* refused = std::get_if<HttpReply>(&what)) return std::move(*refused);
    return {.content_type = kJson, .shared_body = body_of(std::get<protocol::LobbyWatch>(what))};
}

core::Text TablesRoute::body_of(const protocol::LobbyWatch& what) {
    const auto now = loop_.now();
    const Key key{what.ruleset, what.free, what.page};
    if (const auto it = kept_.find(key); it != kept_.end() && now < it->second.until) {
        return it->second.body;
    }
    if (kept_.size() >= kKeptMost) kept_.clear();
    auto body = std::make_shared<const std::string>(core_.tables_json(what));
    kept_.insert_or_assign(key, Kept{body, now + kKeptMs});
    return body;
}

}  // namespace vegas::shell
