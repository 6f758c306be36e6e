// Ends the process a moment after SIGINT or SIGTERM if the event loop has not: a server may have
// sent what takes long to read, or nobody reads our output.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <thread>

namespace vegas::cli {

// People wait for a second.
inline constexpr std::chrono::milliseconds kExitDeadline{800};

class ExitDeadline {
public:
    // `give_up` ends the process `wait` after the first signal. It is called on a thread of its
    // own, while others are running.
    explicit ExitDeadline(std::function<void()> give_up,
                          std::chrono::milliseconds wait = kExitDeadline);
    ~ExitDeadline();
    ExitDeadline& operator=(ExitDeadline&&) = delete;

private:
    std::function<void()> give_up_;
    boost::asio::io_context io_{1};
    boost::asio::signal_set signals_;
    boost::asio::steady_timer timer_;
    std::thread thread_;
};

}  // namespace vegas::cli
