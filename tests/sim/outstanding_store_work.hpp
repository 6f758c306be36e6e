// Tracks what the server has sent to the store without a reply yet. That is why it may hold
// messages back, and after a while let time stand still.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "tests/sim/server_process.hpp"

namespace vegas::sim {

class OutstandingStoreWork final : public Checker {
public:
    void on_start() override;
    void on_input(const core::Input& in) override;
    void on_append(const core::Append& append) override;
    void on_query(const core::StoreQuery& ask) override;
    void on_claim() override { claims_since_ = now_; }

    // Whether all was stored before the input. If not, messages that it causes may have been held
    // back.
    [[nodiscard]] bool was_all_stored() const { return was_all_stored_; }
    // Start time of the oldest outstanding store request, or nullopt if none.
    [[nodiscard]] std::optional<core::TimePoint> oldest() const;

private:
    core::TimePoint now_;
    bool was_all_stored_ = true;
    // By table and last record; by ticket.
    std::map<std::pair<std::string, std::uint32_t>, core::TimePoint> appends_;
    std::map<core::QueryTicket, core::TimePoint> asks_;
    std::optional<core::TimePoint> claims_since_;
};

}  // namespace vegas::sim
