#include "client-cli/commands/token_file.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <fstream>

namespace vegas::cli {
namespace {

namespace fs = std::filesystem;

class Tokens : public testing::Test {
protected:
    void SetUp() override {
        std::string pattern = (fs::temp_directory_path() / "vegas-tokens-XXXXXX").string();
        ASSERT_NE(mkdtemp(pattern.data()), nullptr);
        folder = pattern;
        path = folder / "deep" / token_file_name("[::1]:8080/ws", "Änna B");
    }
    void TearDown() override { fs::remove_all(folder); }

    fs::path folder;
    fs::path path;
};

TEST_F(Tokens, AreKept) {
    {
        const auto file = TokenFile::open(path);
        ASSERT_TRUE(file);
        EXPECT_EQ(file->read(), "");
        EXPECT_TRUE(file->write("a-long-token"));
        EXPECT_TRUE(file->write("short"));
    }
    EXPECT_EQ(TokenFile::open(path)->read(), "short");
}

TEST_F(Tokens, CanBeReadBesideTheClientThatHasThem) {
    EXPECT_EQ(TokenFile::peek(path), "");
    const auto file = TokenFile::open(path);
    ASSERT_TRUE(file && file->write("a-long-token"));
    EXPECT_EQ(TokenFile::peek(path), "a-long-token");
}

TEST_F(Tokens, AreForTheirOwnerOnly) {
    const auto file = TokenFile::open(path);
    ASSERT_TRUE(file);
    struct stat status {};
    ASSERT_EQ(stat(path.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0600U);
}

TEST_F(Tokens, OfOneNameServeOneClientAtATime) {
    auto first = TokenFile::open(path);
    ASSERT_TRUE(first);
    EXPECT_FALSE(TokenFile::open(path));
    { const TokenFile gone = std::move(*first); }
    EXPECT_TRUE(TokenFile::open(path));
}

TEST_F(Tokens, JunkInTheFileIsNone) {
    fs::create_directories(path.parent_path());
    std::ofstream(path) << "two words\n";
    EXPECT_EQ(TokenFile::open(path)->read(), "");
}

TEST_F(Tokens, HaveFileNamesWithoutSurprises) {
    EXPECT_EQ(token_file_name("h:1/ws", "../x"), "h%3a1%2fws_..%2fx");
    EXPECT_NE(token_file_name("h:1", "a_b"), token_file_name("h:1_a", "b"));
}

TEST_F(Tokens, LieWhereTheEnvironmentSays) {
    setenv("XDG_STATE_HOME", "/tmp/state", 1);
    EXPECT_EQ(state_folder(), fs::path("/tmp/state/vegas"));
    unsetenv("XDG_STATE_HOME");
    setenv("HOME", "/home/x", 1);
    EXPECT_EQ(state_folder(), fs::path("/home/x/.local/state/vegas"));
}

}  // namespace
}  // namespace vegas::cli
