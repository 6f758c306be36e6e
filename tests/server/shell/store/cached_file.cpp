#include "tests/server/shell/store/cached_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <string>
#include <system_error>

namespace vegas::shell::test {
namespace {

[[noreturn]] void fail(const char* call) {
    throw std::system_error(errno, std::generic_category(), call);
}

std::int64_t real_size(int fd) {
    struct stat status {};
    if (::fstat(fd, &status) != 0) fail("fstat");
    return status.st_size;
}

void cut(int fd, std::int64_t size) {
    if (::ftruncate(fd, size) != 0) fail("ftruncate");
}

void write_whole(int fd, const char* bytes, std::int64_t count, std::int64_t at) {
    if (::pwrite(fd, bytes, static_cast<std::size_t>(count), at) != count) fail("pwrite");
}

}  // namespace

CachedFile::CachedFile(const std::filesystem::path& file, Chance* chance)
    : fd_(::open(file.c_str(), O_RDWR | O_CLOEXEC)), chance_(chance) {
    if (fd_ < 0) fail("open");
    size_ = kept_ = real_size(fd_);
}

CachedFile::~CachedFile() { ::close(fd_); }

// As whoever reads finds it; behind the end there are zeros.
CachedFile::Sector CachedFile::sector(std::int64_t number) const {
    if (const auto it = sectors_.find(number); it != sectors_.end()) return it->second;
    Sector bytes{};
    const std::int64_t at = number * kSector;
    if (at >= kept_) return bytes;
    const auto count = static_cast<std::size_t>(std::min(kSector, kept_ - at));
    if (::pread(fd_, bytes.data(), count, at) < 0) fail("pread");
    return bytes;
}

std::int64_t CachedFile::read(char* to, std::int64_t count, std::int64_t at) const {
    const std::int64_t end = std::min(at + count, size_);
    for (std::int64_t now = at; now < end;) {
        const Sector bytes = sector(now / kSector);
        const std::int64_t from = now % kSector;
        const std::int64_t piece = std::min(kSector - from, end - now);
        std::copy_n(bytes.data() + from, piece, to + (now - at));
        now += piece;
    }
    return std::max<std::int64_t>(end - at, 0);
}

void CachedFile::write(const char* bytes, std::int64_t count, std::int64_t at) {
    if (count == 0) return;
    is_synced_ = false;
    for (std::int64_t now = at; now < at + count;) {
        Sector changed = sector(now / kSector);
        const std::int64_t from = now % kSector;
        const std::int64_t piece = std::min(kSector - from, at + count - now);
        std::copy_n(bytes + (now - at), piece, changed.data() + from);
        sectors_[now / kSector] = changed;
        now += piece;
    }
    size_ = std::max(size_, at + count);
    let_through(at / kSector, (at + count - 1) / kSector);
}

void CachedFile::let_through(std::int64_t first, std::int64_t last) {
    if (chance_ == nullptr) return;
    constexpr std::array<double, 3> kShares = {0, 0.5, 1};
    std::bernoulli_distribution passes(kShares.at((*chance_)() % kShares.size()));
    for (std::int64_t number = first; number <= last; ++number) {
        if (!passes(*chance_)) continue;
        // A file that grows before its content is there has in it whatever the disk had.
        const std::int64_t end = real_size(fd_), at = number * kSector;
        std::string leftovers(static_cast<std::size_t>(std::max<std::int64_t>(at - end, 0)), '\0');
        for (char& c : leftovers) c = static_cast<char>((*chance_)());
        write_whole(fd_, leftovers.data(), std::max<std::int64_t>(at - end, 0), end);
        put(number, sectors_.at(number));
    }
}

// Onto the disk, as far as the file goes.
void CachedFile::put(std::int64_t number, const Sector& sector) {
    const std::int64_t at = number * kSector;
    write_whole(fd_, sector.data(), std::min(kSector, size_ - at), at);
}

void CachedFile::truncate(std::int64_t size) {
    is_synced_ = false;
    if (size < size_) {
        const std::int64_t whole = size / kSector, rest = size % kSector;
        sectors_.erase(sectors_.lower_bound(rest == 0 ? whole : whole + 1), sectors_.end());
        if (const auto it = sectors_.find(whole); it != sectors_.end()) {
            std::fill(it->second.begin() + rest, it->second.end(), '\0');
        }
        kept_ = std::min(kept_, size);
        const bool passes = chance_ != nullptr && (*chance_)() % 2 == 0;
        if (passes && real_size(fd_) > size) cut(fd_, size);
    }
    size_ = size;
}

void CachedFile::sync() {
    if (real_size(fd_) > kept_) cut(fd_, kept_);
    for (const auto& [number, bytes] : sectors_) put(number, bytes);
    if (real_size(fd_) != size_) cut(fd_, size_);
    sectors_.clear();
    kept_ = size_;
    is_synced_ = true;
}

}  // namespace vegas::shell::test
