// clang-format off
// Written by protocol/tools/contract: what the terminal has to say of everything in the contract.
//
// Each function is defined once, in the file of what it belongs to: a tile, a family, the table.
// One that is missing does not link, so a new event is one function in one file. In the order of
// the closed lists of client-cli/protocol/generated.hpp: a sentence for each event, words for each
// action, and what lies on each tile.
#pragma once

#include "client-cli/protocol/generated.hpp"
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/headline.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/scene.hpp"
#include "client-cli/show/common/sentence.hpp"

namespace vegas::cli {

Sentence sentence(const event::Joined&);
Sentence sentence(const event::Left&);
Sentence sentence(const event::Removed&);
Sentence sentence(const event::Away&);
Sentence sentence(const event::Back&);
Sentence sentence(const event::Ready&);
Sentence sentence(const event::NotReady&);
Sentence sentence(const event::BotAdded&);
Sentence sentence(const event::BotRemoved&);
Sentence sentence(const event::Rematch&);
Sentence sentence(const event::HostChanged&);
Sentence sentence(const event::TimedOut&);
Sentence sentence(const event::Changed&);
Sentence sentence(const event::SeatWanted&);
Sentence sentence(const event::TookOver&);
Sentence sentence(const event::Said&);
Sentence sentence(const event::Nudged&);
Sentence sentence(const event::GameStarted&);
Sentence sentence(const event::RoundStarted&);
Sentence sentence(const event::CardsDealt&);
Sentence sentence(const event::ChipsGiven&);
Sentence sentence(const event::NeutralRolled&);
Sentence sentence(const event::Rolled&);
Sentence sentence(const event::Placed&);
Sentence sentence(const event::Passed&);
Sentence sentence(const event::RoundEnded&);
Sentence sentence(const event::Tied&);
Sentence sentence(const event::CardWon&);
Sentence sentence(const event::CardReturned&);
Sentence sentence(const event::GameEnded&);
Sentence sentence(const event::Sealed&);
Sentence sentence(const event::Revealed&);
Sentence sentence(const event::BankShown&);
Sentence sentence(const event::TilesLaid&);
Sentence sentence(const event::TileActivated&);
Sentence sentence(const event::BlackRolled&);
Sentence sentence(const event::Paid&);
Sentence sentence(const event::Declined&);
Sentence sentence(const event::CounterMoved&);
Sentence sentence(const event::TokenTaken&);
Sentence sentence(const event::TokenReturned&);
Sentence sentence(const event::DieTurned&);
Sentence sentence(const event::DieTakenBack&);
Sentence sentence(const event::BlankPlaced&);
Sentence sentence(const event::Guessed&);
Sentence sentence(const event::BlackPlaced&);
Sentence sentence(const event::Bet&);
Sentence sentence(const event::BetWon&);
Sentence sentence(const event::BetLost&);
Sentence sentence(const event::Marked&);
Sentence sentence(const event::Fined&);
Sentence sentence(const event::PowerPlayed&);
Sentence sentence(const event::CasinoClosed&);
Sentence sentence(const event::KeptClosed&);
Sentence sentence(const event::Barred&);
Sentence sentence(const event::Unbarred&);
Sentence sentence(const event::BlankTaken&);
Sentence sentence(const event::Picked&);
Sentence sentence(const event::Doubled&);
Sentence sentence(const event::SpaceFilled&);
Sentence sentence(const event::SpaceEmptied&);
Sentence sentence(const event::Chosen&);
Sentence sentence(const event::NotActivated&);
Sentence sentence(const event::GoldenFilled&);
Sentence sentence(const event::GoldenEmptied&);
Sentence sentence(const event::PawnPlaced&);
Sentence sentence(const event::PawnMoved&);
Sentence sentence(const event::CardPlayed&);
Sentence sentence(const event::CounterPlaced&);
Sentence sentence(const event::NothingPlaced&);
Sentence sentence(const event::DuelStarted&);
Sentence sentence(const event::DuelEnded&);
Sentence sentence(const event::MaryMoved&);
Sentence sentence(const event::ChipWon&);
Sentence sentence(const event::ChipDiscarded&);

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

}  // namespace vegas::cli
// clang-format on
