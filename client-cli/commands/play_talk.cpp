// `vegas play`: what is said beside the game, and seats that change hands.
#include <utility>

#include "client-cli/commands/play.hpp"
#include "client-cli/commands/talk.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {

bool Play::speak(const std::string& line) {
    if (!follower_.model().known()) return false;
    auto what = spoken(line, scene());
    if (!what) return false;
    if (!what->mutes.empty()) mute(what->mutes, true);
    if (!what->listens.empty()) mute(what->listens, false);
    if (what->who_watches) {
        ask_who_watches();
    } else if (what->request.is_null()) {
        notify(what->words);
    } else {
        what->request["table"] = follower_.model().id();
        session_.request(std::move(what->request), [this, words = what->words](const Reply& reply) {
            if (reply.error) return notify(refused(*reply.error));
            if (!words.empty() && !follower_.model().seat()) notify(words);
        });
    }
    return true;
}

void Play::mute(const std::string& player, bool mutes) {
    if (mutes) {
        muted_.insert(player);
    } else {
        muted_.erase(player);
    }
}

void Play::ask_who_watches() {
    session_.request(table_request("table.people"), [this](const Reply& reply) {
        if (reply.error) return notify(refused(*reply.error));
        const Scene now = scene();
        const auto names = vegas::texts::join(
            reply.spectators, ", ", [&now](const auto& one) { return now.names.safe(one.name); });
        notify(names.empty() ? texts("notice.none_watch")
                             : texts("notice.watch", {{"names", names}}));
    });
}

std::vector<Event> Play::without_muted(std::vector<Event> events) const {
    std::erase_if(events, [this](const Event& event) {
        const auto* said = std::get_if<Read<protocol::at_table::Said>>(&event);
        return said != nullptr && muted_.contains(said->player);
    });
    return events;
}

// To whoever may answer; once each time that it changes.
void Play::tell_wanted() {
    const Scene now = scene();
    std::string words = now.view.table.host == session_.player() ? wanted_words(now) : "";
    if (std::exchange(wanted_, words) != words && !words.empty()) notify(words);
}

}  // namespace vegas::cli
