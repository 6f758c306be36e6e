#include "server/shell/config/lab.hpp"

#include <cstddef>
#include <cstdint>

namespace vegas::shell {
namespace {

constexpr std::size_t kTables = 1'000;
constexpr std::uint32_t kMessages = 1'000'000;  // a second

}  // namespace

void apply_lab_settings(Config& config) {
    config.unlimited = {"0.0.0.0/0", "::/0"};
    config.core.lab = true;
    config.core.bot_pause_ms = 0;
    core::Limits& limits = config.core.limits;
    limits.tables_per_player = kTables;
    limits.open_tables_per_player = kTables;
    limits.messages_per_second = kMessages;
    limits.message_burst = kMessages;
}

}  // namespace vegas::shell
