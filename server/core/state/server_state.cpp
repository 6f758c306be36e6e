#include "server/core/state/server_state.hpp"

#include <utility>

namespace vegas::core {

ServerState::ServerState(Settings s, Entropy& e, std::uint64_t of_start)
    : settings(std::move(s)),
      entropy(e),
      incarnation(of_start),
      addresses(settings.limits),
      registry(settings.limits, e),
      store(settings.limits) {}

ServerState::~ServerState() = default;

}  // namespace vegas::core
