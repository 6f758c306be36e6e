// clang-format off
// Written by protocol/tools/contract: what the terminal has to say of everything in the contract.
//
// Each function is defined once, in the file of what it belongs to: a tile, a family, the table.
// One that is missing does not link, so a new event is one function in one file. In the order of
// the closed lists of client-cli/protocol/generated.hpp: a sentence for each event, words for each
// action, a headline for each ask, what lies on each tile and what it does.
#pragma once

#include <string>

#include "client-cli/protocol/generated.hpp"
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/headline.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/scene.hpp"
#include "client-cli/show/common/teller.hpp"

namespace vegas::cli {

std::string sentence(const event::Joined&, const Teller&);
std::string sentence(const event::Left&, const Teller&);
std::string sentence(const event::Removed&, const Teller&);
std::string sentence(const event::Away&, const Teller&);
std::string sentence(const event::Back&, const Teller&);
std::string sentence(const event::Ready&, const Teller&);
std::string sentence(const event::NotReady&, const Teller&);
std::string sentence(const event::BotAdded&, const Teller&);
std::string sentence(const event::BotRemoved&, const Teller&);
std::string sentence(const event::Rematch&, const Teller&);
std::string sentence(const event::HostChanged&, const Teller&);
std::string sentence(const event::TimedOut&, const Teller&);
std::string sentence(const event::Changed&, const Teller&);
std::string sentence(const event::SeatWanted&, const Teller&);
std::string sentence(const event::TookOver&, const Teller&);
std::string sentence(const event::Said&, const Teller&);
std::string sentence(const event::Nudged&, const Teller&);
std::string sentence(const event::GameStarted&, const Teller&);
std::string sentence(const event::RoundStarted&, const Teller&);
std::string sentence(const event::CardsDealt&, const Teller&);
std::string sentence(const event::ChipsGiven&, const Teller&);
std::string sentence(const event::NeutralRolled&, const Teller&);
std::string sentence(const event::Rolled&, const Teller&);
std::string sentence(const event::Placed&, const Teller&);
std::string sentence(const event::Passed&, const Teller&);
std::string sentence(const event::RoundEnded&, const Teller&);
std::string sentence(const event::Tied&, const Teller&);
std::string sentence(const event::CardWon&, const Teller&);
std::string sentence(const event::CardReturned&, const Teller&);
std::string sentence(const event::GameEnded&, const Teller&);
std::string sentence(const event::Sealed&, const Teller&);
std::string sentence(const event::Revealed&, const Teller&);
std::string sentence(const event::BankShown&, const Teller&);
std::string sentence(const event::TilesLaid&, const Teller&);
std::string sentence(const event::TileActivated&, const Teller&);
std::string sentence(const event::BlackRolled&, const Teller&);
std::string sentence(const event::Paid&, const Teller&);
std::string sentence(const event::Declined&, const Teller&);
std::string sentence(const event::CounterMoved&, const Teller&);
std::string sentence(const event::TokenTaken&, const Teller&);
std::string sentence(const event::TokenReturned&, const Teller&);
std::string sentence(const event::DieTurned&, const Teller&);
std::string sentence(const event::DieTakenBack&, const Teller&);
std::string sentence(const event::BlankPlaced&, const Teller&);
std::string sentence(const event::Guessed&, const Teller&);
std::string sentence(const event::BlackPlaced&, const Teller&);
std::string sentence(const event::Bet&, const Teller&);
std::string sentence(const event::BetWon&, const Teller&);
std::string sentence(const event::BetLost&, const Teller&);
std::string sentence(const event::Marked&, const Teller&);
std::string sentence(const event::Fined&, const Teller&);
std::string sentence(const event::PowerPlayed&, const Teller&);
std::string sentence(const event::CasinoClosed&, const Teller&);
std::string sentence(const event::KeptClosed&, const Teller&);
std::string sentence(const event::Barred&, const Teller&);
std::string sentence(const event::Unbarred&, const Teller&);
std::string sentence(const event::BlankTaken&, const Teller&);
std::string sentence(const event::Picked&, const Teller&);
std::string sentence(const event::Doubled&, const Teller&);
std::string sentence(const event::SpaceFilled&, const Teller&);
std::string sentence(const event::SpaceEmptied&, const Teller&);
std::string sentence(const event::Chosen&, const Teller&);
std::string sentence(const event::NotActivated&, const Teller&);
std::string sentence(const event::GoldenFilled&, const Teller&);
std::string sentence(const event::GoldenEmptied&, const Teller&);
std::string sentence(const event::PawnPlaced&, const Teller&);
std::string sentence(const event::PawnMoved&, const Teller&);
std::string sentence(const event::CardPlayed&, const Teller&);
std::string sentence(const event::CounterPlaced&, const Teller&);
std::string sentence(const event::NothingPlaced&, const Teller&);
std::string sentence(const event::DuelStarted&, const Teller&);
std::string sentence(const event::DuelEnded&, const Teller&);
std::string sentence(const event::MaryMoved&, const Teller&);
std::string sentence(const event::ChipWon&, const Teller&);
std::string sentence(const event::ChipDiscarded&, const Teller&);

ActionText words(const action::Roll&, const Said&);
ActionText words(const action::Place&, const Said&);
ActionText words(const action::Pass&, const Said&);
ActionText words(const action::PowerPlay&, const Said&);
ActionText words(const action::Decline&, const Said&);
ActionText words(const action::Hide&, const Said&);
ActionText words(const action::Guess&, const Said&);
ActionText words(const action::PlaceBlack&, const Said&);
ActionText words(const action::Stop&, const Said&);
ActionText words(const action::Higher&, const Said&);
ActionText words(const action::Lower&, const Said&);
ActionText words(const action::Close&, const Said&);
ActionText words(const action::Keep&, const Said&);
ActionText words(const action::Bar&, const Said&);
ActionText words(const action::Block&, const Said&);
ActionText words(const action::TakeBlank&, const Said&);
ActionText words(const action::TurnDie&, const Said&);
ActionText words(const action::TakeBack&, const Said&);
ActionText words(const action::Split&, const Said&);
ActionText words(const action::Pick&, const Said&);
ActionText words(const action::DoubleDown&, const Said&);
ActionText words(const action::PutNice&, const Said&);
ActionText words(const action::Choose&, const Said&);
ActionText words(const action::Activate&, const Said&);
ActionText words(const action::PutGolden&, const Said&);
ActionText words(const action::StartAt&, const Said&);
ActionText words(const action::MaryChip&, const Said&);
ActionText words(const action::FrontMan&, const Said&);
ActionText words(const action::GoodLuck&, const Said&);
ActionText words(const action::ChangeTable&, const Said&);
ActionText words(const action::Cover&, const Said&);
ActionText words(const action::Duel&, const Said&);

Headline headline(const ask::Roll&, const Scene&);
Headline headline(const ask::Place&, const Scene&);
Headline headline(const ask::PunchChoose&, const Scene&);
Headline headline(const ask::PunchGuess&, const Scene&);
Headline headline(const ask::PrimeTime&, const Scene&);
Headline headline(const ask::FiftyFifty&, const Scene&);
Headline headline(const ask::NoEntry&, const Scene&);
Headline headline(const ask::Knockout&, const Scene&);
Headline headline(const ask::BlockIt&, const Scene&);
Headline headline(const ask::Handicap&, const Scene&);
Headline headline(const ask::Move&, const Scene&);
Headline headline(const ask::BlackBoxSplit&, const Scene&);
Headline headline(const ask::BlackBoxPick&, const Scene&);
Headline headline(const ask::DoubleDown&, const Scene&);
Headline headline(const ask::NiceDice&, const Scene&);
Headline headline(const ask::MyChoice&, const Scene&);
Headline headline(const ask::MyChoiceTile&, const Scene&);
Headline headline(const ask::MyChoiceGolden&, const Scene&);
Headline headline(const ask::StartTable&, const Scene&);
Headline headline(const ask::Turn&, const Scene&);
Headline headline(const ask::Space&, const Scene&);
Headline headline(const ask::DuelChallenge&, const Scene&);
Headline headline(const ask::DuelAnswer&, const Scene&);

Pieces lies_on(const tile::A1&, const Scene&);
Pieces lies_on(const tile::A2&, const Scene&);
Pieces lies_on(const tile::B1&, const Scene&);
Pieces lies_on(const tile::B2&, const Scene&);
Pieces lies_on(const tile::C1&, const Scene&);
Pieces lies_on(const tile::C2&, const Scene&);
Pieces lies_on(const tile::D1&, const Scene&);
Pieces lies_on(const tile::D2&, const Scene&);
Pieces lies_on(const tile::E1&, const Scene&);
Pieces lies_on(const tile::E2&, const Scene&);
Pieces lies_on(const tile::F1&, const Scene&);
Pieces lies_on(const tile::F2&, const Scene&);
Pieces lies_on(const tile::G1&, const Scene&);
Pieces lies_on(const tile::G2&, const Scene&);
Pieces lies_on(const tile::H1&, const Scene&);
Pieces lies_on(const tile::H2&, const Scene&);

std::string help(const tile::A1&, const Scene&);
std::string help(const tile::A2&, const Scene&);
std::string help(const tile::B1&, const Scene&);
std::string help(const tile::B2&, const Scene&);
std::string help(const tile::C1&, const Scene&);
std::string help(const tile::C2&, const Scene&);
std::string help(const tile::D1&, const Scene&);
std::string help(const tile::D2&, const Scene&);
std::string help(const tile::E1&, const Scene&);
std::string help(const tile::E2&, const Scene&);
std::string help(const tile::F1&, const Scene&);
std::string help(const tile::F2&, const Scene&);
std::string help(const tile::G1&, const Scene&);
std::string help(const tile::G2&, const Scene&);
std::string help(const tile::H1&, const Scene&);
std::string help(const tile::H2&, const Scene&);

}  // namespace vegas::cli
// clang-format on
