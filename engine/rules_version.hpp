// Which rules the engine plays by. A game that lasts longer than the program records the version by
// which it began.
#pragma once

#include <optional>

namespace vegas {

// Rises by one with a release in which a game would go on otherwise than before from the same
// state or the same draws: a rule is mended, or chance is asked in another order [ALL-6]. The
// release can keep what was before, by asking Setup::rules, or raise kOldestRulesVersion too.
inline constexpr int kRulesVersion = 1;
// Games that began by this version, or a later one, are played on. Others end unfinished.
inline constexpr int kOldestRulesVersion = 1;

constexpr bool knows_rules(int version) {
    return kOldestRulesVersion <= version && version <= kRulesVersion;
}

// A version as records and transcripts have it: nullopt is version 1, which has no name there.
using RecordedRulesVersion = std::optional<int>;
constexpr RecordedRulesVersion record_rules(int version) {
    return version == 1 ? std::nullopt : RecordedRulesVersion(version);
}

}  // namespace vegas
