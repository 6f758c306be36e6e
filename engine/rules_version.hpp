// Which rules the engine plays by. A game that lasts longer than the program records the version by
// which it began.
#pragma once

#include <optional>

namespace vegas {

// Rises by one with a release in which a game would go on otherwise than before from the same
// state or the same draws: a rule is mended, or chance is asked in another order [ALL-6]. A game
// that began by another version ends unfinished.
inline constexpr int kRulesVersion = 1;

// The version as records and transcripts name it: version 1 is not named.
using RecordedRulesVersion = std::optional<int>;
inline constexpr RecordedRulesVersion kRecordedRulesVersion =
    kRulesVersion == 1 ? std::nullopt : RecordedRulesVersion(kRulesVersion);

}  // namespace vegas
