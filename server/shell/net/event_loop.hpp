// The event loop of the process: one io_context, run by one thread.
#pragma once

#include <functional>
#include <memory>

#include "server/shell/net/loop.hpp"

namespace boost::asio {
class io_context;
}

namespace vegas::shell {

class EventLoop final : public Loop {
public:
    EventLoop();
    ~EventLoop() override;

    [[nodiscard]] core::TimePoint now() const override;
    [[nodiscard]] core::UtcTime utc() const override;
    [[nodiscard]] std::chrono::nanoseconds elapsed() const override;
    void post(Job job) override;
    void after(std::int64_t delay_ms, Job job) override;
    void on_alarm(Job job) override;
    void set_alarm(core::TimePoint when) override;

    // Calls `handler` at each SIGTERM and SIGINT from now on.
    void on_stop_signal(std::function<void()> handler);
    // The same for SIGHUP, so that closing the terminal does not end the process.
    void on_hangup(std::function<void()> handler);

    // Runs until `work`, which has a thread of its own, has ended. Throws what it throws.
    void run_beside(const std::function<void()>& work);

    // Runs until stop() was called. From then on SIGTERM and SIGINT end the process.
    void run();
    void stop();

    [[nodiscard]] boost::asio::io_context& context();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace vegas::shell
