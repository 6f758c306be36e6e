#include "tests/server/shell/store/cached_file.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>

#include "tests/server/shell/store/sqlite_harness.hpp"

namespace vegas::shell::test {
namespace {

constexpr auto kSector = static_cast<std::size_t>(CachedFile::kSector);

// A file on a cached disk, and the real one.
class Cached : public testing::Test {
protected:
    void open(const std::string& bytes, std::optional<std::uint64_t> seed = std::nullopt) {
        write_bytes(path(), bytes);
        if (seed) chance_.seed(*seed);
        file.emplace(path(), seed ? &chance_ : nullptr);
    }
    void write(const std::string& bytes, std::int64_t at) {
        file->write(bytes.data(), static_cast<std::int64_t>(bytes.size()), at);
    }
    [[nodiscard]] std::string real() const { return bytes_of(path()); }
    [[nodiscard]] std::string read(std::int64_t count, std::int64_t at) const {
        std::string bytes(static_cast<std::size_t>(count), '?');
        bytes.resize(static_cast<std::size_t>(file->read(bytes.data(), count, at)));
        return bytes;
    }
    [[nodiscard]] std::string all() const { return read(file->size() + 10, 0); }

    std::optional<CachedFile> file;

private:
    [[nodiscard]] std::filesystem::path path() const { return folder_.path() / "file"; }

    Folder folder_;
    CachedFile::Chance chance_;
};

TEST_F(Cached, WhatIsWrittenIsReadAndNotOnTheDisk) {
    open("old bytes");
    write("new", 0);
    write("!", 9);
    EXPECT_EQ(all(), "new bytes!");
    EXPECT_EQ(real(), "old bytes");
    EXPECT_FALSE(file->is_synced());
}

TEST_F(Cached, WhatIsSyncedIsOnTheDisk) {
    open("old bytes");
    write("new", 0);
    write("far", 2'000);
    file->sync();
    EXPECT_TRUE(file->is_synced());
    EXPECT_EQ(real(), all());
    EXPECT_EQ(real().size(), 2'003U);
    EXPECT_EQ(real().substr(0, 10), std::string("new bytes\0", 10));
}

TEST_F(Cached, WhatIsCutOffDoesNotComeBack) {
    open(std::string(3'000, 'x'));
    file->truncate(700);
    EXPECT_EQ(real().size(), 3'000U);
    write("end", 1'200);
    const std::string expected = std::string(700, 'x') + std::string(500, '\0') + "end";
    EXPECT_EQ(all(), expected);
    file->sync();
    EXPECT_EQ(real(), expected);
}

TEST_F(Cached, NothingIsReadBehindTheEnd) {
    open("bytes");
    EXPECT_EQ(read(3, 4), "s");
    EXPECT_EQ(read(3, 5), "");
    EXPECT_EQ(read(3, 5'000), "");
}

// What chance lets through of long lives, against a string and what each sector has been.
class CachedAtRandom : public Cached, public testing::WithParamInterface<std::uint64_t> {
protected:
    CachedAtRandom() : dice_(GetParam()) { open(content_, GetParam()); }

    void live() {
        const auto what = dice_() % 20;
        const auto at = static_cast<std::size_t>(dice_() % 6'000);
        if (what == 0) {
            file->sync();
            seen_.clear();
            EXPECT_EQ(real(), content_);
        } else if (what == 1) {
            content_.resize(std::min(at, content_.size()));
            file->truncate(static_cast<std::int64_t>(content_.size()));
        } else {
            const std::string bytes(1 + dice_() % 2'000, static_cast<char>('a' + dice_() % 26));
            content_.resize(std::max(content_.size(), at + bytes.size()));
            content_.replace(at, bytes.size(), bytes);
            write(bytes, static_cast<std::int64_t>(at));
        }
        note();
    }
    // Each sector of what the real file had at the last sync is what it was then or has been since.
    [[nodiscard]] bool is_possible(std::size_t synced) const {
        const std::string bytes = real();
        for (std::size_t at = 0; at + kSector <= std::min(bytes.size(), synced); at += kSector) {
            if (!seen_.at(at).contains(bytes.substr(at, kSector))) return false;
        }
        return true;
    }
    void note() {
        for (std::size_t at = 0; at + kSector <= content_.size(); at += kSector) {
            seen_[at].insert(content_.substr(at, kSector));
        }
    }
    [[nodiscard]] const std::string& content() const { return content_; }

private:
    std::mt19937_64 dice_;
    std::string content_ = std::string(5'000, '0');
    std::map<std::size_t, std::set<std::string>> seen_;
};

TEST_P(CachedAtRandom, WhoReadsSeesAllAndTheDiskHasWholeSectors) {
    note();
    std::size_t synced = content().size(), torn = 0;
    for (int step = 0; step < 300; ++step) {
        live();
        ASSERT_EQ(all(), content()) << step;
        synced = file->is_synced() ? content().size() : std::min(synced, content().size());
        ASSERT_TRUE(is_possible(synced)) << step;
        torn += real() != content();
    }
    EXPECT_GT(torn, 100U);
}

INSTANTIATE_TEST_SUITE_P(All, CachedAtRandom, testing::Range<std::uint64_t>(1, 11));

}  // namespace
}  // namespace vegas::shell::test
