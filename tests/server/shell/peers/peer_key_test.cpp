#include "server/shell/peers/peer_key.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace vegas::shell {
namespace {

const std::string kWholeKey(32, 'k');

class PeerKey : public testing::Test {
protected:
    PeerKey() : path_(testing::TempDir() + "/peer.key") {}
    ~PeerKey() override { std::filesystem::remove(path_); }
    PeerKey& operator=(PeerKey&&) = delete;

    // What is read of a file with this text and these permissions.
    Expected<std::string> read(const std::string& text, mode_t mode = 0600) {
        std::filesystem::remove(path_);
        std::ofstream(path_) << text;
        ::chmod(path_.c_str(), mode);
        return read_peer_key(path_);
    }
    std::string refusal(const std::string& text, mode_t mode = 0600) {
        const auto key = read(text, mode);
        return key ? "none" : key.error().why;
    }

    std::string path_;
};

TEST_F(PeerKey, IsTheTextWithoutTheEndOfItsLine) {
    EXPECT_EQ(read(kWholeKey).value(), kWholeKey);
    EXPECT_EQ(read(kWholeKey + "\n").value(), kWholeKey);
    EXPECT_EQ(read(kWholeKey + "\r\n").value(), kWholeKey);
}

TEST_F(PeerKey, IsForTheUserAndTheGroupOnly) {
    for (const mode_t mode : {0400U, 0600U, 0440U, 0640U}) {
        EXPECT_EQ(refusal(kWholeKey, mode), "none");
    }
    for (const mode_t mode : {0604U, 0644U, 0602U, 0601U, 0666U}) {
        EXPECT_EQ(refusal(kWholeKey, mode),
                  "link_key_file " + path_ +
                      ": others can read or change it; take that away by chmod o= " + path_)
            << mode;
    }
}

TEST_F(PeerKey, HasALength) {
    EXPECT_EQ(refusal(kWholeKey.substr(1)),
              "link_key_file " + path_ + ": the key has fewer than 32 characters");
    EXPECT_EQ(refusal(std::string(100'000, 'k')),
              "link_key_file " + path_ + ": the key is too long");
}

TEST_F(PeerKey, HasToBeThere) {
    EXPECT_EQ(read_peer_key(path_ + ".not").error().why,
              "link_key_file " + path_ + ".not: No such file or directory");
}

}  // namespace
}  // namespace vegas::shell
