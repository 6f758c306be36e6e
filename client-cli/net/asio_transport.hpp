// Implements Transport with Asio and Beast: the event loop, one WebSocket, timers, signals and
// tasks from other threads. All callbacks come on the thread that calls run().
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "client-cli/net/address.hpp"
#include "client-cli/net/transport.hpp"

namespace vegas::cli {

class AsioTransport final : public Transport {
public:
    // `cacert`: a PEM file of certificate authorities; empty: the system's. See tls.hpp.
    AsioTransport(ServerAddress, const std::string& cacert);
    ~AsioTransport() override;
    AsioTransport& operator=(AsioTransport&&) = delete;

    void open(TransportEvents&) override;
    void send(std::string text) override;
    void close() override;
    void finish() override;
    void after(std::chrono::milliseconds, std::function<void()> task) override;
    [[nodiscard]] std::int64_t now_ms() const override;

    // Runs until finish().
    void run();
    // Runs `task` in run(). Any thread may call it.
    void post(std::function<void()> task);
    // `ready` is called whenever standard input can be read; it must read all that is there. For a
    // terminal; it is not made non-blocking for this.
    void on_input(std::function<void()> ready);
    // SIGINT, SIGTERM, SIGWINCH and SIGCONT call `handler` instead of ending the process. `give_up`
    // ends it where that takes too long after the first two; see ExitDeadline.
    void on_signal(std::function<void(int)> handler, std::function<void()> give_up);

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace vegas::cli
