#include "client-cli/show/standstill.hpp"

#include <algorithm>
#include <vector>

namespace vegas::cli {
namespace {

struct StandstillNames {
    std::vector<std::string> absent, agreed;  // names
    std::size_t back = 0;
    bool you_agreed = false;
};

// Neither programs nor house bots are waited for.
StandstillNames names_in(const WireStruct<protocol::StandstillInfo>& standstill,
                         const RenderContext& context) {
    StandstillNames found;
    const auto& seats = context.view.table.seats;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (!seats[i] || is_bot(*seats[i])) continue;
        if (seats[i]->away) {
            found.absent.push_back(context.names.full(i));
            continue;
        }
        ++found.back;
        if (std::ranges::count(standstill.agreed, static_cast<std::int64_t>(i)) == 0) continue;
        const bool is_you = context.names.is_you(i);
        found.agreed.push_back(is_you ? context.texts("person.you") : context.names.full(i));
        found.you_agreed |= is_you;
    }
    return found;
}

}  // namespace

std::string standstill_text(const RenderContext& context) {
    const auto& table = context.view.table;
    if (table.status != "playing" || !table.standstill) return "";
    const StandstillNames found = names_in(*table.standstill, context);
    if (found.absent.empty()) return "";
    const Texts& texts = context.texts;
    std::string text = texts("standstill.waits", {{"names", texts.list(found.absent)}});
    const auto add = [&](const std::string& sentence) { text += " " + sentence; };
    if (const auto until_ms = table.standstill->until_ms) {
        add(texts("standstill.until", {{"when", texts.moment(*until_ms)}}));
    }
    if (found.you_agreed && found.back == 1) {
        add(texts("standstill.alone"));
    } else if (!found.agreed.empty()) {
        add(texts("standstill.agreed", {{"names", texts.list(found.agreed)}}));
    }
    if (context.names.you() && !found.you_agreed) {
        add(texts("notice.go_on_how", {{"command", texts("typed.continue")}}));
    }
    return text;
}

}  // namespace vegas::cli
