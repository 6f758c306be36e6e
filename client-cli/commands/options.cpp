#include "client-cli/commands/options.hpp"

#include <utility>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

json create_request(const NewTable& table, const std::string& idempotency_key) {
    json request = {{"op", "table.create"},
                    {"idempotency_key", idempotency_key},
                    {"ruleset", table.ruleset},
                    {"visibility", table.is_public ? "public" : "private"}};
    if (!table.options.empty()) request["options"] = table.options;
    if (table.seats) request["seats"] = *table.seats;
    if (table.people_only) request["people_only"] = true;
    if (table.slow_play_limit) request["slow_play_limit"] = true;
    if (table.no_clock) request["clock"] = nullptr;
    if (table.clock_s) request["clock"] = {{"decision_ms", std::int64_t{*table.clock_s} * 1000}};
    return request;
}

json quick_request(const std::string& ruleset, const std::string& idempotency_key,
                   const std::string& seed_hash) {
    json request = {
        {"op", "quick_play"}, {"idempotency_key", idempotency_key}, {"seed_hash", seed_hash}};
    if (!ruleset.empty()) request["ruleset"] = ruleset;
    return request;
}

RequestedGame requested_game_of(const NewTable& table,
                                std::vector<WireStruct<RulesetSpec>> offers) {
    return {
        .ruleset = table.ruleset, .options = fields_of(table.options), .offers = std::move(offers)};
}

json join_request(const Target& target, bool as_spectator) {
    json request = {{"op", "table.join"}, {"as", as_spectator ? "spectator" : "player"}};
    // A link may say both: the id of a private table is not enough to get in.
    if (!target.invite.empty()) {
        request["invite"] = target.invite;
    } else {
        request["table"] = target.table;
    }
    return request;
}

}  // namespace vegas::cli
