#include "server/shell/config/reload.hpp"

#include <cstddef>

#include "server/shell/config/load.hpp"

namespace vegas::shell {

ConfigChanges apply_live_settings(Config& running, const Config& fresh) {
    ConfigChanges changes;
    Config copy = fresh;
    const auto ours = settings_of(running);
    const auto theirs = settings_of(copy);
    for (std::size_t i = 0; i < ours.size(); ++i) {
        const auto value = theirs[i].get();
        if (ours[i].get() == value) continue;
        if (ours[i].is_reloadable && value) {
            ours[i].set(*value);
            changes.applied.push_back(ours[i].name);
        } else {
            changes.need_restart.push_back(ours[i].name);
        }
    }
    return changes;
}

}  // namespace vegas::shell
