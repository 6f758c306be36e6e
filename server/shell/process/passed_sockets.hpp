// Listening sockets that were open before the process began, and that it is given by whoever
// starts it: systemd's socket activation, as sd_listen_fds(3) has it. They stay open when the
// process ends, so that nobody is refused until the next one serves.
#pragma once

#include <optional>

namespace vegas::shell {

// Descriptors, for the caller to close; nothing: that one is to be opened.
struct PassedSockets {
    std::optional<int> players, admin;
};

// What LISTEN_PID, LISTEN_FDS and LISTEN_FDNAMES say, which are no longer in the environment
// afterwards. Sockets that are for another process are not ours. Throws std::runtime_error, one
// line for the operator, if they cannot be what they should be. To be called before threads are
// started.
[[nodiscard]] PassedSockets take_passed_sockets();

}  // namespace vegas::shell
