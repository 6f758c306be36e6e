#include "tests/sim/twins.hpp"

#include <algorithm>
#include <map>
#include <vector>

#include "protocol/game/actions.hpp"
#include "tests/sim/check_failure.hpp"
#include "tests/sim/random_stream.hpp"
#include "tests/sim/simulation.hpp"

namespace vegas::sim {
namespace {

using test::json;
using Told = TrackedChoice::Told;

constexpr std::size_t kAround = 60;  // bytes shown before a difference, and twice as many behind it

// Others see as much of both: how many tokens are in each pile. [G1-1]
bool look_alike(const Action& one, const Action& other) {
    if (one.kind != other.kind) return false;
    if (protocol::canonical(one).size() != protocol::canonical(other).size()) return false;
    const bool are_piles = spec_of(one.kind).a.as == Param::As::tokens;
    return !are_piles || one.a + one.b + one.c == other.a + other.b + other.c;
}

// Of the one that is chosen instead: the next that looks alike, in the order of the list, round and
// round.
std::size_t next_alike(const std::vector<Action>& list, const Action& chosen) {
    const auto it = std::find(list.begin(), list.end(), chosen);
    const auto at = static_cast<std::size_t>(it - list.begin());
    for (std::size_t n = 1; n < list.size(); ++n) {
        const std::size_t next = (at + n) % list.size();
        if (look_alike(list[next], chosen)) return next;
    }
    return at;
}

Action action_of(const json& action) { return protocol::parse_action(action).value(); }

void cover(std::string& text, std::string_view what) {
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at)) {
        text.replace(at, what.size(), what.size(), '#');
    }
}

// Without what may differ: the commitment, and the hash of the view that it is in. The hash says no
// more than the view, for whoever follows a table sees to it that it is the view's.
std::string covered(const TrackedChoice& choice, const std::string& message) {
    static constexpr std::string_view kHash = R"("hash":")";
    std::string text = message;
    for (const std::string& commitment : choice.commitments) cover(text, commitment);
    const bool is_update =
        text.find(R"("ev":"update","table":")" + choice.table) != std::string::npos;
    if (const auto at = text.find(kHash); is_update && at != std::string::npos) {
        const auto from = at + kHash.size();
        text.replace(from, text.find('"', from) - from, "#");
    }
    return text;
}

std::string words_of(const TrackedChoice& choice, const Told& told) {
    return "at " + std::to_string(told.ms) + " ms line " + std::to_string(told.line.value) + " " +
           covered(choice, *told.text);
}

// From shortly before where they differ.
std::string words_of_difference(const std::string& one, const std::string& other) {
    const auto differ = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    const auto at = static_cast<std::size_t>(differ.first - one.begin());
    const std::size_t from = at > kAround ? at - kAround : 0;
    const auto part = [from](const std::string& text) {
        return from < text.size() ? text.substr(from, 3 * kAround) : "";
    };
    return "\"" + part(one) + "\" and \"" + part(other) + "\"";
}

bool are_alike(const TrackedChoice& one, const Told& a, const TrackedChoice& other, const Told& b) {
    if (a.ms != b.ms || a.line != b.line || a.own != b.own) return false;
    if (a.text->size() != b.text->size()) return false;
    return a.own || covered(one, *a.text) == covered(other, *b.text);
}

void compare(const TrackedChoice& one, const TrackedChoice& other) {
    const std::string where = "the sealed choice of decision " + std::to_string(one.decision) +
                              " at table " + one.table + " by seat " + std::to_string(one.seat);
    const std::size_t both = std::min(one.told.size(), other.told.size());
    for (std::size_t n = 0; n < both; ++n) {
        if (are_alike(one, one.told[n], other, other.told[n])) continue;
        throw CheckFailure(
            where + " can be told from another one: " +
            words_of_difference(words_of(one, one.told[n]), words_of(other, other.told[n])));
    }
    if (one.made_ms != other.made_ms || one.seat != other.seat || both != one.told.size() ||
        both != other.told.size()) {
        throw CheckFailure(where + " can be told from another one by when it was shown");
    }
}

// How much happened while it was sealed.
int rank_of(const TrackedChoice& choice) {
    const bool has_other = choice.other_handovers > 0;
    return 2 * (choice.handovers > 0) + has_other + (choice.restarts > 0);
}

// One that is over and that others knew of; of those where most happened, if there are several.
// Of one that was shown, lost in a crash and made again, what came before it was lost.
const TrackedChoice* picked(const Simulation& world) {
    std::map<int, std::vector<const TrackedChoice*>> by_rank;
    for (const TrackedChoice& choice : world.sealed.choices()) {
        if (!choice.is_over || !choice.is_known) continue;
        if (world.sealed.find(choice.table, choice.decision) != &choice) continue;
        by_rank[rank_of(choice)].push_back(&choice);
    }
    if (by_rank.empty()) return nullptr;
    return RandomStream(world.plan.seed, "twin").any_of(by_rank.rbegin()->second);
}

}  // namespace

TwinStatistics& TwinStatistics::operator+=(const TwinStatistics& more) {
    choices += more.choices;
    restarts += more.restarts;
    messages += more.messages;
    handovers += more.handovers;
    other_handovers += more.other_handovers;
    both += more.both;
    by_house += more.by_house;
    return *this;
}

json other_choice(const json& actions, const json& chosen) {
    const Action action = action_of(chosen);
    if (!is_sealed(action.kind)) return chosen;
    std::vector<Action> list;
    for (const json& offered : actions) list.push_back(action_of(offered));
    return actions[next_alike(list, action)];
}

Action other_choice(const Actions& actions, const Action& chosen) {
    if (!is_sealed(chosen.kind)) return chosen;
    const std::vector list(actions.begin(), actions.end());
    return list[next_alike(list, chosen)];
}

TwinStatistics compare_with_twin(const Simulation& world) {
    const TrackedChoice* one = picked(world);
    if (one == nullptr) return {};
    Plan plan = world.plan;
    plan.other = OtherChoice{one->table, one->decision, one->by_house};
    Simulation twin(plan);
    const TrackedChoice* other = twin.run_until_shown();
    if (other == nullptr) throw CheckFailure("a world and its twin differ before they may");
    if (other->action == one->action) return {};  // there was no other
    compare(*one, *other);
    const bool has_restart = one->restarts > 0;
    return {.choices = 1,
            .restarts = has_restart,
            .messages = one->told.size(),
            .handovers = one->handovers,
            .other_handovers = one->other_handovers,
            .both = has_restart && one->handovers > 0,
            .by_house = one->by_house};
}

}  // namespace vegas::sim
