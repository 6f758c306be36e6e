// Tells the service manager, systemd, how the server is doing: datagrams to the socket that
// NOTIFY_SOCKET names, see sd_notify(3). Without one it sends nothing. Thread-safe.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/shell/process/expected.hpp"

namespace vegas::shell {

class ServiceNotifier {
public:
    // Reads NOTIFY_SOCKET, WATCHDOG_USEC and WATCHDOG_PID and removes them from the environment.
    // Call it before starting threads.
    [[nodiscard]] static ServiceNotifier from_environment();

    ServiceNotifier();  // sends nothing
    ~ServiceNotifier();
    ServiceNotifier(ServiceNotifier&&) noexcept;
    ServiceNotifier& operator=(ServiceNotifier&&) = delete;

    // The server serves. From now on the watchdog counts. Fails if systemd cannot be reached: it
    // will stop the service then.
    [[nodiscard]] Expected<void> notify_ready() const;

    // The start has gone well so far, but waits for something for as long as it takes. For systemd
    // the service is up, and the watchdog does not count. `why`: for `systemctl status`.
    void notify_waiting(std::string_view why) const;

    // No more games begin, and the server ends after the last one; or that is called off.
    void notify_draining(bool drains) const;

    // Settings are being read anew. notify_ready() ends it.
    void notify_reloading() const;

    // The server ends.
    void notify_stopping() const;

    // Answers the watchdog. Waits for nothing.
    void notify_alive() const;

    // How long the watchdog waits for notify_alive(); nullopt if there is none.
    [[nodiscard]] std::optional<std::chrono::microseconds> watchdog_timeout() const {
        return watchdog_timeout_;
    }

private:
    class Socket;
    ServiceNotifier(std::unique_ptr<Socket> socket, std::optional<std::chrono::microseconds>);

    void send(const std::string& assignments) const;

    std::unique_ptr<Socket> socket_;  // null: nobody listens
    std::optional<std::chrono::microseconds> watchdog_timeout_;
};

}  // namespace vegas::shell
