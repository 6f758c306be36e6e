#include "client-cli/commands/evidence_file.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <fstream>

#include "client-cli/commands/token_file.hpp"

namespace vegas::cli {
namespace {

namespace fs = std::filesystem;

StartEvidence start_of(const std::string& game, const std::string& seed = "mine") {
    return {.game = game, .commitment = "c", .seed = seed, .hashes = {"h1", "h2"}};
}

class Evidence : public testing::Test {
protected:
    void SetUp() override {
        std::string pattern = (fs::temp_directory_path() / "vegas-evidence-XXXXXX").string();
        ASSERT_NE(mkdtemp(pattern.data()), nullptr);
        folder = pattern;
        token = folder / "deep" / token_file_name("[::1]:8080/ws", "Anna");
        path = evidence_path(token);
    }
    void TearDown() override { fs::remove_all(folder); }
    void write(const std::string& text) const {
        fs::create_directories(path.parent_path());
        std::ofstream(path) << text;
    }

    fs::path folder, token, path;
};

TEST_F(Evidence, IsKeptForItsOwnerOnly) {
    EvidenceFile file(path);
    EXPECT_FALSE(file.is_broken());
    EXPECT_EQ(file.find("k3f9xq-1"), std::nullopt);
    ASSERT_TRUE(file.keep(start_of("k3f9xq-1")));
    EXPECT_EQ(EvidenceFile(path).find("k3f9xq-1"), start_of("k3f9xq-1"));
    struct stat status {};
    ASSERT_EQ(stat(path.c_str(), &status), 0);
    EXPECT_EQ(status.st_mode & 0777U, 0600U);
}

TEST_F(Evidence, LiesBesideTheTokenAndLeavesItAlone) {
    const auto kept = TokenFile::open(token);
    ASSERT_TRUE(kept && kept->write("a-long-token"));
    EXPECT_EQ(path.parent_path(), token.parent_path());
    EXPECT_NE(path.filename(), token_file_name("[::1]:8080/ws", "Anna_games"));
    ASSERT_TRUE(EvidenceFile(path).keep(start_of("k3f9xq-1")));
    write("{ broken");
    ASSERT_TRUE(EvidenceFile(path).keep(start_of("k3f9xq-2")));
    EXPECT_EQ(kept->read(), "a-long-token");
}

TEST_F(Evidence, IsThatOfTheLastSixtyGames) {
    const EvidenceFile file(path);
    for (int i = 1; i <= 61; ++i) ASSERT_TRUE(file.keep(start_of("k3f9xq-" + std::to_string(i))));
    EXPECT_FALSE(file.find("k3f9xq-1"));
    EXPECT_TRUE(file.find("k3f9xq-2"));
    EXPECT_TRUE(file.find("k3f9xq-61"));
}

TEST_F(Evidence, ABrokenFileIsStartedAnew) {
    for (const char* junk : {"{", "3", "[3]", R"([{"game":"g"}])",
                             R"([{"game":"g","commitment":"c","hashes":[3],"broken_starts":0}])"}) {
        write(junk);
        EvidenceFile file(path);
        EXPECT_TRUE(file.is_broken()) << junk;
        EXPECT_FALSE(file.find("g"));
        EXPECT_TRUE(file.keep(start_of("k3f9xq-1")));
        EXPECT_FALSE(file.is_broken());
        EXPECT_TRUE(file.find("k3f9xq-1"));
    }
}

TEST_F(Evidence, CountsHowOftenASeedWasShownForNothing) {
    const EvidenceFile file(path);
    const auto broken_starts = [&file] { return file.find("k3f9xq-1")->broken_starts; };
    ASSERT_TRUE(file.keep(start_of("k3f9xq-1", "first")));
    ASSERT_TRUE(file.keep(start_of("k3f9xq-1", "first")));
    EXPECT_EQ(broken_starts(), 0) << "the same, shown again";
    ASSERT_TRUE(file.keep(start_of("k3f9xq-1", "")));
    EXPECT_EQ(broken_starts(), 1);
    ASSERT_TRUE(file.keep(start_of("k3f9xq-1", "second")));
    EXPECT_EQ(broken_starts(), 1);
    ASSERT_TRUE(file.keep(start_of("k3f9xq-1", "third")));
    EXPECT_EQ(broken_starts(), 2) << "an earlier run did not see how its start ended";
}

TEST_F(Evidence, TheFirstCommitmentCounts) {
    const EvidenceFile file(path);
    ASSERT_TRUE(file.keep(start_of("k3f9xq-1")));
    StartEvidence other = start_of("k3f9xq-1");
    other.commitment = "another";
    ASSERT_TRUE(file.keep(other));
    EXPECT_EQ(file.find("k3f9xq-1")->commitment, "c");
}

TEST_F(Evidence, OfAnotherPlayerHereIsFoundToo) {
    ASSERT_TRUE(EvidenceFile(path).keep(start_of("k3f9xq-1", "Anna's")));
    const fs::path bo = evidence_path(folder / "deep" / token_file_name("h:1", "Bo"));
    ASSERT_TRUE(EvidenceFile(bo).keep(start_of("k3f9xq-1", "Bo's")));
    ASSERT_TRUE(EvidenceFile(bo).keep(start_of("k3f9xq-2", "Bo's")));
    EXPECT_EQ(find_evidence(path, "k3f9xq-1")->seed, "Anna's");
    EXPECT_EQ(find_evidence(path, "k3f9xq-2")->seed, "Bo's");
    EXPECT_FALSE(find_evidence(path, "k3f9xq-3"));
    EXPECT_FALSE(find_evidence(folder / "none" / "at_all", "k3f9xq-1"));
}

}  // namespace
}  // namespace vegas::cli
