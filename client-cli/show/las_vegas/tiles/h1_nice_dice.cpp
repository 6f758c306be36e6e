#include "engine/las_vegas/tiles/h1_nice_dice.hpp"
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/common/plain_sentence.hpp"
#include "client-cli/show/las_vegas/action_text_parts.hpp"
#include "client-cli/show/las_vegas/standing.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kTileNameColumns = 12;

// Whose die lies on the space already.
DiceOwner owner_on(const WireView& view, std::int64_t space) {
    const auto* tile = in_play<WireTileWith<las_vegas::nice_dice::Contents>>(view);
    const auto index = static_cast<std::size_t>(space - 1);
    if (tile == nullptr || space < 1 || index >= tile->spaces.size()) return {};
    const auto& die = tile->spaces[index];
    return die ? DiceOwner{die->owner} : DiceOwner{};
}

}  // namespace

Pieces tile_contents(const WireTileWith<las_vegas::nice_dice::Contents>& tile,
                     const RenderContext& context) {
    Pieces pieces;
    for (std::size_t i = 0; i < tile.spaces.size(); ++i) {
        const auto& die = tile.spaces[i];
        if (!die) continue;
        if (context.texts.speech()) {
            pieces.push_back(context.texts("speech.on_space",
                                           {{"n", i + 1},
                                            {"who", name_on_tile({die->owner}, context)},
                                            {"die", one_die_words(die->die, context.texts)}}));
            continue;
        }
        pieces.push_back(std::to_string(i + 1) + die_sign(die->die, context.style) + " " +
                         name_on_tile({die->owner}, context));
    }
    return context.texts.speech() ? pieces : with_commas(std::move(pieces));
}

// Where a die lies there already, it falls into the casino.
ActionText describe(const ActionOf<Act::put_nice>& put, const ActionDetails& details) {
    const Texts& texts = details.context.texts;
    Fills fills = {{"space", put.space},
                   {"paid", stake_text(details)},
                   {"die", die_sign(put.die, details.context.style)}};
    std::string text = texts(die_key("choice.nice_", put.die), fills);
    std::string brief = texts("choice.nice_brief", fills);
    const DiceOwner owner = owner_on(details.context.view, put.space);
    if (!owner.is_nobody()) {
        fills.emplace_back("name", details.context.owner(owner, kTileNameColumns));
        text += "; " + texts("choice.nice_pushes", fills);
        brief += ", " + texts("choice.nice_instead", fills);
    }
    return {.label = text + outcome_text(details),
            .group = texts("choice.nice_group"),
            .brief = std::move(brief)};
}

Sentence sentence(const WireStruct<las_vegas::nice_dice::SpaceFilled>& e) {
    return plain_sentence(e);
}
Sentence sentence(const WireStruct<las_vegas::nice_dice::SpaceEmptied>& e) {
    return plain_sentence(e);
}

}  // namespace vegas::cli
