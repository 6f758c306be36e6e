#include "client-cli/show/common/sentences.hpp"

#include <boost/mp11/algorithm.hpp>

#include "client-cli/protocol/wire_lists.hpp"
#include "client-cli/show/common/sentence.hpp"

namespace vegas::cli {
namespace {

// Whose text is "event.<kind>", with nothing but the members in it. Every other event has its own
// sentence().
using PlainEvents = boost::mp11::mp_transform<
    WireStruct,
    boost::mp11::mp_list<protocol::at_table::PlayerAway, protocol::at_table::PlayerBack,
                         protocol::at_table::PlayerReady, protocol::at_table::PlayerNotReady,
                         protocol::at_table::BotAdded, protocol::at_table::RematchOpened,
                         protocol::at_table::HostChanged, protocol::at_table::SeatTimedOut,
                         las_vegas::RoundStarted, las_vegas::RoundEnded, las_vegas::Placed,
                         las_vegas::CardWon, las_vegas::TileActivated, las_vegas::Declined,
                         las_vegas::TokenTaken, las_vegas::TokenReturned, las_vegas::DieTurned,
                         las_vegas::DieTakenBack, las_vegas::lucky_punch::Guessed,
                         las_vegas::prime_time::BlackPlaced, las_vegas::fifty_fifty::BetWon,
                         las_vegas::fifty_fifty::BetLost, las_vegas::bad_luck::Fined,
                         las_vegas::power_play::PowerPlayed, las_vegas::no_entry::CasinoClosed,
                         las_vegas::no_entry::KeptClosed, las_vegas::knockout::Barred,
                         las_vegas::knockout::Unbarred, las_vegas::black_box::Picked,
                         las_vegas::nice_dice::SpaceFilled, las_vegas::nice_dice::SpaceEmptied,
                         las_vegas::my_choice::Chosen, las_vegas::my_choice::NotActivated,
                         las_vegas::my_choice::GoldenFilled, las_vegas::my_choice::GoldenEmptied,
                         vegas_1996::PawnPlaced, vegas_1996::PawnMoved, vegas_1996::NothingPlaced,
                         vegas_1996::DuelStarted, vegas_1996::ChipWon, vegas_1996::ChipDiscarded>>;

template <class E>
Sentence plain_sentence(const E& e) {
    static const std::string key = "event." + std::string(E::kWord);
    SentenceArgs args;
    const auto add = [&args](std::string_view name, SentenceArg arg) {
        args.emplace_back(name, std::move(arg));
    };
    if constexpr (requires { e.casino; }) add("casino", e.casino);
    if constexpr (requires { e.defender; }) add("defender", PersonArg{e.defender});
    if constexpr (requires { e.dollars; }) add("money", MoneyArg{e.dollars});
    if constexpr (requires { e.fist; }) add("fist", e.fist);
    if constexpr (requires { e.number; }) add("number", e.number);
    if constexpr (requires { e.pile; }) add("pile", e.pile);
    if constexpr (requires { e.round; }) add("round", e.round);
    if constexpr (requires { e.space; }) add("space", e.space);
    if constexpr (requires { e.table; }) add("table", e.table);
    if constexpr (requires { e.tile; }) add("tile", TileArg{e.tile});
    if constexpr (requires { e.value; }) add("value", e.value);
    if constexpr (requires { e.small; }) {  // on a tile it does not matter what they show
        constexpr bool kOnTile = std::is_base_of_v<WireStruct<las_vegas::TileLocation>, E>;
        add("dice", some_dice(e, kOnTile ? 0 : e.casino));
    }
    if constexpr (requires { e.seat; }) {
        return sentence_about(key, e, std::move(args));
    } else {
        return make_sentence(key, std::move(args));
    }
}

}  // namespace

std::optional<std::string> sentence_of(const WireEvent& event, const RenderContext& context) {
    const Sentence result = of_known(WireEvents{}, event, []<class E>(const E& one) {
        if constexpr (boost::mp11::mp_contains<PlainEvents, E>::value) {
            return plain_sentence(one);
        } else {
            return sentence(one);
        }
    });
    return result.key.empty() ? std::nullopt : std::optional(format_sentence(result, context));
}

}  // namespace vegas::cli
