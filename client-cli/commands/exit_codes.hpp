// The exit codes of all commands.
#pragma once

namespace vegas::cli {

inline constexpr int kExitDone = 0;
inline constexpr int kExitFailed = 1;
inline constexpr int kExitUsage = 2;
inline constexpr int kExitNothingWaits = 3;
inline constexpr int kExitInterrupted = 130;

}  // namespace vegas::cli
