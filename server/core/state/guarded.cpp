#include "server/core/state/guarded.hpp"

#include "server/core/state/append_records.hpp"
#include "server/core/state/describe.hpp"

namespace vegas::core {

void on_invariant_broken(Context& context, const char* what) {
    const std::string& id = context.current_table;
    context.log(LogLevel::error, "event=invariant_broken table=" + id + " what=" + in_quotes(what));
    context.changed_tables.erase(id);
    Table* broken = context.state.tables.find(id);
    if (broken == nullptr) return;
    broken->match_runner().freeze(context.now);
    append_records(context, *broken);
}

}  // namespace vegas::core
