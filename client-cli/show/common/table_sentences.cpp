// What happens at a table, whatever is played there.
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/common/phrases.hpp"

namespace vegas::cli {

std::string sentence(const event::Joined& e, const Teller& tell) {
    const Actor actor = actor_of(e);
    return actor.seat ? tell.does(e, "sits down.", "sit down.") : tell.who(actor) + " watches.";
}

std::string sentence(const event::Left& e, const Teller& tell) {
    return tell.does(e, "leaves the table.", "leave the table.");
}

std::string sentence(const event::Removed& e, const Teller& tell) {
    return tell.does(e, "is removed by the host.", "are removed by the host.");
}

std::string sentence(const event::Away& e, const Teller& tell) {
    return tell.does(e, "is away (connection lost).", "are away (connection lost).");
}

std::string sentence(const event::Back& e, const Teller& tell) {
    return tell.does(e, "is back.", "are back.");
}

std::string sentence(const event::Ready& e, const Teller& tell) {
    return tell.does(e, "is ready.", "are ready.");
}

std::string sentence(const event::NotReady& e, const Teller& tell) {
    return tell.does(e, "is no longer ready.", "are no longer ready.");
}

std::string sentence(const event::BotAdded& e, const Teller& tell) {
    return tell.who(actor_of(e)) + " (a house bot) sits down.";
}

std::string sentence(const event::BotRemoved& e, const Teller& tell) {
    return tell.does(e, "leaves the table.", "leave the table.");
}

std::string sentence(const event::Rematch& e, const Teller& tell) {
    return tell.does(e, "wants a rematch: the table is open again.",
                     "want a rematch: the table is open again.");
}

std::string sentence(const event::HostChanged& e, const Teller& tell) {
    return tell.does(e, "is the host now.", "are the host now.");
}

std::string sentence(const event::TimedOut& e, const Teller& tell) {
    return "Time is up: the house decides for " + tell.owner(e.seat) + ".";
}

std::string sentence(const event::Changed& e, const Teller& tell) {
    return tell.scene.names.safe(e.name) +
           ", the host, has chosen another game or other options. Nobody is ready any more.";
}

std::string sentence(const event::SeatWanted& e, const Teller& tell) {
    return tell.scene.names.safe(e.name) + " asks to play on for " + tell.owner(e.seat) + ".";
}

std::string sentence(const event::TookOver& e, const Teller& tell) {
    return tell.does(e, "plays", "play") + " on for " + tell.scene.names.safe(e.from) + ".";
}

std::string sentence(const event::Said& e, const Teller& tell) {
    const PhraseText* said = phrase_of(e.phrase);
    if (said == nullptr) return tell.does(e, "says something.", "say something.");
    if (!said->is_gesture) {
        return tell.who(actor_of(e)) + ": \"" + std::string(said->text) + "\"";
    }
    return tell.does(e, std::string(said->text).c_str(), std::string(said->you_do).c_str());
}

std::string sentence(const event::Nudged& e, const Teller& tell) {
    const Actor asked = actor_of(e);
    return tell.does(Actor{.seat = static_cast<std::size_t>(e.by)}, "waits", "wait") + " for " +
           (tell.is_you(asked) ? "you: it is your turn." : tell.owner(e.seat) + ".");
}

std::string sentence(const event::GameStarted& e, const Teller& tell) {
    return "The game starts. " + tell.does(e, "begins.", "begin.");
}

std::string sentence(const event::GameEnded& e, const Teller& tell) {
    if (e.winners.empty()) return "The game has ended.";
    const bool alone = e.winners.size() == 1;
    const auto you = tell.scene.names.you();
    if (alone && you && e.winners[0] == static_cast<std::int64_t>(*you)) {
        return "The game has ended. You win!";
    }
    return "The game has ended. " + tell.owners(e.winners) + (alone ? " wins!" : " win!");
}

std::string sentence(const event::Sealed& e, const Teller& tell) {
    const std::string tile = tell.at_tile(e.tile.value_or(""));
    if (!e.piles || e.piles->size() < 2) {
        return tile + tell.does(e, "has chosen in secret.", "have chosen in secret.");
    }
    return tile + tell.does(e, "makes piles of ", "make piles of ") +
           std::to_string((*e.piles)[0]) + " and " + std::to_string((*e.piles)[1]) + " tokens.";
}

std::string sentence(const event::Revealed& e, const Teller& tell) {
    if (const auto* hide = std::get_if<action::Hide>(&e.choice.kind)) {
        return tell.at_tile(tile::A1::kWord) + tell.does(e, "hid ", "hid ") +
               std::to_string(hide->fist) + ".";
    }
    if (const auto* duel = std::get_if<action::Duel>(&e.choice.kind)) {
        return tell.does(e, "shows ", "show ") + std::to_string(duel->number) + ".";
    }
    return tell.does(e, "had chosen: ", "had chosen: ") + action_text(e.choice, tell.scene).label +
           ".";
}

}  // namespace vegas::cli
