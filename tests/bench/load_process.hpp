// A server as a child process: started, asked how much it has used, and stopped. Linux only
// (/proc).
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace vegas::bench {

class ServerProcess {
public:
    // Starts `path` with `arguments`, waits for its ready line and takes the port from its "ws="
    // field. Throws std::runtime_error if it does not come.
    ServerProcess(const std::string& path, const std::vector<std::string>& arguments);
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;
    ~ServerProcess();  // SIGKILL

    [[nodiscard]] std::uint16_t port() const { return port_; }
    [[nodiscard]] double cpu_seconds() const;  // user and system, all threads
    [[nodiscard]] std::int64_t resident_bytes() const;

private:
    pid_t pid_ = 0;
    int out_ = -1;  // the child's stdout
    std::uint16_t port_ = 0;
};

}  // namespace vegas::bench
