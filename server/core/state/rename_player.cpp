#include "server/core/state/rename_player.hpp"

#include "server/core/state/table_publisher.hpp"

namespace vegas::core {

void rename_here(Context& context, const std::string& player, const std::string& name) {
    context.state.registry.rename(player, name);
    for (const auto& [id, table] : context.state.tables) {
        context.current_table = id;
        if (table->membership().rename(player, name)) mark_changed(context, *table);
    }
}

void rename_player(Context& context, const RenamePlayer& renamed) {
    context.send_to_all_peers(peer::PlayerRenamed{renamed.player, renamed.name});
    rename_here(context, renamed.player, renamed.name);
}

}  // namespace vegas::core
