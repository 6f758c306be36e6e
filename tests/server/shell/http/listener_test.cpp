#include "server/shell/http/listener.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <stdexcept>

#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

class ListenerTest : public testing::Test {
protected:
    EventLoop loop_;
    test::Parts parts_;
    HttpApi api_{{parts_.core, parts_.core_runner, loop_, parts_.workers, 2}};
    std::int64_t idle_timeout_ms_ = 1'000;
    core::Limits limits_;
    AdmissionControl admission_{limits_, loop_, parts_.log, {}};
    SessionParts session_parts_{
        api_,
        {&parts_.core_runner, admission_, parts_.log, parts_.metrics, 1024, idle_timeout_ms_}};

    Listener::Options options(std::uint16_t port) {
        return {.address = "127.0.0.1",
                .port = port,
                .role = ListenerRole::players,
                .connections_max = 2};
    }
};

TEST_F(ListenerTest, PortZeroGivesAFreeOne) {
    const Listener listener(loop_, options(0), session_parts_);
    EXPECT_NE(listener.port(), 0);
}

TEST_F(ListenerTest, ATakenPortIsRefusedByName) {
    const Listener first(loop_, options(0), session_parts_);
    try {
        const Listener second(loop_, options(first.port()), session_parts_);
        FAIL() << "two listeners on one port";
    } catch (const std::runtime_error& error) {
        const std::string said = error.what();
        EXPECT_NE(said.find("127.0.0.1:" + std::to_string(first.port())), std::string::npos)
            << said;
        EXPECT_NE(said.find("in use"), std::string::npos) << said;
    }
}

TEST_F(ListenerTest, AStoppedOneGivesItsPortBack) {
    Listener first(loop_, options(0), session_parts_);
    const auto port = first.port();
    first.stop();
    EXPECT_NO_THROW(Listener(loop_, options(port), session_parts_));
}

}  // namespace
}  // namespace vegas::shell
