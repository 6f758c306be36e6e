#include "tests/bench/load_scripts.hpp"

#include <charconv>
#include <vector>

namespace vegas::bench {
namespace {

// When the last actions of a table were sent, and by whom, by their number.
class SentAt {
public:
    void put(std::uint64_t number, std::size_t from) {
        entries_[number % entries_.size()] = {number, from, steady_clock::now()};
    }

    // Nothing for a number that is no action's.
    void tell(std::uint64_t number, std::size_t to, Pacer& pacer) const {
        const auto& entry = entries_[number % entries_.size()];
        if (entry.number == number) pacer.arrived(entry.when, entry.from, to);
    }

private:
    struct Entry {
        std::uint64_t number = 0;
        std::size_t from = 0;
        steady_clock::time_point when;
    };

    std::array<Entry, 64> entries_{};
};

// Everybody gets every message; who acts next is drawn, and does it as soon as he has the last one.
class BareTable final : public Table {
public:
    BareTable(const Seats& seats, Pacer& pacer) : seats_(seats), pacer_(pacer) {}

    void connected(std::size_t seat) override {
        if (seat + 1 == kSeats) pacer_.due(*this);
    }

    void on_text(std::size_t seat, std::string_view) override {
        sent_.tell(++got_[seat], seat, pacer_);
        if (seat == next_ && got_[seat] == actions_) pacer_.due(*this);
    }

    void act() override {
        const auto actor = next_;
        sent_.put(++actions_, actor);
        next_ = pacer_.random() % kSeats;
        seats_[actor]->send(std::string(120, 'a'));
    }

private:
    Seats seats_;
    Pacer& pacer_;
    SentAt sent_;
    std::array<std::uint64_t, kSeats> got_{};
    std::uint64_t actions_ = 0;
    std::size_t next_ = 0;
};

// The text between `before` and the next quote; empty if it is not there.
std::string_view quoted(std::string_view text, std::string_view before) {
    const auto at = text.find(before);
    if (at == std::string_view::npos) return {};
    text.remove_prefix(at + before.size());
    return text.substr(0, text.find('"'));
}

std::uint64_t number(std::string_view text, std::string_view before) {
    const auto at = text.find(before);
    std::uint64_t value = 0;
    if (at == std::string_view::npos) return value;
    std::from_chars(text.data() + at + before.size(), text.data() + text.size(), value);
    return value;
}

// The objects of the array that `text` begins with. Their strings hold no brackets.
std::vector<std::string_view> elements(std::string_view text) {
    std::vector<std::string_view> found;
    int depth = 0;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '{' && ++depth == 1) begin = i;
        if (c == '}' && --depth == 0) found.push_back(text.substr(begin, i + 1 - begin));
        if (c == ']' && depth == 0) break;
    }
    return found;
}

// Hello, a table, three who join, a game of random actions; then everybody leaves, and again.
class VegasTable final : public Table {
public:
    VegasTable(const Seats& seats, Pacer& pacer, const std::string& ruleset)
        : seats_(seats), pacer_(pacer), ruleset_(ruleset) {}

    void connected(std::size_t seat) override { seats_[seat]->send(hello("load")); }

    void on_text(std::size_t seat, std::string_view text) override {
        if (is_update(text)) return on_update(seat, text);
        if (text.find(R"("error":)") != std::string_view::npos) return pacer_.fail(text);
        if (text.starts_with(R"({"re":"hello")") && ++welcome_ == kSeats) create();
        if (text.starts_with(R"({"re":"create")")) invite(text);
        if (text.starts_with(R"({"re":"join")") && ++joined_ == kSeats) start();
        if (text.starts_with(R"({"re":"leave")") && --joined_ == 0) create();
    }

    void act() override {
        sent_.put(v_[actor_] + 1, actor_);
        seats_[actor_]->send(std::move(action_));
    }

private:
    void create() {
        v_ = {};
        sent_ = {};
        seats_[0]->send(R"({"op":"table.create","id":"create","ruleset":")" + ruleset_ +
                        R"(","seats":4,"clock":null})");
    }

    void invite(std::string_view text) {
        table_ = quoted(text, R"("table":")");
        joined_ = 1;
        const std::string join = R"({"op":"table.join","id":"join","invite":")" +
                                 std::string(quoted(text, R"("invite":")")) + R"("})";
        for (std::size_t seat = 1; seat < kSeats; ++seat) seats_[seat]->send(join);
    }

    void start() { seats_[0]->send(R"({"op":"table.start","table":")" + table_ + R"("})"); }

    // To whoever acts, it is the reply.
    static bool is_update(std::string_view text) {
        return text.starts_with(R"({"ev":"update")") ||
               text.starts_with(R"({"re":"act","ok":true,"ev":"update")");
    }

    void on_update(std::size_t seat, std::string_view text) {
        v_[seat] = number(text, R"("v":)");
        sent_.tell(v_[seat], seat, pacer_);
        if (const auto at = text.rfind(R"(,"prompt":{)"); at != std::string_view::npos) {
            return on_prompt(seat, text.substr(at));
        }
        if (text.find(R"("kind":"game_ended")") == std::string_view::npos) return;
        if (seat == 0) pacer_.game_over();
        seats_[seat]->send(R"({"op":"table.leave","id":"leave","table":")" + table_ + R"("})");
    }

    void on_prompt(std::size_t seat, std::string_view text) {
        constexpr std::string_view kActions = R"("actions":)";
        const auto at = text.find(kActions);
        if (at == std::string_view::npos) return;
        const auto actions = elements(text.substr(at + kActions.size()));
        actor_ = seat;
        action_ = R"({"op":"act","id":"act","table":")" + table_ + R"(","decision":)" +
                  std::to_string(number(text, R"("decision":)")) + R"(,"action":)" +
                  std::string(actions[pacer_.random() % actions.size()]) + "}";
        pacer_.due(*this);
    }

    Seats seats_;
    Pacer& pacer_;
    std::string ruleset_;
    std::string table_;
    std::size_t welcome_ = 0, joined_ = 0;
    std::size_t actor_ = 0;
    std::string action_;  // the actor's, ready to be sent
    std::array<std::uint64_t, kSeats> v_{};
    SentAt sent_;
};

}  // namespace

std::unique_ptr<Table> bare_table(const Seats& seats, Pacer& pacer) {
    return std::make_unique<BareTable>(seats, pacer);
}

std::unique_ptr<Table> vegas_table(const Seats& seats, Pacer& pacer, const std::string& ruleset) {
    return std::make_unique<VegasTable>(seats, pacer, ruleset);
}

std::string hello(const std::string& name) {
    return R"({"op":"hello","id":"hello","protocol":1,"name":")" + name + R"("})";
}

}  // namespace vegas::bench
