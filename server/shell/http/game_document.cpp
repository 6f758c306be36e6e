#include "server/shell/http/game_document.hpp"

#include <string>
#include <utility>
#include <vector>

#include "engine/assert.hpp"
#include "protocol/fair/fair.hpp"
#include "protocol/history/replay.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/replies/replies.hpp"
#include "server/core/base/names.hpp"

namespace vegas::shell {
namespace {

// Another version of the server may tell the same game in other bytes.
std::string kind_of(GameText what) {
    if (what == GameText::transcript) return {};
    return std::string("replay-").append(protocol::server_version()).append("-");
}

std::string tag_of(const std::string& transcript, GameText what) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(transcript.data());
    const auto digest = protocol::hex(protocol::sha256({bytes, transcript.size()}));
    return std::string("\"").append(kind_of(what)).append(digest, 0, 32).append("\"");
}

core::SharedText replay_of(const core::StoredGame& game) {
    try {
        const auto transcript = protocol::parse_transcript(*game.transcript);
        if (!transcript) return nullptr;
        std::vector<std::string> names;
        for (const auto& player : transcript->seats) names.push_back(player.name);
        auto json = protocol::replay_json(*transcript, *game.transcript, game.at,
                                          core::find_lookalikes(names));
        if (!json) return nullptr;
        return std::make_shared<const std::string>(std::move(*json));
    } catch (const InvariantBroken&) {
        return nullptr;
    }
}

}  // namespace

SharedGameDocument make_document(std::shared_ptr<const core::StoredGame> game, GameText what) {
    auto text = what == GameText::transcript ? game->transcript : replay_of(*game);
    if (!text) return nullptr;
    auto etag = tag_of(*game->transcript, what);
    return std::make_shared<const GameDocument>(
        GameDocument{.game = std::move(game), .text = std::move(text), .etag = std::move(etag)});
}

}  // namespace vegas::shell
