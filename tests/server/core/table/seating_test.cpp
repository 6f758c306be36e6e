#include "server/core/table/seating.hpp"

#include <gtest/gtest.h>

#include "server/core/table/seating_recorder.hpp"
#include "tests/support/json.hpp"

namespace vegas::core::members_test {
namespace {

using nlohmann::json;

const Person kAnna{1, "a1", "Anna"};
const Person kBen{2, "b2", "Ben"};
const Person kCarla{3, "c3", "Carla"};

class MembersTest : public testing::Test {
protected:
    Limits limits_;
    PendingChanges notes_{"k3f9xq"};
    TimePoint now_{1'000};
    SeatingRecorder recorded_;
    Seating members_{{.seats = 3, .founder = kAnna}, limits_, now_};

    Seat sit(const Person& who, std::optional<Seat> wanted = {}) {
        const auto sat = members_.sit(who, wanted, {}, now_, notes_);
        EXPECT_TRUE(sat) << who.name;
        return sat ? sat->seat : kNobody;
    }
    // What happened since the last call.
    json told() {
        json events = test::parsed("[" + notes_.events() + "]");
        notes_.clear_events();
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
        recorded_.record_changes(members_, now_, notes_);
        std::vector<journal::Record> records;
        for (const auto& entry : notes_.take_records()) records.push_back(entry.record);
        return records;
    }
    // Whatever `attempt` does is refused with this error, and leaves no trace.
    template <class Attempt>
    void refused(ErrorCode code, Attempt&& attempt) {
        const Seating before = members_;
        const std::string events = notes_.events();
        const auto records = notes_.records().size();
        const MaybeError problem = attempt();
        ASSERT_TRUE(problem);
        EXPECT_EQ(word_of(problem->code), word_of(code));
        EXPECT_EQ(members_, before);
        EXPECT_EQ(notes_.events(), events);
        EXPECT_EQ(notes_.records().size(), records);
    }
    MaybeError try_to_sit(const Person& who, std::optional<Seat> wanted = {}) {
        const auto sat = members_.sit(who, wanted, {}, now_, notes_);
        return sat ? MaybeError{} : sat.error();
    }
    MaybeError try_to_add_bot(std::optional<Seat> wanted = {}) {
        const auto seat = members_.add_bot(bots::kHouseLevel, wanted, notes_);
        return seat ? MaybeError{} : seat.error();
    }
};

TEST_F(MembersTest, TheFirstFreeSeatIsTaken) {
    EXPECT_EQ(sit(kBen, 1), 1);
    EXPECT_EQ(sit(kAnna), 0);
    EXPECT_EQ(sit(kCarla), 2);
    EXPECT_EQ(members_.taken_seats(), 3);
    EXPECT_EQ(members_.seat_of(kCarla.key), 2);
    EXPECT_EQ(told()[1], json({{"kind", "joined"}, {"seat", 0}, {"name", "Anna"}}));
    const auto records = stored();
    ASSERT_EQ(records.size(), 4U);
    EXPECT_EQ(std::get<journal::Seated>(records[1]), seated(1, "b2", "Ben"));
    EXPECT_EQ(std::get<journal::Hosted>(records[3]), (journal::Hosted{"a1", "Anna"}));
}

TEST_F(MembersTest, WhoSitsAlreadyKeepsTheSeatAndNothingHappens) {
    sit(kAnna, 1);
    (void)told();
    const Seating before = members_;
    EXPECT_EQ(sit(kAnna), 1);
    EXPECT_EQ(sit(kAnna, 1), 1);
    EXPECT_EQ(members_, before);
    EXPECT_EQ(told(), json::array());
}

TEST_F(MembersTest, ASeatThatCannotBeHadIsRefused) {
    sit(kAnna);
    sit(kBen);
    refused(ErrorCode::already_seated, [this] { return try_to_sit(kAnna, 2); });
    refused(ErrorCode::seat_taken, [this] { return try_to_sit(kCarla, 0); });
    refused(ErrorCode::no_such_seat, [this] { return try_to_sit(kCarla, 3); });
    refused(ErrorCode::no_such_seat, [this] { return try_to_add_bot(3); });
    refused(ErrorCode::already_seated, [this] { return members_.watch(kAnna); });
    EXPECT_FALSE(try_to_add_bot());
    refused(ErrorCode::table_full, [this] { return try_to_sit(kCarla); });
    refused(ErrorCode::table_full, [this] { return try_to_add_bot(); });
}

TEST_F(MembersTest, SpectatorsAreLimitedAndTheConnectedOnesCounted) {
    limits_.spectators_per_table = 1;
    EXPECT_FALSE(members_.watch(kBen));
    EXPECT_FALSE(members_.watch(kBen));  // the same one again
    refused(ErrorCode::table_full, [this] { return members_.watch(kCarla); });
    EXPECT_EQ(members_.connected_spectators(), 1U);
    members_.set_connected(kBen.key, false, now_, notes_);
    EXPECT_EQ(members_.connected_spectators(), 0U);
    EXPECT_TRUE(members_.is_member(kBen.key));
    EXPECT_EQ(sit(kBen), 0);
    EXPECT_TRUE(members_.spectators().empty());
}

TEST_F(MembersTest, TheFounderIsHostUntilLeaving) {
    EXPECT_TRUE(members_.is_host(kAnna.key));
    sit(kAnna);
    sit(kBen);
    sit(kCarla);
    members_.set_connected(kBen.key, false, now_, notes_);
    (void)told();
    members_.leave(kAnna.key, now_, notes_);
    EXPECT_EQ(*members_.host(), kCarla);  // not the one who is away
    EXPECT_EQ(told(), json({{{"kind", "left"}, {"seat", 0}, {"name", "Anna"}},
                            {{"kind", "host_changed"}, {"seat", 2}, {"name", "Carla"}}}));
    members_.leave(kCarla.key, now_, notes_);
    EXPECT_EQ(*members_.host(), kBen);  // better than nobody
    members_.leave(kBen.key, now_, notes_);
    EXPECT_EQ(members_.host(), nullptr);
    sit(kAnna);
    EXPECT_TRUE(members_.is_host(kAnna.key));
}

TEST_F(MembersTest, ReadyIsToldOnceAndNeedsASeat) {
    refused(ErrorCode::not_seated,
            [this] { return members_.set_ready(kAnna.key, true, {}, notes_); });
    sit(kAnna);
    (void)told();
    EXPECT_FALSE(members_.set_ready(kAnna.key, true, "luck", notes_));
    EXPECT_FALSE(members_.set_ready(kAnna.key, true, {}, notes_));
    EXPECT_EQ(told(), json({{{"kind", "ready"}, {"seat", 0}, {"name", "Anna"}}}));
    EXPECT_EQ(members_.occupant_at(0).seed, "luck");
    EXPECT_FALSE(members_.all_ready());  // two seats are free
    EXPECT_FALSE(try_to_add_bot());
    EXPECT_FALSE(try_to_add_bot());
    EXPECT_TRUE(members_.all_ready());
    EXPECT_FALSE(members_.set_ready(kAnna.key, false, {}, notes_));
    EXPECT_FALSE(members_.all_ready());
}

TEST_F(MembersTest, BotsHaveNamesOfTheirOwnAndCanBeSentAway) {
    sit(kAnna);
    EXPECT_FALSE(try_to_add_bot());
    EXPECT_FALSE(try_to_add_bot());
    EXPECT_NE(members_.occupant_at(1).name, members_.occupant_at(2).name);
    refused(ErrorCode::not_a_bot, [this] { return members_.remove_bot(0, notes_); });
    refused(ErrorCode::no_such_seat, [this] { return members_.remove_bot(3, notes_); });
    (void)stored();
    EXPECT_FALSE(members_.remove_bot(1, notes_));
    EXPECT_FALSE(members_.seats()[1]);
    const auto records = stored();
    ASSERT_EQ(records.size(), 1U);
    EXPECT_EQ(std::get<journal::Seated>(records[0]), seated(1));  // it is free
    refused(ErrorCode::not_a_bot, [this] { return members_.remove_bot(1, notes_); });
}

TEST_F(MembersTest, FixedSeatsAreNeitherTakenNorFreed) {
    sit(kBen, 2);
    ASSERT_FALSE(members_.set_ready(kBen.key, true, "ben's", notes_));
    ASSERT_FALSE(try_to_add_bot());
    EXPECT_EQ(members_.fix_seats(), (std::vector<std::string>{"", "ben's"}));
    EXPECT_EQ(members_.seats().size(), 2U);
    EXPECT_EQ(members_.seat_of(kBen.key), 1);  // moved up
    refused(ErrorCode::game_started, [this] { return try_to_sit(kAnna); });
    refused(ErrorCode::game_started, [this] { return try_to_add_bot(); });
    refused(ErrorCode::game_started, [this] { return members_.remove_bot(0, notes_); });
    refused(ErrorCode::game_started,
            [this] { return members_.set_ready(kBen.key, false, {}, notes_); });
    EXPECT_FALSE(members_.all_ready());
}

TEST_F(MembersTest, ASeatLeftInAGameIsPlayedByTheHouseUntilItsOwnerComesBack) {
    sit(kAnna);
    sit(kBen);
    (void)members_.fix_seats();
    members_.leave(kBen.key, now_, notes_);
    EXPECT_EQ(members_.occupant_at(1).bot, bots::kHouseLevel);
    EXPECT_EQ(members_.occupant_at(1).player, kBen.key);
    EXPECT_FALSE(members_.is_member(kBen.key));
    const auto sat = members_.sit(kBen, {}, {}, now_, notes_);
    ASSERT_TRUE(sat);
    EXPECT_EQ(sat->seat, 1);
    EXPECT_TRUE(sat->has_returned);
    EXPECT_FALSE(members_.occupant_at(1).bot);
}

TEST_F(MembersTest, AnotherGameSeatsBotsForThoseWhoHaveLeft) {
    sit(kAnna);
    sit(kBen);
    sit(kCarla);
    (void)members_.fix_seats();
    members_.leave(kBen.key, now_, notes_);
    (void)told();
    members_.reopen(2, "again", now_, notes_);
    EXPECT_FALSE(members_.has_fixed_seats());
    EXPECT_EQ(members_.occupant_at(1).player, kNoPlayer);
    EXPECT_TRUE(members_.occupant_at(1).ready);
    EXPECT_TRUE(members_.occupant_at(2).ready);  // who asked for it
    EXPECT_EQ(members_.occupant_at(2).seed, "again");
    EXPECT_FALSE(members_.occupant_at(0).ready);
    const json events = told();
    EXPECT_EQ(events[0], json({{"kind", "rematch"}, {"seat", 2}, {"name", "Carla"}}));
    EXPECT_EQ(events[1]["kind"], "bot_added");
    EXPECT_EQ(events.size(), 2U);
}

TEST_F(MembersTest, WhoIsAwayLosesFirstTheTableThenTheSeat) {
    sit(kAnna);
    sit(kBen);
    members_.set_connected(kAnna.key, false, now_, notes_);
    const TimePoint host_goes = now_ + limits_.away_host_ms;
    const TimePoint seat_goes = now_ + limits_.away_open_seat_ms;
    EXPECT_EQ(members_.next_due(), host_goes);
    members_.on_timer({host_goes.ms - 1}, notes_);
    EXPECT_TRUE(members_.is_host(kAnna.key));
    members_.on_timer(host_goes, notes_);
    EXPECT_TRUE(members_.is_host(kBen.key));
    EXPECT_EQ(members_.next_due(), seat_goes);
    members_.on_timer(seat_goes, notes_);
    EXPECT_FALSE(members_.is_member(kAnna.key));
    EXPECT_EQ(members_.next_due(), std::nullopt);
}

// Two who were away were each other's next host, again and again, for minutes.
TEST_F(MembersTest, WhereAllAreAwayTheHostStays) {
    sit(kAnna);
    sit(kBen);
    members_.set_connected(kAnna.key, false, now_, notes_);
    members_.set_connected(kBen.key, false, now_, notes_);
    const TimePoint later = now_ + limits_.away_host_ms;
    members_.on_timer(later, notes_);
    EXPECT_TRUE(members_.is_host(kAnna.key));
    EXPECT_GT(members_.next_due(), later);
    members_.set_connected(kBen.key, true, later, notes_);
    EXPECT_EQ(members_.next_due(), later);
    members_.on_timer(later, notes_);
    EXPECT_TRUE(members_.is_host(kBen.key));
}

TEST_F(MembersTest, InAGameNobodyLosesASeatByBeingAway) {
    sit(kAnna);
    sit(kBen);
    (void)members_.fix_seats();
    members_.set_connected(kBen.key, false, now_, notes_);
    EXPECT_EQ(members_.next_due(), std::nullopt);
    members_.on_timer(now_ + limits_.away_open_seat_ms, notes_);
    EXPECT_TRUE(members_.is_member(kBen.key));
}

TEST_F(MembersTest, WhoseTimeRanOutIsHurriedWhileAway) {
    sit(kAnna);
    (void)members_.fix_seats();
    members_.on_timeout(0, notes_);
    EXPECT_FALSE(members_.occupant_at(0).hurried);  // was there, and only slow
    members_.set_connected(kAnna.key, false, now_, notes_);
    members_.on_timeout(0, notes_);
    EXPECT_TRUE(members_.occupant_at(0).hurried);
    members_.set_connected(kAnna.key, true, now_, notes_);
    EXPECT_FALSE(members_.occupant_at(0).hurried);
}

TEST_F(MembersTest, ADesertedTableWaitsForThoseWhoMayComeBack) {
    sit(kAnna);
    using protocol::TableStatus;
    EXPECT_EQ(members_.closes_at(TableStatus::open), now_ + limits_.empty_table_ms);
    members_.set_connected(kAnna.key, true, now_, notes_);
    EXPECT_EQ(members_.closes_at(TableStatus::open), std::nullopt);
    now_.ms += 5;
    members_.set_connected(kAnna.key, false, now_, notes_);
    EXPECT_EQ(members_.closes_at(TableStatus::open), now_ + limits_.empty_table_ms);
    EXPECT_EQ(members_.closes_at(TableStatus::playing), now_ + limits_.waiting_game_ms);
    EXPECT_EQ(members_.closes_at(TableStatus::finished), now_ + limits_.empty_table_ms);
    members_.leave(kAnna.key, now_, notes_);
    EXPECT_EQ(members_.closes_at(TableStatus::open), now_);  // for good
    EXPECT_EQ(members_.closes_at(TableStatus::playing), now_ + limits_.left_game_ms);
}

TEST_F(MembersTest, AQuickTableWaitsFromTheFirstPersonToTheLast) {
    Seating quick({.seats = 3, .founder = kAnna, .quick = true}, limits_, now_);
    EXPECT_EQ(quick.starts_at(), std::nullopt);
    ASSERT_TRUE(quick.sit(kAnna, {}, {}, now_, notes_));
    const TimePoint starts = now_ + limits_.quick_start_ms;
    EXPECT_EQ(quick.starts_at(), starts);
    EXPECT_TRUE(quick.occupant_at(0).ready);
    EXPECT_FALSE(quick.set_ready(kAnna.key, false, {}, notes_));
    EXPECT_TRUE(quick.occupant_at(0).ready);  // here all are
    ASSERT_TRUE(quick.sit(kBen, {}, {}, {2'000}, notes_));
    EXPECT_EQ(quick.starts_at(), starts);
    quick.leave(kAnna.key, {3'000}, notes_);
    EXPECT_EQ(quick.starts_at(), starts);
    quick.leave(kBen.key, {3'000}, notes_);
    EXPECT_EQ(quick.starts_at(), std::nullopt);
    ASSERT_TRUE(quick.sit(kBen, {}, {}, {4'000}, notes_));
    quick.fill_with_bots(notes_);
    EXPECT_TRUE(quick.all_ready());
    (void)quick.fix_seats();
    EXPECT_EQ(quick.starts_at(), std::nullopt);
    quick.reopen(0, {}, now_, notes_);
    EXPECT_FALSE(quick.is_quick());
}

TEST_F(MembersTest, TheRevisionRisesWithWhateverViewersSee) {
    std::uint64_t last = members_.revision();
    const auto rises = [&](const char* what) {
        EXPECT_GT(members_.revision(), last) << what;
        last = members_.revision();
    };
    sit(kAnna);
    rises("sit");
    ASSERT_FALSE(members_.watch(kBen));
    rises("watch");
    members_.set_connected(kBen.key, false, now_, notes_);
    rises("set_connected");
    ASSERT_FALSE(members_.set_ready(kAnna.key, true, {}, notes_));
    rises("set_ready");
    ASSERT_FALSE(try_to_add_bot());
    rises("add_bot");
    ASSERT_FALSE(members_.remove_bot(1, notes_));
    rises("remove_bot");
    sit(kCarla);
    members_.set_connected(kAnna.key, false, now_, notes_);
    last = members_.revision();
    members_.on_timer(now_ + limits_.away_host_ms, notes_);
    rises("another host");
    (void)members_.fix_seats();
    rises("fix_seats");
    members_.leave(kCarla.key, now_, notes_);
    rises("leave");
    members_.reopen(0, {}, now_, notes_);
    rises("reopen");
}

}  // namespace
}  // namespace vegas::core::members_test
