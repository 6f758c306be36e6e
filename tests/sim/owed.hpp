// What the server has given to the store or asked of it, and has no answer to: the reason why it
// may hold back what it tells, and after a while let time stand still.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "tests/sim/machine.hpp"

namespace vegas::sim {

class Owed final : public Inspector {
public:
    void started() override;
    void given(const core::Input& in) override;
    void appended(const core::Append& append) override;
    void asked(const core::Ask& ask) override;
    void claims() override { claims_since_ = now_; }

    // When the input came: whatever it makes the server tell was held back before, if it was.
    [[nodiscard]] bool was_all_stored() const { return was_all_stored_; }
    // Since when that waits which waits longest; nothing: there is nothing.
    [[nodiscard]] std::optional<core::TimePoint> oldest() const;

private:
    core::TimePoint now_;
    bool was_all_stored_ = true;
    // By table and last record; by ticket.
    std::map<std::pair<std::string, std::uint32_t>, core::TimePoint> appends_;
    std::map<std::uint64_t, core::TimePoint> asks_;
    std::optional<core::TimePoint> claims_since_;
};

}  // namespace vegas::sim
