#include "tests/server/shell/store/passing_file.hpp"

namespace vegas::shell::test {
namespace {

sqlite3_file* usual(sqlite3_file* file) { return static_cast<PassingFile*>(file)->usual; }

// What the file says of itself.
void pass_content(sqlite3_io_methods& m) {
    m.xClose = [](sqlite3_file* f) { return usual(f)->pMethods->xClose(usual(f)); };
    m.xRead = [](sqlite3_file* f, void* to, int count, sqlite3_int64 at) {
        return usual(f)->pMethods->xRead(usual(f), to, count, at);
    };
    m.xWrite = [](sqlite3_file* f, const void* bytes, int count, sqlite3_int64 at) {
        return usual(f)->pMethods->xWrite(usual(f), bytes, count, at);
    };
    m.xTruncate = [](sqlite3_file* f, sqlite3_int64 size) {
        return usual(f)->pMethods->xTruncate(usual(f), size);
    };
    m.xSync = [](sqlite3_file* f, int flags) { return usual(f)->pMethods->xSync(usual(f), flags); };
    m.xFileSize = [](sqlite3_file* f, sqlite3_int64* size) {
        return usual(f)->pMethods->xFileSize(usual(f), size);
    };
    m.xFileControl = [](sqlite3_file* f, int op, void* what) {
        return usual(f)->pMethods->xFileControl(usual(f), op, what);
    };
    m.xSectorSize = [](sqlite3_file* f) { return usual(f)->pMethods->xSectorSize(usual(f)); };
    m.xDeviceCharacteristics = [](sqlite3_file* f) {
        return usual(f)->pMethods->xDeviceCharacteristics(usual(f));
    };
}

void pass_locks(sqlite3_io_methods& m) {
    m.xLock = [](sqlite3_file* f, int how) { return usual(f)->pMethods->xLock(usual(f), how); };
    m.xUnlock = [](sqlite3_file* f, int how) { return usual(f)->pMethods->xUnlock(usual(f), how); };
    m.xCheckReservedLock = [](sqlite3_file* f, int* is_locked) {
        return usual(f)->pMethods->xCheckReservedLock(usual(f), is_locked);
    };
}

// The memory that a log's readers share.
void pass_shared_memory(sqlite3_io_methods& m) {
    m.xShmMap = [](sqlite3_file* f, int page, int size, int extend, void volatile** to) {
        return usual(f)->pMethods->xShmMap(usual(f), page, size, extend, to);
    };
    m.xShmLock = [](sqlite3_file* f, int offset, int count, int flags) {
        return usual(f)->pMethods->xShmLock(usual(f), offset, count, flags);
    };
    m.xShmBarrier = [](sqlite3_file* f) { usual(f)->pMethods->xShmBarrier(usual(f)); };
    m.xShmUnmap = [](sqlite3_file* f, int gone) {
        return usual(f)->pMethods->xShmUnmap(usual(f), gone);
    };
}

}  // namespace

const sqlite3_io_methods& passing_methods() {
    static const sqlite3_io_methods all = [] {
        sqlite3_io_methods m{};
        m.iVersion = 2;  // with shared memory, and without pages that are read past xRead
        pass_content(m);
        pass_locks(m);
        pass_shared_memory(m);
        return m;
    }();
    return all;
}

}  // namespace vegas::shell::test
