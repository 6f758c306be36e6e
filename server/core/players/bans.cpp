#include "server/core/players/bans.hpp"

#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <utility>

#include "protocol/json/read.hpp"
#include "protocol/json/strict_json.hpp"
#include "protocol/json/write.hpp"

namespace vegas::core {

std::string to_json(const Ban& ban) {
    std::string text;
    protocol::JsonWriter out(text);
    out.open('{');
    protocol::write_members(out, ban);
    out.close('}');
    return text;
}

protocol::Result<Ban> parse_ban(std::string_view text) {
    const auto document = protocol::parse_strict(text);
    if (!document) return document.error();
    if (!document->is_object()) {
        return protocol::Error{protocol::ErrorCode::bad_message, "must be an object", {}};
    }
    protocol::Fields f(*document, protocol::ErrorCode::bad_message, "field");
    Ban ban;
    protocol::read_members(f, ban);
    if (const auto who = normalize_ban_target(ban.who)) {
        ban.who = *who;
    } else {
        f.fail("who", "is neither an address, nor a network, nor a player's id");
    }
    if (auto problem = f.finish()) return *problem;
    return ban;
}

Bans::Bans(std::vector<Ban> bans) {
    for (Ban& ban : bans) {
        const auto network = Network::parse(ban.who);
        if (network && !network->is_account()) {
            wide_.push_back({*network, std::move(ban)});
        } else {
            std::string who = ban.who;
            exact_.insert_or_assign(std::move(who), std::move(ban));
        }
    }
}

const Ban* Bans::find(const std::string& player, const Address& from, UtcTime now) const {
    for (const std::string& who : {std::cref(player), std::cref(from.text)}) {
        const auto it = exact_.find(who);
        if (it != exact_.end() && !it->second.is_over(now)) return &it->second;
    }
    if (wide_.empty()) return nullptr;
    const auto address = Network::parse(from.text);
    if (!address) return nullptr;
    const auto it = std::find_if(wide_.begin(), wide_.end(), [&](const NetworkBan& wide) {
        return !wide.ban.is_over(now) && wide.network.contains(*address);
    });
    return it == wide_.end() ? nullptr : &it->ban;
}

}  // namespace vegas::core
