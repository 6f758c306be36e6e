// Checks when a bot sends `act`: once a decision, and again only when the server has said so. Pure,
// as ConformanceChecker.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "server/conformance/message_fields.hpp"
#include "server/conformance/mistake_report.hpp"
#include "server/conformance/pause.hpp"

namespace vegas::shell::conformance {

class ActChecker {
public:
    // REQUIRES: the report outlives this.
    explicit ActChecker(MistakeReport& report) : report_(report) {}

    // The bot may miss this decision without a mistake.
    void excuse(std::int64_t decision) { excused_.insert(decision); }

    void on_connect() { sent_.clear(); }
    void on_act(std::int64_t now, std::int64_t decision);
    // Returns since when the bot has to send its act again; nullopt if it need not, or not before
    // it has come back.
    [[nodiscard]] std::optional<std::int64_t> on_error(std::int64_t now, std::int64_t decision,
                                                       const ordered_json& error);
    void on_storage(bool is_available) { can_store_ = is_available; }

    // Whether it was sent on this connection, and not refused.
    [[nodiscard]] bool has_sent(std::int64_t decision) const { return sent_.contains(decision); }
    [[nodiscard]] bool can_store() const { return can_store_; }
    // Why the last act must be sent again.
    [[nodiscard]] const std::optional<std::string>& retry_code() const { return retry_code_; }
    [[nodiscard]] std::size_t count() const { return acted_.size(); }  // of decisions

private:
    MistakeReport& report_;
    std::set<std::int64_t> sent_;   // on this connection, not refused
    std::set<std::int64_t> acted_;  // on any connection
    std::set<std::int64_t> excused_, stale_;
    std::optional<std::string> retry_code_;
    bool can_store_ = true;
    Pause pause_;  // after rate_limited
};

}  // namespace vegas::shell::conformance
