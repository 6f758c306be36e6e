#include "server/core/state/guarded.hpp"

#include "server/core/state/append_records.hpp"
#include "server/core/state/describe.hpp"

namespace vegas::core {

void on_invariant_broken(Context& context, const char* what) {
    const std::string& table = context.current_table;
    context.log(LogLevel::error,
                "event=invariant_broken table=" + table + " what=" + in_quotes(what));
    context.changed_tables.erase(table);
    const auto it = context.state.tables.find(table);
    if (it == context.state.tables.end()) return;
    it->second->freeze(context.now);
    append_records(context, *it->second);
}

}  // namespace vegas::core
