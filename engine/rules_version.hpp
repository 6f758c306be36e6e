// Which rules the engine plays by. A game that lasts longer than the program says by which it
// began.
#pragma once

namespace vegas {

// Rises by one with a release in which a game would go on otherwise than before from the same
// state or the same draws: a rule is mended, or chance is asked in another order [ALL-6]. Games
// that began by other rules are not gone on with, but set aside.
inline constexpr int kRulesVersion = 1;

}  // namespace vegas
