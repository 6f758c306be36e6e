#include "server/shell/store/shards.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

namespace vegas::shell::test {
namespace {

TEST(Shards, EachLineIsADatabase) {
    const Shards shards = parse_shards(
        "# where tables are\n"
        "\n"
        "abc  postgresql://one/vegas   # the first\n"
        "\txyz2\tpostgresql://two,three/vegas?sslmode=require\n"
        "-    postgresql://old/vegas");
    EXPECT_EQ(shards, (Shards{{"abc", "postgresql://one/vegas"},
                              {"xyz2", "postgresql://two,three/vegas?sslmode=require"},
                              {"", "postgresql://old/vegas"}}));
}

TEST(Shards, TheFirstCharacterOfAnIdSaysWhichItIs) {
    const Shards shards = parse_shards("abc postgresql://one\nxyz2 postgresql://two\n");
    EXPECT_EQ(shard_of(shards, "bzzz"), 0U);
    EXPECT_EQ(shard_of(shards, "2abc"), 1U);
    EXPECT_EQ(shard_of(shards, "m"), std::nullopt);
    EXPECT_EQ(shard_of(shards, ""), std::nullopt);
}

std::string refusal(const std::string& text) {
    try {
        (void)parse_shards(text);
    } catch (const std::runtime_error& error) {
        return error.what();
    }
    return "none";
}

TEST(Shards, AMistakeIsALineForTheOperatorWithoutSecrets) {
    EXPECT_EQ(refusal("# nothing\n"), "it names no database");
    EXPECT_EQ(refusal("\nabc\n"), "line 2: must be characters and the URL of a database");
    EXPECT_EQ(refusal("a b postgresql://u:secret@one"),
              "line 1: must be characters and the URL of a database");
    EXPECT_EQ(refusal("abc /var/lib/vegasd"), "line 1: the URL must begin with postgresql://");
    EXPECT_EQ(refusal("aBc postgresql://one"),
              "line 1: no id begins with 'B': they begin with a to z or 2 to 7");
    EXPECT_EQ(refusal("aba postgresql://one"), "line 1: 'a' is there twice");
    EXPECT_EQ(refusal("ab postgresql://one\ncb postgresql://two"), "line 2: 'b' is there twice");
    EXPECT_EQ(refusal("a postgresql://u:secret@one\nb postgresql://u:secret@one"),
              "line 2: the database is there twice");
    std::string many;
    for (int i = 0; i < 33; ++i) many += "- postgresql://db-" + std::to_string(i) + "\n";
    EXPECT_EQ(refusal(many), "more than 32 databases");
}

}  // namespace
}  // namespace vegas::shell::test
