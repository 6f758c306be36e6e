// The journal of a server that forgets everything when it stops. The core holds the whole state
// itself, so nobody would ever read the records back: they are counted, reported as stored, and
// dropped.
#pragma once

#include "server/shell/store/journal_store.hpp"

namespace vegas::shell {

class MemoryStore final : public JournalStore {
public:
    void on_stored(OnStored handler) override;
    void append(std::span<core::Append> records) override;

    [[nodiscard]] core::LogPosition position() const { return position_; }

private:
    OnStored stored_;
    core::LogPosition position_ = 0;
};

}  // namespace vegas::shell
