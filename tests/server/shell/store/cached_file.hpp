// A file on a disk with a cache. Who reads it here finds all that was written. The real file, which
// is what a loss of power leaves, has what was synced; of the rest chance lets some sectors through
// at once: none of a write, a part or all of it, in no order over several writes. A sector is
// written whole or not at all. A system call that fails is thrown as std::system_error. One thread
// at a time.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <random>

namespace vegas::shell::test {

class CachedFile {
public:
    static constexpr std::int64_t kSector = 512;
    using Chance = std::mt19937_64;

    // REQUIRES: the file is there. Without a chance nothing is let through.
    CachedFile(const std::filesystem::path& file, Chance* chance);
    ~CachedFile();
    CachedFile& operator=(CachedFile&&) = delete;

    [[nodiscard]] std::int64_t size() const { return size_; }
    // How many bytes there were; fewer than asked for only at the end of the file.
    [[nodiscard]] std::int64_t read(char* to, std::int64_t count, std::int64_t at) const;
    void write(const char* bytes, std::int64_t count, std::int64_t at);
    void truncate(std::int64_t size);

    void sync();
    [[nodiscard]] bool is_synced() const { return is_synced_; }

private:
    using Sector = std::array<char, kSector>;

    [[nodiscard]] Sector sector(std::int64_t number) const;
    void let_through(std::int64_t first, std::int64_t last);
    void put(std::int64_t number, const Sector& sector);

    int fd_;
    Chance* chance_;
    std::int64_t size_ = 0;
    std::int64_t kept_ = 0;  // so many bytes at the real file's beginning still belong to it
    std::map<std::int64_t, Sector> sectors_;  // by number: what was not synced
    bool is_synced_ = true;
};

}  // namespace vegas::shell::test
