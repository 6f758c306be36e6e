#include "client-cli/net/exit_deadline.hpp"

#include <boost/system/error_code.hpp>
#include <csignal>
#include <utility>

namespace vegas::cli {

using boost::system::error_code;

ExitDeadline::ExitDeadline(std::function<void()> give_up, std::chrono::milliseconds wait)
    : give_up_(std::move(give_up)), signals_(io_, SIGINT, SIGTERM), timer_(io_) {
    signals_.async_wait([this, wait](error_code stopped, int) {
        if (stopped) return;
        timer_.expires_after(wait);
        timer_.async_wait([this](error_code cancelled) {
            if (!cancelled) give_up_();
        });
    });
    thread_ = std::thread([this] { io_.run(); });
}

ExitDeadline::~ExitDeadline() {
    io_.stop();
    thread_.join();
}

}  // namespace vegas::cli
