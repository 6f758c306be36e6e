#include "client-cli/local/playback.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "client-cli/protocol/patch.hpp"
#include "client-cli/protocol/read.hpp"
#include "client-cli/show/family.hpp"
#include "engine/assert.hpp"
#include "engine/game.hpp"
#include "protocol/fair/fair.hpp"
#include "protocol/history/replay.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/replies/replies.hpp"

namespace vegas::cli {
namespace {

// "k3f9xq" of "k3f9xq-1".
std::string table_of(const std::string& game) { return game.substr(0, game.rfind('-')); }

TileFaces faces_told() {
    WireStruct<protocol::WelcomeMessage> welcome;
    read(parse_json(protocol::to_bytes(protocol::WelcomeMessage{})), welcome);
    return TileFaces(welcome.tiles);
}

}  // namespace

Playback::Playback(const protocol::Transcript& t, std::string_view text) : faces_(faces_told()) {
    const auto replay = protocol::replay_json(
        t, text, {.table = table_of(t.game), .invite = {}, .is_private = true, .decision_ms = {}});
    ASSERT(replay);
    const json whole = parse_json(*replay);
    json document = member(whole, "view");
    const auto take = [&](const json& told) {
        WireView view;
        read(document, view);
        std::vector<WireEvent> events;
        read(member(told, "events"), events);
        add(view, std::move(events));
    };
    take(whole);
    for (const json& step : member(whole, "steps")) {
        auto next = patched(std::move(document), member(step, "patch"));
        ASSERT(next);
        document = std::move(*next);
        take(step);
    }
    play(t);
}

void Playback::add(const WireView& view, std::vector<WireEvent> events) {
    const bool begins = std::ranges::any_of(
        events, [](const WireEvent& event) { return started_round(event).has_value(); });
    for (const WireEvent& event : events) add_earnings(event, earnings_);
    if (begins) round_steps_.push_back(views_.size());
    views_.push_back(view);
    events_.push_back(std::move(events));
}

// Once more, for the questions, of which a replay does not tell.
void Playback::play(const protocol::Transcript& t) {
    std::vector<std::string> seeds;
    for (const auto& player : t.seats) seeds.push_back(player.seed);
    protocol::FairDraws draws(protocol::game_key(t.server_seed, t.game, seeds));
    NullEventSink mute;
    vegas::Game game = vegas::start(t.setup, draws, mute);
    for (const auto& answer : t.actions) {
        const Decision asked = decision(game);
        WireStruct<protocol::Prompt>& prompt = prompts_.emplace_back();
        prompt.decision = static_cast<std::int64_t>(prompts_.size());
        prompt.seat = static_cast<std::int64_t>(to_index(asked.seat));
        prompt.kind = word_of(asked.ask);
        (void)vegas::apply(game, answer.seat, answer.action, draws, mute);
    }
}

const WireStruct<protocol::Prompt>* Playback::prompt(std::size_t step) const {
    return step < prompts_.size() ? &prompts_[step] : nullptr;
}

std::optional<std::size_t> Playback::step_of_round(std::int64_t round) const {
    if (round < 1 || static_cast<std::size_t>(round) > round_steps_.size()) return std::nullopt;
    return round_steps_[static_cast<std::size_t>(round) - 1];
}

bool Playback::round_begins(std::size_t step) const {
    return std::ranges::find(round_steps_, step) != round_steps_.end();
}

}  // namespace vegas::cli
