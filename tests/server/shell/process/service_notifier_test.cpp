// The messages and the environment. e2e/test_systemd.py has a whole server.
#include "server/shell/process/service_notifier.hpp"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>

namespace vegas::shell {
namespace {

constexpr std::array kVariables = {"NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"};

// Receives as systemd does, under a name of the abstract namespace.
class Receiver {
public:
    Receiver() : fd_(::socket(AF_UNIX, SOCK_DGRAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0)) {
        sockaddr_un name{};
        name.sun_family = AF_UNIX;
        std::memcpy(name.sun_path + 1, name_.data(), name_.size());
        const auto size = offsetof(sockaddr_un, sun_path) + 1 + name_.size();
        EXPECT_EQ(
            ::bind(fd_, reinterpret_cast<const sockaddr*>(&name), static_cast<socklen_t>(size)), 0);
    }
    ~Receiver() { ::close(fd_); }
    Receiver& operator=(Receiver&&) = delete;

    [[nodiscard]] std::string address() const { return '@' + name_; }
    // The oldest message, or "".
    [[nodiscard]] std::string next() const {
        std::array<char, 4096> bytes{};
        const auto size = ::recv(fd_, bytes.data(), bytes.size(), 0);
        return size < 0 ? "" : std::string(bytes.data(), static_cast<std::size_t>(size));
    }

private:
    std::string name_ = "vegas/notifier-test/" + std::to_string(::getpid());
    int fd_;
};

class ServiceNotifierTest : public testing::Test {
protected:
    ServiceNotifierTest() { clear(); }
    ~ServiceNotifierTest() override { clear(); }

    static void clear() {
        for (const char* name : kVariables) ::unsetenv(name);
    }
    static void set(const char* name, const std::string& value) {
        ::setenv(name, value.c_str(), 1);
    }
    [[nodiscard]] ServiceNotifier with_watchdog() const {
        set("NOTIFY_SOCKET", receiver_.address());
        set("WATCHDOG_USEC", "30000000");
        return ServiceNotifier::from_environment();
    }

    Receiver receiver_;
};

TEST_F(ServiceNotifierTest, WithoutASocketItSendsNothing) {
    set("WATCHDOG_USEC", "30000000");
    const auto notifier = ServiceNotifier::from_environment();
    EXPECT_TRUE(notifier.notify_ready());
    notifier.notify_alive();
    EXPECT_FALSE(notifier.watchdog_timeout());
    EXPECT_EQ(receiver_.next(), "");
}

TEST_F(ServiceNotifierTest, ChildrenInheritNoneOfIt) {
    set("WATCHDOG_PID", std::to_string(::getpid()));
    (void)with_watchdog();
    for (const char* name : kVariables) EXPECT_EQ(std::getenv(name), nullptr) << name;
}

TEST_F(ServiceNotifierTest, SaysWhatSystemdWantsToKnow) {
    const auto notifier = with_watchdog();
    EXPECT_TRUE(notifier.notify_ready());
    EXPECT_EQ(receiver_.next(), "READY=1\nSTATUS=Serving\nWATCHDOG_USEC=30000000");
    notifier.notify_alive();
    EXPECT_EQ(receiver_.next(), "WATCHDOG=1");
    notifier.notify_reloading();
    const std::string reloading = receiver_.next();
    EXPECT_EQ(reloading.find("RELOADING=1\nMONOTONIC_USEC="), 0U) << reloading;
    notifier.notify_draining(true);
    EXPECT_EQ(receiver_.next(), "STATUS=Draining: stops after the last game");
    notifier.notify_draining(false);
    EXPECT_EQ(receiver_.next(), "STATUS=Serving");
    notifier.notify_stopping();
    EXPECT_EQ(receiver_.next(), "STOPPING=1\nSTATUS=Stopping");
}

TEST_F(ServiceNotifierTest, WhatWaitsIsUpAndHasNoWatchdog) {
    const auto notifier = with_watchdog();
    notifier.notify_waiting("no\nroute");
    EXPECT_EQ(receiver_.next(), "READY=1\nSTATUS=Waiting: no\\u000aroute\nWATCHDOG_USEC=0");
}

TEST_F(ServiceNotifierTest, TheWatchdogOfAnotherProcessIsNotOurs) {
    set("WATCHDOG_PID", std::to_string(::getppid()));
    const auto notifier = with_watchdog();
    EXPECT_FALSE(notifier.watchdog_timeout());
    EXPECT_TRUE(notifier.notify_ready());
    EXPECT_EQ(receiver_.next(), "READY=1\nSTATUS=Serving");
}

TEST_F(ServiceNotifierTest, TimesThatAreNoneAreNoWatchdog) {
    for (const char* usec : {"", "0", "-5", "soon", "99999999999999999999"}) {
        set("NOTIFY_SOCKET", receiver_.address());
        set("WATCHDOG_USEC", usec);
        EXPECT_FALSE(ServiceNotifier::from_environment().watchdog_timeout()) << usec;
    }
    EXPECT_EQ(with_watchdog().watchdog_timeout(), std::chrono::seconds(30));
}

TEST_F(ServiceNotifierTest, ASocketThatCannotBeReachedIsToldAndNotWaitedFor) {
    const std::string too_long = '/' + std::string(200, 'x');
    for (const std::string& at :
         {std::string("relative"), std::string("/"), std::string("@"), std::string("vsock:2:5"),
          too_long, std::string("/nowhere/notify")}) {
        set("NOTIFY_SOCKET", at);
        const auto notifier = ServiceNotifier::from_environment();
        const auto told = notifier.notify_ready();
        ASSERT_FALSE(told) << at;
        EXPECT_NE(told.error().why.find("NOTIFY_SOCKET=" + at), std::string::npos);
        notifier.notify_alive();
    }
}

}  // namespace
}  // namespace vegas::shell
