#include "server/shell/http/operator_api.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>

#include "server/shell/http/api.hpp"
#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

class OperatorApiTest : public testing::Test {
protected:
    test::Parts parts_;
    OperatorApi operators_{parts_.metrics};
    HttpApi api_{{parts_.core, parts_.core_runner, parts_.loop, parts_.workers, 2}};

    HttpReply ask(std::string_view target, std::string_view method = "GET") {
        return std::get<HttpReply>(
            operators_.handle(ListenerRole::admin, {.method = method, .target = target}));
    }
};

TEST_F(OperatorApiTest, AServerThatWaitsIsHealthyAndNotReady) {
    EXPECT_EQ(ask("/readyz").body, "starting\n");
    operators_.stand_by("another server has the database");
    EXPECT_EQ(ask("/healthz").status, 200);
    EXPECT_EQ(ask("/readyz").status, 503);
    EXPECT_EQ(ask("/readyz?x=1").body, "standing by: another server has the database\n");
    EXPECT_NE(ask("/metrics").body.find("\nvegasd_standing_by 1\n"), std::string::npos);
    EXPECT_EQ(ask("/api/version").status, 404);
    EXPECT_EQ(ask("/healthz", "HEAD").status, 200);
    EXPECT_EQ(ask("/healthz", "POST").status, 405);
    EXPECT_FALSE(operators_.draining());
}

TEST_F(OperatorApiTest, OnceItServesItsReadiness) {
    operators_.stand_by("another server has the database");
    operators_.serve(api_);
    EXPECT_EQ(ask("/readyz").status, 200);
    EXPECT_NE(parts_.metrics.text().find("\nvegasd_standing_by 0\n"), std::string::npos);
    parts_.core_runner.drain([] {});
    EXPECT_TRUE(operators_.draining());
}

}  // namespace
}  // namespace vegas::shell
