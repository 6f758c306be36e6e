#include "server/conformance/trial_server.hpp"

#include "server/conformance/fault_injector.hpp"
#include "server/shell/config/lab.hpp"

namespace vegas::shell::conformance {
namespace {

// As in a lab; a clock only where the trial has one.
Config config_for(Trial trial) {
    Config config;
    apply_lab_settings(config);
    config.core.lab = FaultInjector::clock_ms(trial) == 0;
    config.log_level = core::LogLevel::error;
    return config;
}

}  // namespace

TrialServer::TrialServer(Trial trial, const Page& page)
    : config(config_for(trial)),
      log(config.log_level, config.log_format),
      core(config.core, entropy, store.incarnation()),
      bots(
          loop, bot_workers, metrics,
          [this](const std::string& table, std::uint32_t decision) {
              return core.waits_for_house(table, decision);
          },
          [this](const std::string& table) { return core.address_of_table(table); }),
      core_runner({loop, core, store, bots, log, metrics}),
      api({core, core_runner, loop, replay_workers, kConnectionsMax, page}) {}

}  // namespace vegas::shell::conformance
