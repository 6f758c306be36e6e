// What is in the environment. The sockets themselves are e2e/test_passed_sockets.py's.
#include "server/shell/process/passed_sockets.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <stdexcept>
#include <string>

namespace vegas::shell {
namespace {

class PassedSocketsTest : public testing::Test {
protected:
    ~PassedSocketsTest() override {
        for (const char* name : {"LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"}) ::unsetenv(name);
    }
    static void pass(const std::string& pid, const char* fds) {
        ::setenv("LISTEN_PID", pid.c_str(), 1);
        ::setenv("LISTEN_FDS", fds, 1);
        ::setenv("LISTEN_FDNAMES", "players", 1);
    }
    static void expect_that_nothing_is_left() {
        for (const char* name : {"LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"}) {
            EXPECT_EQ(std::getenv(name), nullptr) << name;
        }
    }
};

TEST_F(PassedSocketsTest, NothingSaidIsNothingPassed) {
    const auto sockets = receive_passed_sockets();
    EXPECT_FALSE(sockets.players || sockets.admin);
}

TEST_F(PassedSocketsTest, WhatIsForAnotherProcessIsNotOursAndIsForgotten) {
    pass(std::to_string(::getppid()), "1");
    const auto sockets = receive_passed_sockets();
    EXPECT_FALSE(sockets.players || sockets.admin);
    expect_that_nothing_is_left();
}

TEST_F(PassedSocketsTest, WrongValuesAreForgottenToo) {
    pass(std::to_string(::getpid()), "some");
    EXPECT_THROW((void)receive_passed_sockets(), std::runtime_error);
    expect_that_nothing_is_left();
}

}  // namespace
}  // namespace vegas::shell
