#include "server/shell/net/event_loop.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <chrono>
#include <csignal>
#include <exception>
#include <thread>
#include <utility>

#include "server/shell/net/asio.hpp"

namespace vegas::shell {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

core::UtcTime system_time() {
    const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
    return {std::chrono::duration_cast<milliseconds>(since_1970).count()};
}

}  // namespace

struct EventLoop::Impl {
    net::io_context io{1};
    net::executor_work_guard<Executor> work{io.get_executor()};
    net::basic_signal_set<Executor> signals{io.get_executor()};
    std::function<void()> stop_signalled, hung_up;
    Timer alarm{io.get_executor()};
    Job alarm_job;
    // What the time was, by both clocks.
    steady_clock::time_point start = steady_clock::now();
    core::UtcTime start_utc = system_time();

    void wait_for_signal() {
        signals.async_wait([this](error_code error, int signal) {
            if (error) return;
            wait_for_signal();
            const auto& handler = signal == SIGHUP ? hung_up : stop_signalled;
            if (handler) handler();
        });
    }
};

EventLoop::EventLoop() : impl_(std::make_unique<Impl>()) {
    impl_->signals.add(SIGHUP);
    impl_->wait_for_signal();
}

EventLoop::~EventLoop() = default;

core::TimePoint EventLoop::now() const {
    const auto passed = steady_clock::now() - impl_->start;
    return {impl_->start_utc.ms + std::chrono::duration_cast<milliseconds>(passed).count()};
}

core::UtcTime EventLoop::utc() const { return system_time(); }

std::chrono::nanoseconds EventLoop::elapsed() const { return steady_clock::now() - impl_->start; }

void EventLoop::post(Job job) { net::post(impl_->io, std::move(job)); }

void EventLoop::after(std::int64_t delay_ms, Job job) {
    auto timer = std::make_shared<Timer>(impl_->io.get_executor());
    timer->expires_after(milliseconds(delay_ms));
    timer->async_wait([timer, job = std::move(job)](error_code error) {
        if (!error) job();
    });
}

void EventLoop::on_alarm(Job job) { impl_->alarm_job = std::move(job); }

void EventLoop::set_alarm(core::TimePoint when) {
    impl_->alarm.expires_at(impl_->start + milliseconds(when.ms - impl_->start_utc.ms));
    impl_->alarm.async_wait([impl = impl_.get()](error_code error) {
        if (!error) impl->alarm_job();
    });
}

void EventLoop::on_stop_signal(std::function<void()> handler) {
    impl_->stop_signalled = std::move(handler);
    impl_->signals.add(SIGTERM);
    impl_->signals.add(SIGINT);
}

void EventLoop::on_hangup(std::function<void()> handler) { impl_->hung_up = std::move(handler); }

void EventLoop::run_beside(const std::function<void()>& work) {
    std::exception_ptr failure;
    std::thread thread([&] {
        try {
            work();
        } catch (...) {
            failure = std::current_exception();
        }
        post([this] { stop(); });
    });
    impl_->io.run();
    thread.join();
    impl_->io.restart();
    if (failure) std::rethrow_exception(failure);
}

void EventLoop::run() {
    impl_->io.run();
    error_code ignored;
    impl_->signals.remove(SIGTERM, ignored);
    impl_->signals.remove(SIGINT, ignored);
}

void EventLoop::stop() { impl_->io.stop(); }

boost::asio::io_context& EventLoop::context() { return impl_->io; }

}  // namespace vegas::shell
