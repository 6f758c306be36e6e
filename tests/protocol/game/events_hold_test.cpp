// Every kind of event that games and tables tell holds what its description promises: it is read
// back as strictly as a request, and comes out equal.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "engine/event_lists.hpp"
#include "engine/game.hpp"
#include "protocol/game/actions.hpp"
#include "protocol/game/events.hpp"
#include "protocol/json/read.hpp"
#include "protocol/json/write.hpp"
#include "tests/support/json.hpp"

// What requests never hold, and so only this test reads.
namespace vegas::as {

using protocol::ReadError;

inline ReadError read(const nlohmann::json& j, OwnerFormat, std::int8_t& value) {
    if (j == "neutral" || j == "blank") {
        value = j == "neutral" ? kNeutral : kBlank;
        return {};
    }
    return protocol::read(j, SeatFormat{}, value);
}
// A card: $10,000 to $100,000, or $1 to $10 in the custom edition.
inline ReadError read(const nlohmann::json& j, DollarsFormat, std::int32_t& value) {
    if (auto error = protocol::read_number(j, 1, 100'000, value)) return error;
    if (value <= 10 || value % 10'000 == 0) return {};
    return "must be the value of a card";
}
inline ReadError read(const nlohmann::json& j, MoneyFormat, std::int32_t& value) {
    return protocol::read_number(j, 0, INT32_MAX, value);
}
inline ReadError read(const nlohmann::json& j, ActionFormat, vegas::Action& value) {
    const auto parsed = protocol::parse_action(j);
    if (!parsed) return parsed.error().message;
    value = *parsed;
    return {};
}

}  // namespace vegas::as

namespace vegas::protocol {
namespace {

using nlohmann::json;

// A text is a view in an event and is read into one that owns it.
template <class V>
using Readable = std::conditional_t<std::is_same_v<V, std::string_view>, std::string, V>;

// One member: it is there or not as described, and what is there reads as what was told.
template <FieldPresence Given, class M, class V>
void expect_member(Fields& fields, const M& m, const V& told) {
    const json* j = Given == FieldPresence::required ? fields.require(m.name) : fields.find(m.name);
    if constexpr (Given == FieldPresence::optional) {
        EXPECT_EQ(j == nullptr, is_absent(m.as, told)) << m.name;
    }
    if (j == nullptr) return;
    Readable<V> value{};
    if (const auto error = read_optional(*j, m.as, value)) fields.fail(m.name, *error);
    EXPECT_TRUE(value == told) << m.name;
}

// A proof is so many bytes in hex, and there only if somebody has one.
template <class As>
void expect_proof(Fields& fields, const ProofField<As>& m, bool is_given) {
    const auto text = fields.text(m.name, is_given);
    EXPECT_EQ(text.has_value(), is_given);
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(m.as.bytes));
    EXPECT_TRUE(!text || from_hex(*text, bytes)) << m.name;
}

template <class E>
std::string proof_for() {
    std::string hex;
    each_index<kFieldCount<E>>([&](auto i) {
        constexpr const auto& m = kField<E, i>;
        if constexpr (!requires { m.get; }) {
            hex.assign(2 * static_cast<std::size_t>(m.as.bytes), 'a');
        }
    });
    return hex;
}

template <class E>
void expect_whole(const E& e, const std::string& proof) {
    std::string text;
    JsonWriter out(text);
    write_event(out, e, proof);
    const json j = test::parsed(text);
    Fields fields(j, ErrorCode::bad_message, "field");
    EXPECT_EQ(fields.text("kind", true), kWire<E>.name);
    EXPECT_TRUE(text.starts_with(R"({"kind":")"));
    each_index<kFieldCount<E>>([&](auto i) {
        constexpr const auto& m = kField<E, i>;
        if constexpr (requires { m.get; }) {
            expect_member<m.presence>(fields, m, project(e, m.get));
        } else {
            expect_proof(fields, m, !proof.empty());
        }
    });
    const auto problem = fields.finish();
    EXPECT_FALSE(problem) << text << ": " << problem->message;
}

// Checks every event and counts the kinds.
class ReadsBack final : public EventSink {
public:
    void on(const Event& event) override {
        visit(AllEvents{}, event, [&]<class E>(const E& e) {
            ++counts_[kWire<E>.name];
            expect_whole(e, "");
            if (const std::string proof = proof_for<E>(); !proof.empty()) expect_whole(e, proof);
        });
    }
    template <class... E>
    void expect_all(TypeList<E...>) {
        for (const std::string_view name : {kWire<E>.name...}) EXPECT_GT(counts_[name], 0) << name;
    }

private:
    std::map<std::string_view, int> counts_;
};

// Any answers; `rolls`: most often the first one, which in VEGAS is to roll or cover a space.
void play(const vegas::Setup& setup, std::uint64_t seed, EventSink& events, bool rolls = false) {
    ASSERT_EQ(bad_option(setup), "");
    FastDraws draws(seed);
    FastDraws picks(seed + 1'000'000);
    Game game = start(setup, draws, events);
    for (Actions list; !over(game);) {
        legal_actions(game, list);
        const bool first = list.size == 1 || (rolls && picks.one_of(8) > 0);
        apply_trusted(game, list[first ? 0 : picks.one_of(list.size)], draws, events);
    }
}

std::uint8_t seats_of(const RulesetSpec& r, int game) {
    return static_cast<std::uint8_t>(r.seats_least + game % (r.seats_most - r.seats_least + 1));
}

}  // namespace

TEST(EveryEvent, OfLasVegasIsReadBack) {
    ReadsBack told;
    for (int i = 0; i < 120 && !testing::Test::HasFailure(); ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        play(
            {.ruleset = Ruleset::royale_basic, .seats = seats_of(row_of(Ruleset::royale_basic), i)},
            seed, told);
        play({.ruleset = Ruleset::classic,
              .seats = static_cast<std::uint8_t>(2 + i % 3),
              .neutral_dice = i % 4 > 0},
             seed, told);
        play({.ruleset = Ruleset::custom,
              .seats = seats_of(row_of(Ruleset::custom), i),
              .skip = static_cast<Skip>(i % 3)},
             seed, told);
        for (const std::uint64_t more : {1'000U, 2'000U, 3'000U}) {
            play({.ruleset = Ruleset::royale,
                  .seats = seats_of(row_of(Ruleset::royale), i),
                  .tiles = kCasinos},
                 seed + more, told);
        }
    }
    told.expect_all(las_vegas::Events{});
}

TEST(EveryEvent, OfVegasIsReadBack) {
    ReadsBack told;
    for (int i = 0; i < 100 && !testing::Test::HasFailure(); ++i) {
        play({.ruleset = Ruleset::vegas_1996,
              .seats = seats_of(row_of(Ruleset::vegas_1996), i),
              .vegas_1996 = {.duel = i % 2 == 1}},
             static_cast<std::uint64_t>(i), told,
             i % 4 > 1);  // who never moves runs out of counters
    }
    told.expect_all(vegas_1996::Events{});
}

namespace {

template <class... E>
void expect_every(const std::variant<E...>*) {
    const auto tell = []<class T>(T e) {
        if constexpr (requires { e.seat; }) e.seat = kSeatsMax - 1;
        if constexpr (requires { e.by; }) e.by = 0;
        if constexpr (requires { e.name; }) e.name = "Zoë \"\\Z\"";
        if constexpr (requires { e.from; }) e.from = "Bo";
        if constexpr (requires { e.player; }) e.player = "t6v5zbxsjrzo";
        expect_whole(e, "");
    };
    (tell(E{}), ...);
}

}  // namespace

TEST(EveryEvent, OfTheTableIsReadBack) {
    expect_every(static_cast<const at_table::TableEvent*>(nullptr));
}

}  // namespace vegas::protocol
