#include "server/shell/admin/ban_list.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "server/shell/admin/audit_log.hpp"

namespace vegas::shell {
namespace {

namespace fs = std::filesystem;

class BanListTest : public testing::Test {
protected:
    BanListTest() {
        std::string name = (fs::temp_directory_path() / "vegas-bans-XXXXXX").string();
        dir = ::mkdtemp(name.data());
    }
    ~BanListTest() override { fs::remove_all(dir); }

    void write(const std::string& text) const { std::ofstream(file()) << text; }
    [[nodiscard]] std::string text() const {
        std::ostringstream all;
        all << std::ifstream(file()).rdbuf();
        return all.str();
    }
    [[nodiscard]] fs::path file() const { return dir / "bans.jsonl"; }

    fs::path dir;
};

TEST_F(BanListTest, WhatIsSavedIsLoaded) {
    EXPECT_TRUE(load_bans(file()).value().empty());
    const std::vector<core::Ban> bans{
        {.who = "192.0.2.0/24", .reason = "\"spam\" é", .since_ms = 7, .until_ms = 9},
        {.who = "p4ul", .reason = {}, .since_ms = 8, .until_ms = {}}};
    EXPECT_TRUE(save_bans(file(), bans));
    EXPECT_EQ(load_bans(file()).value(), bans);
    EXPECT_TRUE(save_bans(file(), {}));
    EXPECT_TRUE(load_bans(file()).value().empty());
    EXPECT_EQ(std::distance(fs::directory_iterator(dir), {}), 1);
}

TEST_F(BanListTest, IsItsOwnersAlone) {
    EXPECT_TRUE(save_bans(file(), {}));
    EXPECT_TRUE(append_to_audit_log(dir / "audit.jsonl", "{}"));
    for (const auto& entry : fs::directory_iterator(dir)) {
        struct stat status {};
        ASSERT_EQ(::stat(entry.path().c_str(), &status), 0);
        EXPECT_EQ(status.st_mode & 0777, 0600U) << entry.path();
    }
}

TEST_F(BanListTest, RemarksAndEmptyLinesAreLeftOut) {
    write("# from the list of a friend\n\n{\"who\":\"192.0.2.7\",\"since_ms\":0}\n");
    const auto bans = load_bans(file()).value();
    ASSERT_EQ(bans.size(), 1U);
    EXPECT_EQ(bans[0].who, "192.0.2.7");
}

TEST_F(BanListTest, ABadLineIsNamed) {
    write("# remark\n{\"who\":\"192.0.2.7\",\"since_ms\":0}\n{\"who\":\"a b\",\"since_ms\":0}\n");
    EXPECT_EQ(load_bans(file()).error().why,
              file().string() +
                  ": line 3: who: is neither an address, nor a network, nor a player's "
                  "id");
}

TEST_F(BanListTest, WhatCannotBeSavedChangesNothing) {
    (void)save_bans(file(), {{.who = "p4ul", .reason = {}}});
    const std::string before = text();
    fs::create_directory(dir / "bans.jsonl.new");  // in the way
    EXPECT_FALSE(save_bans(file(), {}));
    EXPECT_EQ(text(), before);
}

TEST_F(BanListTest, TheAuditLogOnlyGrows) {
    EXPECT_TRUE(append_to_audit_log(file(), "one"));
    EXPECT_TRUE(append_to_audit_log(file(), "two"));
    EXPECT_EQ(text(), "one\ntwo\n");
    EXPECT_FALSE(append_to_audit_log(dir, "three"));
}

}  // namespace
}  // namespace vegas::shell
