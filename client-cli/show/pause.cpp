#include "client-cli/show/pause.hpp"

#include <algorithm>
#include <vector>

namespace vegas::cli {
namespace {

std::string request_text(const WireStruct<protocol::PauseRequestInfo>& request,
                         const RenderContext& context) {
    const Texts& texts = context.texts;
    std::vector<std::string> names;
    for (const std::int64_t seat : request.seats) {
        const auto i = static_cast<std::size_t>(seat);
        names.push_back(context.names.is_you(i) ? texts("person.you") : context.names.full(i));
    }
    std::string text =
        texts("pause.asks_" + request.kind, {{"minutes", std::to_string(request.minutes)}});
    if (!names.empty()) text += " " + texts("pause.waits", {{"names", texts.list(names)}});
    if (must_accept_pause(context)) {
        text += " " + texts("notice.pause_how",
                            {{"accept", texts("typed.accept")}, {"refuse", texts("typed.refuse")}});
    }
    return text;
}

}  // namespace

bool must_accept_pause(const RenderContext& context) {
    const auto& request = context.view.table.pause_request;
    const auto you = context.names.you();
    return request && you &&
           std::ranges::count(request->seats, static_cast<std::int64_t>(*you)) > 0;
}

std::string pause_text(const RenderContext& context) {
    const auto& table = context.view.table;
    const Texts& texts = context.texts;
    if (table.status != "playing") return "";
    if (table.pause_request) return request_text(*table.pause_request, context);
    if (!table.pause) return "";
    std::string text =
        texts("pause." + table.pause->kind, {{"when", texts.moment(table.pause->until_ms)}});
    if (context.names.you()) {
        text += " " + texts("notice.pause_end", {{"command", texts("typed.continue")}});
    }
    return text;
}

}  // namespace vegas::cli
