// Every request, with any values that its description allows, is written as that says and comes
// out of parse() as it went in.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/pfr/ops_fields.hpp>
#include <type_traits>

#include "engine/draws.hpp"
#include "protocol/game/actions.hpp"
#include "protocol/json/read.hpp"
#include "protocol/json/write.hpp"
#include "protocol/requests/messages.hpp"
#include "tests/support/random_board.hpp"

namespace vegas::protocol {
namespace {

// ---- any value of each kind

class Any {
public:
    explicit Any(std::uint64_t seed) : draws_(seed) {}

    bool coin() { return draws_.one_of(2) > 0; }
    // Often one of the ends.
    std::int64_t from(std::int64_t least, std::int64_t most) {
        if (draws_.one_of(4) == 0) return coin() ? least : most;
        const auto range = static_cast<std::uint64_t>(most) - static_cast<std::uint64_t>(least) + 1;
        return least + static_cast<std::int64_t>(draws_.next() % range);
    }

    template <class N>
    void fill(as::SeatFormat, N& n) {
        n = static_cast<N>(from(0, kSeatsMax - 1));
    }
    template <class N>
    void fill(const as::NumberFormat& as, N& n) {
        n = static_cast<N>(from(as.least, as.most));
    }
    void fill(as::BoolFormat, bool& b) { b = coin(); }
    void fill(const as::EitherFormat&, bool& b) { b = coin(); }
    void fill(as::TileIdFormat, Tile& t) { t = static_cast<Tile>(from(1, las_vegas::kTiles - 1)); }
    void fill(as::OwnFormat, vegas_1996::Board& b) { b = test::random_board(draws_.next()); }
    template <class E>
    void fill(as::WordFormat, E& e) {
        e = words(E{})[static_cast<std::size_t>(from(0, std::ssize(words(E{})) - 1))].value;
    }
    void fill(const as::TextFormat& as, std::string& text) {
        constexpr std::string_view kAscii = "aZ09 ~!\"\\/<&'-_";
        text.clear();
        const auto most = as.most == 0 ? 64 : static_cast<std::int64_t>(as.most) - 4;
        for (auto n = from(0, most); n > 0; --n) text += kAscii[draws_.one_of(kAscii.size())];
        if (as.kind == as::version.kind) text = coin() ? "1" : "2.0-\"\\rc~1";
        if (as.kind == as::name.kind) text = coin() ? "Zoë \"\\Z\"" : "李小龍";
        if (as.good == nullptr && as.kind != as::name.kind && coin()) text += "é\n\x01😀";
    }
    template <class T>
    void fill(as::ObjectFormat, T& value) {
        members(value);
    }
    template <class Item, class T>
    void fill(const as::OrNullFormat<Item>& as, std::optional<T>& value) {
        value.reset();
        if (coin()) fill(as.item, value.emplace());
    }
    void fill(const as::OrNullFormat<as::TileIdFormat>& as, Tile& t) {
        t = Tile::none;
        if (draws_.one_of(4) == 0) fill(as.item, t);
    }
    template <class Item, as::PatchMode How, class T>
    void fill(const as::ListFormat<Item, How>& as, std::vector<T>& list) {
        list.resize(static_cast<std::size_t>(from(as.least, as.most)));
        for (T& item : list) fill(as.item, item);
    }
    template <class Item, as::PatchMode How, class T, std::size_t N>
    void fill(const as::ListFormat<Item, How>& as, std::array<T, N>& list) {
        for (T& item : list) fill(as.item, item);
    }
    template <std::size_t N>
    void fill(const as::HexFormat&, std::array<std::uint8_t, N>& bytes) {
        for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(from(0, 255));
    }
    // What may be nothing, by its type.
    template <class As, class T>
    void member(const As& as, T& value) {
        fill(as, value);
    }
    template <class As, class T>
    void member(const As& as, std::optional<T>& value) {
        value.reset();
        if constexpr (kIsOrNull<As>) {
            fill(as, value);
        } else if (coin()) {
            fill(as, value.emplace());
        }
    }

    // Every member that is stored.
    template <class T>
    void members(T& value) {
        each_index<kFieldCount<T>>([&](auto i) {
            constexpr const auto& m = kField<T, i>;
            if constexpr (std::is_lvalue_reference_v<decltype(project(value, m.get))>) {
                member(m.as, project(value, m.get));
            }
        });
        each_index<decltype(kWire<T>)::kSize>(
            [&](auto i) { keep(get_element<i>(kWire<T>.members), value); });
    }

private:
    template <class Member, class T>
    void keep(const Member&, T&) {}
    template <class T>
    void keep(const ExactlyOne& rule, T& value) {
        const bool first = coin();
        give(rule.a, first, value);
        give(rule.b, !first, value);
    }
    template <class T>
    void keep(const Together& rule, T& value) {
        const bool both = coin();
        give(rule.a, both, value);
        give(rule.b, both, value);
    }
    template <class T>
    void give(std::string_view name, bool is_given, T& value) {
        each_index<kFieldCount<T>>([&](auto i) {
            constexpr const auto& m = kField<T, i>;
            using Stored = std::remove_cvref_t<decltype(project(value, m.get))>;
            if constexpr (requires(Stored s) { s.emplace(); }) {
                if (m.name != name) return;
                auto& member = project(value, m.get);
                member.reset();
                if (is_given) fill(m.as, member.emplace());
            }
        });
    }

    FastDraws draws_;
};

// ---- what no description says

vegas::Setup any_setup(Any& any) {
    for (;;) {
        Ruleset ruleset{};
        any.fill(as::word, ruleset);
        const RulesetSpec& row = row_of(ruleset);
        vegas::Setup setup{.ruleset = ruleset};
        each_index<kFieldCount<vegas::Setup>>([&](auto i) {
            constexpr const auto& m = kField<vegas::Setup, i>;
            const bool own = std::ranges::find(row.options, m.name) != row.options.end();
            if (own && any.coin()) any.member(m.as, project(setup, m.get));
        });
        setup.seats = static_cast<std::uint8_t>(any.from(row.seats_least, row.seats_most));
        if (bad_option(setup).empty()) return setup;
    }
}

Action any_action(Any& any) {
    Action action;
    any.fill(as::word, action.kind);
    const ActSpec& act = spec_of(action.kind);
    const auto byte = [&](int least, int most) {
        return static_cast<std::uint8_t>(any.from(least, most));
    };
    const auto plain = [&](const Param& p) {
        return p.as == Param::As::nothing ? std::uint8_t{0} : byte(p.least, p.most);
    };
    if (act.a.as == Param::As::faces) {
        action.a = byte(1, kFaces);
        if (any.coin()) action.b = byte(action.a, kFaces);
        return action;
    }
    if (act.a.as == Param::As::tokens) {
        std::array<std::uint8_t, 3> counts{};
        for (auto n = any.from(3, 5); n > 0; --n) ++counts[to_index(byte(0, 2))];
        return {action.kind, counts[0], counts[1], counts[2]};
    }
    action.a = plain(act.a);
    action.b = plain(act.b);
    return action;
}

template <class T>
void complete(Any&, T&) {}
void complete(Any& any, TableCreate& op) { op.setup = any_setup(any); }
void complete(Any& any, TableChange& op) { op.setup = any_setup(any); }
void complete(Any& any, LobbyWatch& op) {
    if (any.coin()) any.fill(as::word, op.ruleset.emplace());
}
void complete(Any& any, QuickPlay& op) {
    Ruleset ruleset{};
    any.fill(as::word, ruleset);
    op.setup = {.ruleset = ruleset, .seats = std::min(kQuickSeats, row_of(ruleset).seats_most)};
}
void complete(Any&, TableJoin& op) {
    if (op.as_spectator) op.seat.reset();
}
void complete(Any& any, ActRequest& op) { op.action = any_action(any); }

// ---- written

// A member that need not be there is left out where it is as in a new request.
template <class T, std::size_t I>
void write_given(JsonWriter& out, const T& op) {
    constexpr const auto& m = kField<T, I>;
    const auto& value = project(op, m.get);
    if constexpr (m.presence != FieldPresence::required &&
                  std::is_lvalue_reference_v<decltype(project(op, m.get))>) {
        if (value == project(T{}, m.get)) return;
    } else if constexpr (m.presence != FieldPresence::required && requires { value.has_value(); }) {
        if (!value) return;
    }
    out.key(m.name);
    const auto& given = value_to_write(m.as, value);
    if constexpr (std::is_same_v<decltype(given), const std::uint64_t&>) {
        write(out, m.as, static_cast<std::int64_t>(given));  // up to kExact
    } else {
        write(out, m.as, given);
    }
}

template <class T>
std::string written_op(const T& op) {
    std::string text;
    JsonWriter out(text);
    out.open('{').key("op").word(kWire<T>.name);
    each_index<kFieldCount<T>>([&](auto i) { write_given<T, i>(out, op); });
    out.close('}');
    return text;
}

template <class T>
void expect_whole(std::uint64_t seed) {
    Any any(seed);
    T op;
    any.members(op);
    complete(any, op);
    const std::string text = written_op(op);
    const Request request = parse(text);
    ASSERT_TRUE(request.op) << text << ": " << request.op.error().message;
    ASSERT_TRUE(std::holds_alternative<T>(*request.op)) << text;
    EXPECT_TRUE(boost::pfr::eq_fields(std::get<T>(*request.op), op)) << text;
}

template <class... T>
void expect_every(const std::variant<T...>*, std::uint64_t seed) {
    (expect_whole<T>(seed), ...);
}

}  // namespace

TEST(EveryRequest, ComesOutOfItsBytesAsItWentIn) {
    for (std::uint64_t seed = 1; seed <= 1'000 && !testing::Test::HasFailure(); ++seed) {
        expect_every(static_cast<const Op*>(nullptr), seed);
    }
}

TEST(EveryRequest, RefusesAnyFieldThatItDoesNotHave) {
    const auto refuses = []<class T>(const T&) {
        Any any(1);
        T op;
        any.members(op);
        complete(any, op);
        std::string text = written_op(op);
        text.insert(text.size() - 1, R"(,"surprise":1)");
        const Request request = parse(text);
        ASSERT_FALSE(request.op) << text;
        EXPECT_EQ(request.op.error().data, R"({"field":"surprise"})") << text;
    };
    [&]<class... T>(const std::variant<T...>*) {
        (refuses(T{}), ...);
    }(static_cast<const Op*>(nullptr));
}

}  // namespace vegas::protocol
