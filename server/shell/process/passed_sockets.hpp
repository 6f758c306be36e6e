// Receives listening sockets from the parent process: systemd's socket activation, see
// sd_listen_fds(3). They stay open when the process ends, so that nobody is refused until the next
// one serves.
#pragma once

#include <optional>

namespace vegas::shell {

// Descriptors, to be closed by the caller; nullopt if the caller must open that socket.
struct PassedSockets {
    std::optional<int> players, admin;
};

// Reads LISTEN_PID, LISTEN_FDS and LISTEN_FDNAMES and removes them from the environment. Ignores
// sockets meant for another process. Throws std::runtime_error, one line for the operator, if the
// sockets are not usable. Call it before starting threads.
[[nodiscard]] PassedSockets receive_passed_sockets();

}  // namespace vegas::shell
