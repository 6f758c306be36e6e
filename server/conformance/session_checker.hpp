// Checks how a bot comes to the server and comes back: its `hello`, its tokens, and its pause after
// `closing`. Pure, as ConformanceChecker.
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "server/conformance/message_fields.hpp"
#include "server/conformance/mistake_report.hpp"
#include "server/conformance/pause.hpp"

namespace vegas::shell::conformance {

class SessionChecker {
public:
    // REQUIRES: the report outlives this.
    explicit SessionChecker(MistakeReport& report) : report_(report) {}

    void on_connect(std::int64_t now);
    void on_hello(const ordered_json& request);
    void on_welcome(const ordered_json& message);
    void on_closing(std::int64_t now, const ordered_json& message);

    // When the bot may come back.
    [[nodiscard]] std::int64_t may_return_at() const { return pause_.until(); }
    // Whether it was welcomed again.
    [[nodiscard]] bool has_returned() const { return welcomes_ > 1; }

private:
    MistakeReport& report_;
    std::set<std::string> tokens_;
    int welcomes_ = 0;
    Pause pause_;
};

}  // namespace vegas::shell::conformance
