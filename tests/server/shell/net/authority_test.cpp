#include "server/shell/net/authority.hpp"

#include <gtest/gtest.h>

namespace vegas::shell {
namespace {

TEST(Authority, PutsIpv6InBrackets) {
    EXPECT_EQ(authority("127.0.0.1", 80), "127.0.0.1:80");
    EXPECT_EQ(authority("::1", 80), "[::1]:80");
}

}  // namespace
}  // namespace vegas::shell
