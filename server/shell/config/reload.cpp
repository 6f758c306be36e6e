#include "server/shell/config/reload.hpp"

#include <cstddef>

#include "server/shell/config/load.hpp"

namespace vegas::shell {

Changes take_live(Config& running, const Config& fresh) {
    Changes changes;
    Config copy = fresh;
    const auto ours = settings_of(running);
    const auto theirs = settings_of(copy);
    for (std::size_t i = 0; i < ours.size(); ++i) {
        const auto value = theirs[i].get();
        if (ours[i].get() == value) continue;
        if (ours[i].live && value) {
            ours[i].set(*value);
            changes.taken.push_back(ours[i].name);
        } else {
            changes.at_start.push_back(ours[i].name);
        }
    }
    return changes;
}

}  // namespace vegas::shell
