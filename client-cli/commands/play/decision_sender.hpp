// Sends what the player has decided, again if it came too fast. Single-threaded.
#pragma once

#include <cstdint>
#include <string>

#include "client-cli/commands/play/play_runtime.hpp"

namespace vegas::cli {

class DecisionSender {
public:
    explicit DecisionSender(PlayRuntime& play) : play_(play) {}

    // `action`: one of the listed, as JSON.
    void send(std::int64_t decision, const std::string& action);
    [[nodiscard]] bool is_sent(std::int64_t decision) const { return decision == sent_; }
    // A restored server may be where it was before a decision that it has acknowledged.
    void on_table_restored();

private:
    void on_refused(std::int64_t decision, const std::string& action, const WireError&);

    PlayRuntime& play_;
    std::int64_t sent_ = -1;
};

}  // namespace vegas::cli
