// Lives a table's life at random. People come, sit, leave, lose connections, play and change the
// game; time passes, bots and the house decide. It keeps the records that make the table, each read
// back from its text, and checks that every game's transcript verifies.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/draws.hpp"
#include "protocol/history/verify.hpp"
#include "server/core/journal/records.hpp"
#include "server/core/table/table.hpp"
#include "tests/support/fixed_entropy.hpp"

namespace vegas::test {

inline core::Person person(core::PlayerKey key) {
    const std::string n = std::to_string(key);
    core::Person person{key, "player" + n, "Person " + n};
    if (key % 3 == 0) person.program = {"Program " + n, "", "1"};
    return person;
}
// kNoPlayer if the id is not from person().
inline core::PlayerKey key_of(const std::string& id, const std::string&) {
    return id.starts_with("player") ? static_cast<core::PlayerKey>(std::stoul(id.substr(6)))
                                    : core::kNoPlayer;
}

class TableLife {
public:
    static constexpr core::PlayerKey kPeople = 6;
    static constexpr std::int64_t kDecisionMs = 20'000;
    struct Answer {
        Seat seat = kNobody;
        std::uint32_t decision = 0;
        Action action{};
    };

    TableLife(const Setup& setup, std::uint64_t seed)
        : TableLife(setup, seed, std::make_unique<FastDraws>(seed)) {}
    // `chance` picks what happens next.
    TableLife(const Setup& setup, std::uint64_t seed, std::unique_ptr<Draws> chance)
        : chance_(std::move(chance)),
          entropy(seed),
          picks(*chance_),
          table(std::make_unique<core::Table>(core::TableConfig{.id = "k3f9xq",
                                                                .invite = "x7f3q2m9ab",
                                                                .setup = setup,
                                                                .is_private = seed % 2 == 0,
                                                                .quick = seed % 3 == 0,
                                                                .decision_ms = kDecisionMs,
                                                                .bot_pause_ms = 700,
                                                                .founder = person(1)},
                                              limits, entropy, now)) {
        take();
    }
    virtual ~TableLife() = default;
    TableLife& operator=(TableLife&&) = delete;

    void step() {
        now.ms += picks.one_of(4) == 0 ? 1'000 * picks.one_of(31) : 10;
        const core::PlayerKey who = 1 + picks.one_of(kPeople);
        // Things that end the game are rare, things that continue it are frequent.
        switch (picks.one_of(table->match().is_running() ? 54 : 20)) {
        case 0: leave(who); break;
        case 1: (void)table->membership().watch(person(who)); break;
        case 2: table->membership().set_connected(who, false, now); break;
        case 3: table->membership().set_connected(who, true, now); break;
        case 4:
            (void)table->membership().sit(person(who), {}, now);
            give_seed(who);
            break;
        case 5: (void)table->membership().sit(person(who), any_seat(), now); break;
        case 6: (void)table->waiting_room().add_bot(bots::Level::random, {}); break;
        case 7: (void)table->waiting_room().remove_bot(any_seat()); break;
        case 8:
            (void)table->waiting_room().set_ready(who, picks.one_of(4) != 0);
            if (table->seating().all_ready()) (void)table->game_start().begin(now);
            break;
        case 9: (void)table->waiting_room().rematch(who, {}, now); break;
        case 10: table->waiting_room().fill_with_bots(); break;
        case 11:
            if (table->seating().taken_seats() > 1) (void)table->game_start().begin(now);
            break;
        case 12: (void)table->handover().request(person(who), any_seat(), now); break;
        case 13: give_seat(); break;
        case 14: change(); break;
        case 15: chat(who); break;
        case 16: give_seed(who); break;
        case 17: table->match_runner().take_back_seat(who, now); break;
        default: carry_on(); break;
        }
        table->game_start().advance(now);
        take();
    }

private:
    const std::unique_ptr<Draws> chance_;

public:
    core::Limits limits;
    FixedEntropy entropy;
    core::TimePoint now{1'000};
    Draws& picks;
    std::unique_ptr<core::Table> table;
    std::vector<core::journal::Entry> records;
    std::optional<Answer> last;  // of this game
    std::string transcript;      // of the last game, until the next one opens
    std::size_t games = 0;       // ended games

protected:
    // Called when the house has to decide.
    virtual void asked_to_think(const core::BotTask&) {}
    // Called when a person has to decide.
    virtual void asked_to_answer(const core::Occupant&) {}

private:
    Seat any_seat() { return static_cast<Seat>(picks.one_of(4)); }
    // Seldom leaves: a game without people would stand still.
    void leave(core::PlayerKey who) {
        switch (picks.one_of(6)) {
        case 0:
        case 1: table->membership().leave(who, now); break;
        case 2:
            if (table->seating().is_member(who)) {
                (void)table->membership().remove(person(who), picks.one_of(2) == 0, now);
            }
            break;
        default:
            for (const auto& there : std::vector(table->seating().removed().list())) {
                (void)table->membership().admit(there.player, now);
            }
            break;
        }
    }
    void give_seat() {
        const auto wanted = table->handover().requests();
        if (wanted.empty()) return;
        const auto n = picks.one_of(static_cast<std::uint32_t>(wanted.size()));
        const std::string player = wanted[n].player;
        if (picks.one_of(4) == 0) {
            EXPECT_FALSE(table->handover().decline(player));
        } else {
            const core::PlayerKey by = 1 + picks.one_of(kPeople);
            const core::Seating& members = table->seating();
            if (!core::may_assign_seats(members, by)) return;
            const core::Occupant& o = members.occupant_at(wanted[n].seat);
            const bool lately = o.is_person() && now - o.away_since < kept_ms(o, by);
            const bool is_sealed = table->match().seals().find(wanted[n].seat) != nullptr;
            const auto assigned = table->handover().assign(by, player, now);
            const bool is_paused =
                !assigned && assigned.error().code == core::ErrorCode::paused && o.is_person();
            EXPECT_EQ(assigned.has_value(), !lately && !is_sealed && !is_paused);
        }
    }
    // How long an absent player's seat is kept from this player.
    [[nodiscard]] std::int64_t kept_ms(const core::Occupant& o, core::PlayerKey by) const {
        const core::Seating& members = table->seating();
        const bool is_open = table->status() == protocol::TableStatus::open;
        if (!is_open || !table->config().is_private || members.is_host(by)) {
            return limits.away_seat_ms;
        }
        return members.is_host(o.player) ? limits.away_private_host_ms
                                         : limits.away_private_seat_ms;
    }
    // The hash of a seed, or the seed itself; now and then another than the hash is of.
    void give_seed(core::PlayerKey who) {
        const protocol::Bytes32 commitment = protocol::sha256(table->match().server_seed());
        const std::string seed = "seed " + std::to_string(picks.one_of(2));
        core::GameStart start = table->game_start();
        if (picks.one_of(2) == 0) {
            (void)start.give_hash(who, commitment, protocol::seed_hash(seed));
        } else {
            (void)start.give_seed(who, commitment, seed);
        }
    }
    void change() {
        core::TableConfig wanted = table->config();
        wanted.setup.seats = static_cast<std::uint8_t>(2 + picks.one_of(4));
        wanted.people_only = picks.one_of(4) == 0;
        if (table->seating().host() == nullptr || !bad_option(wanted.setup).empty()) return;
        (void)table->waiting_room().change(wanted, now);
    }
    void chat(core::PlayerKey who) {
        if (table->seating().is_member(who)) {
            (void)table->chat().send_phrase(person(who), protocol::Phrase::hello, now);
            (void)table->chat().nudge(who, now);
        }
    }
    // The deciding seat acts at random; the house acts if it has to, or if time is up.
    void carry_on() {
        std::vector<core::BotTask> thoughts;
        (void)table->on_timer(now, thoughts);
        for (const core::BotTask& thought : thoughts) {
            asked_to_think(thought);
            table->match_runner().apply_bot_decision(thought.decision, answer(), now);
        }
        if (!table->match().is_running()) return;
        const core::Occupant& asked = table->seating().occupant_at(table->match().deciding_seat());
        if (asked.bot || picks.one_of(3) == 0) return;
        asked_to_answer(asked);
        const std::uint32_t decision = table->match().open_decision();
        const auto problem = table->match_runner().act(asked.player, decision, answer(), now);
        const bool is_paused = problem && problem->code == core::ErrorCode::paused;
        EXPECT_TRUE(!problem || (is_paused && !asked.program)) << problem->message;
    }
    Action answer() {
        const auto offers = table->match().offers();
        const Action action =
            offers[picks.one_of(static_cast<std::uint32_t>(offers.size()))].action;
        last = Answer{table->match().deciding_seat(), table->match().open_decision(), action};
        return action;
    }
    void take() {
        (void)table->publish(now);
        for (const core::journal::Entry& entry : table->take_records(now)) {
            const auto back = core::journal::parse(core::journal::to_json(entry));
            ASSERT_TRUE(back) << core::journal::to_json(entry);
            ASSERT_EQ(*back, entry);
            if (std::holds_alternative<core::journal::GameOpened>(entry.record)) last.reset();
            records.push_back(*back);
        }
        if (const auto base = table->journal().take_base()) {
            std::erase_if(records, [base](const auto& entry) { return entry.seq < *base; });
        }
        if (auto ended = table->journal().take_ended_game()) {
            ++games;
            transcript = std::move(ended->transcript);
            const auto read = protocol::parse_transcript(transcript);
            ASSERT_TRUE(read);
            ASSERT_FALSE(protocol::verify(*read));
        }
        if (table->status() != protocol::TableStatus::finished) transcript.clear();
    }
};

}  // namespace vegas::test
