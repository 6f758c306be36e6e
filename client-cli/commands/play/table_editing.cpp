#include "client-cli/commands/play/table_editing.hpp"

#include <utility>

#include "client-cli/commands/people.hpp"
#include "client-cli/commands/table_edit.hpp"

namespace vegas::cli {
namespace {

// On a screen the next line may be typed at once; a pipe waits for the reply.
void request_edit(json request, PlayRuntime& play) {
    if (!play.screen.is_live()) return play.send_and_wait(std::move(request));
    play.client.session.request_until_reply(std::move(request), [&play](const WireReply& reply) {
        if (reply.error) play.notify(*reply.error);
        play.refresh();
    });
}

}  // namespace

bool handle_table_edit(const std::string& line, PlayRuntime& play) {
    ClientRuntime& client = play.client;
    const TableModel& model = client.model();
    if (!model.is_known() || model.status() != "open") return false;
    RequestedGame& game = client.requested_game;
    auto edit = parse_table_edit(line, client.render_context(), game.offers);
    if (!edit) return false;
    if (!is_host_in_control(model.view(), client.session.player())) {
        play.notify(client.texts("error.not_host"));
    } else if (edit->request.is_null()) {
        play.notify(edit->words);
    } else {
        json request = std::move(edit->request);
        if (request.contains("ruleset")) {
            game = requested_game_of({.ruleset = request["ruleset"], .options = request["options"]},
                                     std::move(game.offers));
        }
        request["table"] = model.id();
        request_edit(std::move(request), play);
    }
    return true;
}

}  // namespace vegas::cli
