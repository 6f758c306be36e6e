#include "server/core/table/seating.hpp"

#include <gtest/gtest.h>

#include "server/core/table/absences.hpp"
#include "server/core/table/match_runner.hpp"
#include "server/core/table/membership.hpp"
#include "server/core/table/seating_recorder.hpp"
#include "server/core/table/waiting_room.hpp"
#include "tests/support/fixed_entropy.hpp"
#include "tests/support/json.hpp"

namespace vegas::core::seating_test {
namespace {

using nlohmann::json;

const Person kAnna{1, "a1", "Anna"};
const Person kBen{2, "b2", "Ben"};
const Person kCarla{3, "c3", "Carla"};

class SeatingTest : public testing::Test {
protected:
    Limits limits_;
    test::FixedEntropy entropy_{1};
    TimePoint now_{1'000};
    TableState table_ = make_table(false);
    Seating& seating_ = table_.seating;
    Membership membership_{table_};
    WaitingRoom waiting_room_{table_};
    SeatingRecorder recorded_;

    TableState make_table(bool quick) {
        return {{.id = "k3f9xq",
                 .setup = {.ruleset = Ruleset::classic, .seats = 3},
                 .is_private = false,
                 .quick = quick,
                 .founder = kAnna},
                limits_,
                entropy_,
                now_,
                {},
                {}};
    }
    Seat sit(const Person& who, std::optional<Seat> wanted = {}) {
        EXPECT_FALSE(try_to_sit(who, wanted)) << who.name;
        return seating_.seat_of(who.key);
    }
    // What happened since the last call.
    json told() {
        json events = test::parsed("[" + table_.changes().events() + "]");
        table_.changes().clear_events();
        return events;
    }
    static journal::Seated seated(Seat seat, std::string player = {}, std::string name = {}) {
        return {.seat = seat,
                .player = std::move(player),
                .name = std::move(name),
                .bot = {},
                .seed = {}};
    }
    // What is new to the journal since the last call.
    std::vector<journal::Record> stored() {
        recorded_.record_changes(seating_, now_, table_.changes());
        std::vector<journal::Record> records;
        for (const auto& entry : table_.changes().take_records()) records.push_back(entry.record);
        return records;
    }
    // Whatever `attempt` does is refused with this error, and leaves no trace.
    template <class Attempt>
    void refused(ErrorCode code, Attempt&& attempt) {
        const Seating before = seating_;
        const Presence presence = table_.presence;
        const SeatRequests requests = table_.seat_requests;
        const std::string events = table_.changes().events();
        const auto records = table_.changes().records().size();
        const MaybeError problem = attempt();
        ASSERT_TRUE(problem);
        EXPECT_EQ(word_of(problem->code), word_of(code));
        EXPECT_EQ(seating_, before);
        EXPECT_EQ(table_.presence, presence);
        EXPECT_EQ(table_.seat_requests, requests);
        EXPECT_EQ(table_.changes().events(), events);
        EXPECT_EQ(table_.changes().records().size(), records);
    }
    MaybeError try_to_sit(const Person& who, std::optional<Seat> wanted = {}) {
        return membership_.sit(who, wanted, now_);
    }
    MaybeError try_to_add_bot(std::optional<Seat> wanted = {}) {
        const auto seat = waiting_room_.add_bot(bots::kHouseLevel, wanted);
        return seat ? MaybeError{} : seat.error();
    }
    void start_game(TableState& table) { MatchRunner(table).start(now_); }
    void end_game(TableState& table) {
        Match& match = table.match;
        while (match.is_running()) {
            match.apply(match.offers().front().action, false, {}, now_, table.changes());
        }
    }
};

TEST_F(SeatingTest, TheFirstFreeSeatIsTaken) {
    EXPECT_EQ(sit(kBen, 1), 1);
    EXPECT_EQ(sit(kAnna), 0);
    EXPECT_EQ(sit(kCarla), 2);
    EXPECT_EQ(seating_.taken_seats(), 3);
    EXPECT_EQ(seating_.seat_of(kCarla.key), 2);
    EXPECT_EQ(told()[1], json({{"kind", "joined"}, {"seat", 0}, {"name", "Anna"}}));
    const auto records = stored();
    ASSERT_EQ(records.size(), 4U);
    EXPECT_EQ(std::get<journal::Seated>(records[1]), seated(1, "b2", "Ben"));
    EXPECT_EQ(std::get<journal::Hosted>(records[3]), (journal::Hosted{"a1", "Anna"}));
}

TEST_F(SeatingTest, WhoSitsAlreadyKeepsTheSeatAndNothingHappens) {
    sit(kAnna, 1);
    (void)told();
    const Seating before = seating_;
    EXPECT_EQ(sit(kAnna), 1);
    EXPECT_EQ(sit(kAnna, 1), 1);
    EXPECT_EQ(seating_, before);
    EXPECT_EQ(told(), json::array());
}

TEST_F(SeatingTest, ASeatThatCannotBeHadIsRefused) {
    sit(kAnna);
    sit(kBen);
    refused(ErrorCode::already_seated, [this] { return try_to_sit(kAnna, 2); });
    refused(ErrorCode::seat_taken, [this] { return try_to_sit(kCarla, 0); });
    refused(ErrorCode::no_such_seat, [this] { return try_to_sit(kCarla, 3); });
    refused(ErrorCode::no_such_seat, [this] { return try_to_add_bot(3); });
    refused(ErrorCode::already_seated, [this] { return membership_.watch(kAnna); });
    EXPECT_FALSE(try_to_add_bot());
    refused(ErrorCode::table_full, [this] { return try_to_sit(kCarla); });
    refused(ErrorCode::table_full, [this] { return try_to_add_bot(); });
}

TEST_F(SeatingTest, SpectatorsAreLimitedAndTheConnectedOnesCounted) {
    limits_.spectators_per_table = 1;
    EXPECT_FALSE(membership_.watch(kBen));
    EXPECT_FALSE(membership_.watch(kBen));  // the same one again
    refused(ErrorCode::table_full, [this] { return membership_.watch(kCarla); });
    EXPECT_EQ(seating_.connected_spectators(), 1U);
    membership_.set_connected(kBen.key, false, now_);
    EXPECT_EQ(seating_.connected_spectators(), 0U);
    EXPECT_TRUE(seating_.is_member(kBen.key));
    EXPECT_EQ(sit(kBen), 0);
    EXPECT_TRUE(seating_.spectators().empty());
}

TEST_F(SeatingTest, TheFounderIsHostUntilLeaving) {
    EXPECT_TRUE(seating_.is_host(kAnna.key));
    sit(kAnna);
    sit(kBen);
    sit(kCarla);
    membership_.set_connected(kBen.key, false, now_);
    (void)told();
    membership_.leave(kAnna.key, now_);
    EXPECT_EQ(*seating_.host(), kCarla);  // not the one who is away
    EXPECT_EQ(told(), json({{{"kind", "left"}, {"seat", 0}, {"name", "Anna"}},
                            {{"kind", "host_changed"}, {"seat", 2}, {"name", "Carla"}}}));
    membership_.leave(kCarla.key, now_);
    EXPECT_EQ(*seating_.host(), kBen);  // better than nobody
    membership_.leave(kBen.key, now_);
    EXPECT_EQ(seating_.host(), nullptr);
    sit(kAnna);
    EXPECT_TRUE(seating_.is_host(kAnna.key));
}

TEST_F(SeatingTest, ReadyIsToldOnceAndNeedsASeat) {
    refused(ErrorCode::not_seated, [this] { return waiting_room_.set_ready(kAnna.key, true); });
    sit(kAnna);
    (void)told();
    EXPECT_FALSE(waiting_room_.set_ready(kAnna.key, true));
    EXPECT_FALSE(waiting_room_.set_ready(kAnna.key, true));
    EXPECT_EQ(told(), json({{{"kind", "ready"}, {"seat", 0}, {"name", "Anna"}}}));
    EXPECT_FALSE(seating_.all_ready());  // two seats are free
    EXPECT_FALSE(try_to_add_bot());
    EXPECT_FALSE(try_to_add_bot());
    EXPECT_TRUE(seating_.all_ready());
    EXPECT_FALSE(waiting_room_.set_ready(kAnna.key, false));
    EXPECT_FALSE(seating_.all_ready());
}

TEST_F(SeatingTest, BotsHaveNamesOfTheirOwnAndCanBeSentAway) {
    sit(kAnna);
    EXPECT_FALSE(try_to_add_bot());
    EXPECT_FALSE(try_to_add_bot());
    EXPECT_NE(seating_.occupant_at(1).name, seating_.occupant_at(2).name);
    refused(ErrorCode::not_a_bot, [this] { return waiting_room_.remove_bot(0); });
    refused(ErrorCode::no_such_seat, [this] { return waiting_room_.remove_bot(3); });
    (void)stored();
    EXPECT_FALSE(waiting_room_.remove_bot(1));
    EXPECT_FALSE(seating_.seats()[1]);
    const auto records = stored();
    ASSERT_EQ(records.size(), 1U);
    EXPECT_EQ(std::get<journal::Seated>(records[0]), seated(1));  // it is free
    refused(ErrorCode::not_a_bot, [this] { return waiting_room_.remove_bot(1); });
}

TEST_F(SeatingTest, FixedSeatsAreNeitherTakenNorFreed) {
    sit(kBen, 2);
    seating_.edit_seat(2)->seed = "ben's";
    ASSERT_FALSE(try_to_add_bot());
    EXPECT_EQ(table_.fix_seats(), (std::vector<std::string>{"", "ben's"}));
    EXPECT_EQ(seating_.seats().size(), 2U);
    EXPECT_EQ(seating_.seat_of(kBen.key), 1);  // moved up
    refused(ErrorCode::game_started, [this] { return try_to_sit(kAnna); });
    refused(ErrorCode::game_started, [this] { return try_to_add_bot(); });
    refused(ErrorCode::game_started, [this] { return waiting_room_.remove_bot(0); });
    refused(ErrorCode::game_started, [this] { return waiting_room_.set_ready(kBen.key, false); });
    EXPECT_FALSE(seating_.all_ready());
}

TEST_F(SeatingTest, ASeatLeftInAGameIsPlayedByTheHouseUntilItsOwnerComesBack) {
    sit(kAnna);
    sit(kBen);
    (void)table_.fix_seats();
    membership_.leave(kBen.key, now_);
    EXPECT_EQ(seating_.occupant_at(1).bot, bots::kHouseLevel);
    EXPECT_EQ(seating_.occupant_at(1).player, kBen.key);
    EXPECT_FALSE(seating_.is_member(kBen.key));
    EXPECT_EQ(sit(kBen), 1);
    EXPECT_FALSE(seating_.occupant_at(1).bot);
}

TEST_F(SeatingTest, AnotherGameSeatsBotsForThoseWhoHaveLeft) {
    sit(kAnna);
    sit(kBen);
    sit(kCarla);
    start_game(table_);
    membership_.leave(kBen.key, now_);
    end_game(table_);
    (void)told();
    EXPECT_FALSE(waiting_room_.rematch(kCarla.key, {}, now_));
    EXPECT_FALSE(seating_.has_fixed_seats());
    EXPECT_EQ(seating_.occupant_at(1).player, kNoPlayer);
    EXPECT_TRUE(seating_.occupant_at(1).ready);
    EXPECT_TRUE(seating_.occupant_at(2).ready);  // who asked for it
    EXPECT_FALSE(seating_.occupant_at(0).ready);
    const json events = told();
    EXPECT_EQ(events[0], json({{"kind", "rematch"}, {"seat", 2}, {"name", "Carla"}}));
    EXPECT_EQ(events[1]["kind"], "bot_added");
    EXPECT_EQ(events.size(), 2U);
}

TEST_F(SeatingTest, WhoIsAwayLosesFirstTheTableThenTheSeat) {
    sit(kAnna);
    sit(kBen);
    membership_.set_connected(kAnna.key, false, now_);
    const TimePoint host_goes = now_ + limits_.away_host_ms;
    const TimePoint seat_goes = now_ + limits_.away_open_seat_ms;
    EXPECT_EQ(next_absence_due(table_), host_goes);
    end_long_absences(table_, {host_goes.ms - 1});
    EXPECT_TRUE(seating_.is_host(kAnna.key));
    end_long_absences(table_, host_goes);
    EXPECT_TRUE(seating_.is_host(kBen.key));
    EXPECT_EQ(next_absence_due(table_), seat_goes);
    end_long_absences(table_, seat_goes);
    EXPECT_FALSE(seating_.is_member(kAnna.key));
    EXPECT_EQ(next_absence_due(table_), std::nullopt);
}

// Two who were away were each other's next host, again and again, for minutes.
TEST_F(SeatingTest, WhereAllAreAwayTheHostStays) {
    sit(kAnna);
    sit(kBen);
    membership_.set_connected(kAnna.key, false, now_);
    membership_.set_connected(kBen.key, false, now_);
    const TimePoint later = now_ + limits_.away_host_ms;
    end_long_absences(table_, later);
    EXPECT_TRUE(seating_.is_host(kAnna.key));
    EXPECT_GT(next_absence_due(table_), later);
    membership_.set_connected(kBen.key, true, later);
    EXPECT_EQ(next_absence_due(table_), later);
    end_long_absences(table_, later);
    EXPECT_TRUE(seating_.is_host(kBen.key));
}

TEST_F(SeatingTest, InAGameNobodyLosesASeatByBeingAway) {
    sit(kAnna);
    sit(kBen);
    (void)table_.fix_seats();
    membership_.set_connected(kBen.key, false, now_);
    EXPECT_EQ(next_absence_due(table_), std::nullopt);
    end_long_absences(table_, now_ + limits_.away_open_seat_ms);
    EXPECT_TRUE(seating_.is_member(kBen.key));
}

TEST_F(SeatingTest, WhoseTimeRanOutIsHurriedWhileAway) {
    sit(kAnna);
    (void)table_.fix_seats();
    MatchRunner(table_).on_timeout(0);
    EXPECT_FALSE(seating_.occupant_at(0).hurried);  // was there, and only slow
    membership_.set_connected(kAnna.key, false, now_);
    MatchRunner(table_).on_timeout(0);
    EXPECT_TRUE(seating_.occupant_at(0).hurried);
    membership_.set_connected(kAnna.key, true, now_);
    EXPECT_FALSE(seating_.occupant_at(0).hurried);
}

TEST_F(SeatingTest, ADesertedTableWaitsForThoseWhoMayComeBack) {
    sit(kAnna);
    EXPECT_EQ(next_end(table_), (TableEnd{now_ + limits_.empty_table_ms, false}));
    membership_.set_connected(kAnna.key, true, now_);
    EXPECT_EQ(next_end(table_), std::nullopt);
    now_.ms += 5;
    membership_.set_connected(kAnna.key, false, now_);
    EXPECT_EQ(next_end(table_), (TableEnd{now_ + limits_.empty_table_ms, false}));
    ASSERT_FALSE(try_to_add_bot());
    start_game(table_);
    EXPECT_EQ(next_end(table_), (TableEnd{now_ + limits_.sleep_after_ms, true}));
    limits_.sleep_after_ms = 0;
    EXPECT_EQ(next_end(table_), (TableEnd{now_ + limits_.waiting_game_alone_ms, false}));
    end_game(table_);
    EXPECT_EQ(next_end(table_), (TableEnd{now_ + limits_.empty_table_ms, false}));
}

TEST_F(SeatingTest, ADesertedTableThatAllHaveLeftForGoodWaitsForNobody) {
    sit(kAnna);
    membership_.leave(kAnna.key, now_);
    EXPECT_EQ(next_end(table_), (TableEnd{now_, false}));
    sit(kAnna);
    ASSERT_FALSE(try_to_add_bot());
    start_game(table_);
    membership_.leave(kAnna.key, now_);
    EXPECT_EQ(next_end(table_), (TableEnd{now_ + limits_.left_game_ms, false}));
}

TEST_F(SeatingTest, AQuickTableWaitsFromTheFirstPersonToTheLast) {
    TableState quick = make_table(true);
    Membership members(quick);
    WaitingRoom room(quick);
    EXPECT_EQ(quick.presence.starts_at(), std::nullopt);
    ASSERT_FALSE(members.sit(kAnna, {}, now_));
    const TimePoint starts = now_ + limits_.quick_start_ms;
    EXPECT_EQ(quick.presence.starts_at(), starts);
    EXPECT_TRUE(quick.seating.occupant_at(0).ready);
    EXPECT_FALSE(room.set_ready(kAnna.key, false));
    EXPECT_TRUE(quick.seating.occupant_at(0).ready);  // here all are
    ASSERT_FALSE(members.sit(kBen, {}, {2'000}));
    EXPECT_EQ(quick.presence.starts_at(), starts);
    members.leave(kAnna.key, {3'000});
    EXPECT_EQ(quick.presence.starts_at(), starts);
    members.leave(kBen.key, {3'000});
    EXPECT_EQ(quick.presence.starts_at(), std::nullopt);
    ASSERT_FALSE(members.sit(kBen, {}, {4'000}));
    room.fill_with_bots();
    EXPECT_TRUE(quick.seating.all_ready());
    start_game(quick);
    EXPECT_EQ(quick.presence.starts_at(), std::nullopt);
    end_game(quick);
    EXPECT_FALSE(room.rematch(kBen.key, {}, now_));
    EXPECT_FALSE(quick.seating.is_quick());
}

TEST_F(SeatingTest, TheRevisionRisesWithWhateverViewersSee) {
    std::uint64_t last = seating_.revision();
    const auto rises = [&](const char* what) {
        EXPECT_GT(seating_.revision(), last) << what;
        last = seating_.revision();
    };
    sit(kAnna);
    rises("sit");
    ASSERT_FALSE(membership_.watch(kBen));
    rises("watch");
    membership_.set_connected(kBen.key, false, now_);
    rises("set_connected");
    ASSERT_FALSE(waiting_room_.set_ready(kAnna.key, true));
    rises("set_ready");
    ASSERT_FALSE(try_to_add_bot());
    rises("add_bot");
    ASSERT_FALSE(waiting_room_.remove_bot(1));
    rises("remove_bot");
    sit(kCarla);
    membership_.set_connected(kAnna.key, false, now_);
    last = seating_.revision();
    end_long_absences(table_, now_ + limits_.away_host_ms);
    rises("another host");
    start_game(table_);
    rises("start");
    membership_.leave(kCarla.key, now_);
    rises("leave");
    end_game(table_);
    ASSERT_FALSE(waiting_room_.rematch(kAnna.key, {}, now_));
    rises("rematch");
}

}  // namespace
}  // namespace vegas::core::seating_test
