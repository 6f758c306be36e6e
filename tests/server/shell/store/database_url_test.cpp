#include "server/shell/store/database_url.hpp"

#include <gtest/gtest.h>

namespace vegas::shell::test {
namespace {

TEST(DatabaseUrl, AUrlIsADatabaseAndNoFolder) {
    EXPECT_TRUE(is_database("postgresql://db1,db2/vegas"));
    EXPECT_TRUE(is_database("postgres://db"));
    EXPECT_FALSE(is_database("/var/lib/vegasd"));
    EXPECT_FALSE(is_database("postgresql"));
    EXPECT_FALSE(is_database(""));
}

TEST(DatabaseUrl, PasswordsInAUrlAreNotShown) {
    EXPECT_EQ(without_password("postgresql://anna:s3cr:et@db1,db2:5432/vegas?sslmode=require"),
              "postgresql://anna:***@db1,db2:5432/vegas?sslmode=require");
    EXPECT_EQ(without_password("postgresql:///vegas?host=/run&password=s3cret&user=anna"),
              "postgresql:///vegas?host=/run&password=***&user=anna");
    EXPECT_EQ(without_password("postgresql://db/vegas?password=s3cret"),
              "postgresql://db/vegas?password=***");
    EXPECT_EQ(without_password("postgresql://db:5432/vegas"), "postgresql://db:5432/vegas");
    EXPECT_EQ(without_password("/var/lib/vegasd"), "/var/lib/vegasd");
}

}  // namespace
}  // namespace vegas::shell::test
