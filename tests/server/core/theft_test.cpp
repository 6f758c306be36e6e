// What a host and an accomplice, or an accomplice alone, may try in order to have two seats of one
// game, to have the seat of somebody who only lost the line, or to see what is not theirs. One row
// each, with what answers it. protocol/docs/reference.md (Seat requests) has the rules.
#include <memory>

#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

const std::string kHome = "192.0.2.7", kPhone = "198.51.100.7", kFar = "203.0.113.9";
const std::string kNetwork6 = "2001:db8:1:2::/64";  // as the shell counts IPv6 addresses

// Anna hosts a public table from kHome, where Ben and a house bot sit.
class Crooks {
public:
    Client& come(const std::string& name, const std::string& from, const json& more = {}) {
        Client& c = w->connect(from);
        json hello{{"op", "hello"}, {"protocol", 1}, {"name", name}};
        if (!more.is_null()) hello.update(more);
        w->send(c, hello);
        return c;
    }
    Client& come_back(const Client& old, const std::string& from) {
        Client& c = w->connect(from);
        w->send(c, {{"op", "hello"}, {"protocol", 1}, {"token", old.welcome["token"]}});
        return c;
    }
    void open(const json& more = json::object(), const std::string& from = kHome) {
        anna = &come("Anna", from);
        json create{
            {"op", "table.create"}, {"ruleset", "classic"}, {"seats", 3}, {"visibility", "public"}};
        create.update(more);
        const json made = w->send(*anna, create);
        id = made["table"];
        invite = made["invite"];
        ben = &come("Ben", "");
        w->send(*ben, {{"op", "table.join"}, {"invite", invite}});
        w->send(*anna, {{"op", "table.add_bot"}, {"table", id}, {"level", "easy"}});
    }
    void play(const json& more = json::object(), const std::string& from = kHome) {
        open(more, from);
        w->bots_think = false;
        w->send(*anna, {{"op", "table.start"}, {"table", id}});
        ASSERT_EQ(anna->error(), "");
    }
    std::string watch(Client& who) {
        w->send(who, {{"op", "table.join"}, {"invite", invite}, {"as", "spectator"}});
        return who.error();
    }
    // Somebody who watches from there.
    Client& watcher(const std::string& from, const json& more = {}) {
        Client& c = come("Carla", from, more);
        EXPECT_EQ(watch(c), "");
        return c;
    }
    std::string ask(Client& who, int seat) {
        w->send(who, {{"op", "table.request_seat"}, {"table", id}, {"seat", seat}});
        return who.error();
    }
    std::string give(Client& by, const Client& to) {
        w->send(by, {{"op", "table.assign_seat"}, {"table", id}, {"player", to.welcome["player"]}});
        return by.error();
    }
    // Asks, and is given it by `by`. What was refused, or "" if it was not.
    std::string take(Client& who, int seat, Client& by) {
        const std::string refused = ask(who, seat);
        return refused.empty() ? give(by, who) : refused;
    }
    std::string at_table(Client& who, const char* op, const Client* whom = nullptr) {
        json request{{"op", op}, {"table", id}};
        if (whom != nullptr) request["player"] = whom->welcome["player"];
        w->send(who, request);
        return who.error();
    }
    void lose(Client& who, std::int64_t ms) {
        w->disconnect(who);
        w->advance(ms);
    }

    std::unique_ptr<FakeShell> w = std::make_unique<FakeShell>();
    Client *anna = nullptr, *ben = nullptr;
    std::string id, invite;
};

struct Attempt {
    const char* name;
    const char* answer;  // the error code; empty: it is no theft
    std::string (*attempt)(Crooks&);
};

// ---- a second seat for one home

std::string a_bots_seat(Crooks& t) {
    t.play();
    return t.ask(t.watcher(kHome), 2);
}
std::string a_bots_seat_over_ipv6(Crooks& t) {
    t.play(json::object(), kNetwork6);
    return t.ask(t.watcher(kNetwork6), 2);
}
std::string as_a_program(Crooks& t) {
    t.play();
    return t.ask(t.watcher(kHome, {{"bot", {{"name", "Ace"}}}}), 2);
}
std::string an_absent_players_seat(Crooks& t) {
    t.play();
    Client& carla = t.watcher(kHome);
    t.lose(*t.ben, 2 * kMinute);
    return t.ask(carla, 1);
}
std::string the_hosts_own_seat(Crooks& t) {
    t.play();
    Client& carla = t.watcher(kHome);
    t.lose(*t.anna, 2 * kMinute);
    return t.ask(carla, 0);
}
std::string while_the_host_is_away(Crooks& t) {
    t.play();
    Client& carla = t.watcher(kHome);
    t.lose(*t.anna, 0);
    return t.ask(carla, 2);
}
std::string while_the_host_is_on_the_phone(Crooks& t) {
    t.play();
    t.lose(*t.anna, 0);
    (void)t.come_back(*t.anna, kPhone);
    return t.ask(t.watcher(kHome), 2);
}
std::string by_a_second_device_of_the_host(Crooks& t) {
    t.play(json::object(), kPhone);
    (void)t.come_back(*t.anna, kHome);
    return t.ask(t.watcher(kHome), 2);
}
std::string after_the_host_has_left(Crooks& t) {
    t.play();
    t.at_table(*t.anna, "table.leave");
    return t.ask(t.watcher(kHome), 2);
}
std::string an_hour_after_the_host_has_left(Crooks& t) {
    t.play();
    t.at_table(*t.anna, "table.leave");
    t.lose(*t.anna, kHour);
    return t.ask(t.watcher(kHome), 2);
}
std::string after_all_have_left(Crooks& t) {
    t.play();
    Client& carla = t.watcher(kHome);
    t.at_table(*t.anna, "table.leave");
    t.at_table(*t.ben, "table.leave");
    EXPECT_EQ(carla.view["table"]["host"], nullptr);
    return t.ask(carla, 1);
}
std::string by_a_host_who_watches(Crooks& t) {
    t.open({{"as", "spectator"}});
    t.w->send(t.come("Carla", kHome), {{"op", "table.join"}, {"invite", t.invite}});
    t.w->send(*t.anna, {{"op", "table.start"}, {"table", t.id}});
    EXPECT_EQ(t.anna->view["table"]["status"], "playing");
    return t.ask(*t.anna, 1);
}
std::string by_two_who_watch(Crooks& t) {
    t.play();
    Client& carla = t.watcher(kFar);
    EXPECT_EQ(t.take(carla, 2, *t.anna), "");
    t.lose(*t.ben, 2 * kMinute);
    return t.ask(t.watcher(kFar), 1);
}
std::string by_two_who_have_asked_before(Crooks& t) {
    t.play({{"seats", 4}});
    t.w->bots_think = false;
    Client& carla = t.watcher(kFar);
    Client& dan = t.watcher(kFar);
    EXPECT_EQ(t.ask(carla, 2), "");
    EXPECT_EQ(t.ask(dan, 2), "");
    EXPECT_EQ(t.give(*t.anna, carla), "");
    EXPECT_FALSE(t.anna->view["table"].contains("seat_requests"));
    return t.give(*t.anna, dan);
}
std::string by_one_who_asked_before_the_host_came_home(Crooks& t) {
    t.play(json::object(), kPhone);
    Client& carla = t.watcher(kHome);
    EXPECT_EQ(t.ask(carla, 2), "");
    EXPECT_TRUE(t.ben->view["table"].contains("seat_requests"));
    t.lose(*t.anna, 0);
    Client& host = t.come_back(*t.anna, kHome);
    EXPECT_FALSE(t.ben->view["table"].contains("seat_requests"));
    return t.give(host, carla);
}
std::string after_a_restart(Crooks& t) {
    t.play();
    t.w->crash();
    (void)t.come_back(*t.anna, kHome);
    return t.ask(t.watcher(kHome), 2);
}
std::string at_a_quick_table(Crooks& t) {
    t.anna = &t.come("Anna", kHome);
    t.w->send(*t.anna, {{"op", "quick_play"}, {"ruleset", "classic"}});
    t.id = t.anna->reply["table"];
    t.invite = t.anna->view["table"]["invite"];
    t.w->advance(10'000);
    EXPECT_EQ(t.anna->view["table"]["status"], "playing");
    return t.ask(t.watcher(kHome), 1);
}
std::string by_the_host_who_has_left_and_watches(Crooks& t) {
    t.play();
    t.at_table(*t.anna, "table.leave");
    EXPECT_EQ(t.watch(*t.anna), "");
    return t.ask(*t.anna, 2);
}
std::string by_the_host_who_left_an_hour_ago(Crooks& t) {
    t.play();
    t.at_table(*t.anna, "table.leave");
    t.lose(*t.anna, kHour);
    Client& again = t.come_back(*t.anna, kFar);
    EXPECT_EQ(t.watch(again), "");
    return t.ask(again, 2);
}
std::string among_friends(Crooks& t) {
    t.play({{"visibility", "private"}});
    return t.take(t.watcher(kHome), 2, *t.anna);
}
std::string before_the_game(Crooks& t) {
    t.open();
    return t.take(t.watcher(kHome), 2, *t.anna);
}

// ---- the seat of somebody who comes back

std::string by_a_blink_of_the_line(Crooks& t) {
    t.play();
    t.lose(*t.ben, 0);
    return t.take(t.watcher(kFar), 1, *t.anna);
}
std::string by_many_blinks(Crooks& t) {
    t.play();
    Client& carla = t.watcher(kFar);
    t.lose(*t.ben, 2 * kMinute - 1);
    t.lose(t.come_back(*t.ben, kPhone), 2 * kMinute - 1);
    return t.take(carla, 1, *t.anna);
}
std::string by_asking_while_the_line_is_lost(Crooks& t) {
    t.play();
    Client& carla = t.watcher(kFar);
    t.lose(*t.ben, 2 * kMinute);
    EXPECT_EQ(t.ask(carla, 1), "");
    (void)t.come_back(*t.ben, kPhone);
    return t.give(*t.anna, carla);
}
std::string by_a_restart(Crooks& t) {
    t.play();
    t.lose(*t.ben, 2 * kMinute);
    t.w->crash();
    Client& host = t.come_back(*t.anna, kHome);
    return t.take(t.watcher(kFar), 1, host);
}
std::string by_removal(Crooks& t) {
    t.play();
    EXPECT_EQ(t.at_table(*t.anna, "table.remove", t.ben), "");
    return t.take(t.watcher(kFar), 1, *t.anna);
}
std::string by_removal_and_readmission(Crooks& t) {
    t.play();
    EXPECT_EQ(t.at_table(*t.anna, "table.remove", t.ben), "");
    EXPECT_EQ(t.at_table(*t.anna, "table.readmit", t.ben), "");
    return t.take(t.watcher(kFar), 1, *t.anna);
}
std::string by_removal_and_a_restart(Crooks& t) {
    t.play();
    EXPECT_EQ(t.at_table(*t.anna, "table.remove", t.ben), "");
    t.w->crash();
    Client& host = t.come_back(*t.anna, kHome);
    return t.take(t.watcher(kFar), 1, host);
}
std::string by_a_rematch(Crooks& t) {
    t.play();
    Client& carla = t.watcher(kFar);
    t.w->bots_think = true;
    t.w->play({t.anna, t.ben});
    t.lose(*t.ben, 2 * kMinute);
    EXPECT_EQ(t.at_table(*t.anna, "table.rematch"), "");
    return t.take(carla, 1, *t.anna);
}
std::string by_a_request_of_before_the_start(Crooks& t) {
    t.open();
    Client& carla = t.watcher(kFar);
    EXPECT_EQ(t.ask(carla, 2), "");
    t.w->bots_think = false;
    EXPECT_EQ(t.at_table(*t.anna, "table.start"), "");
    return t.give(*t.anna, carla);
}
std::string of_strangers_at_a_quick_table(Crooks& t) {
    t.anna = &t.come("Anna", kHome);
    t.ben = &t.come("Ben", "");
    for (Client* c : {t.anna, t.ben}) {
        t.w->send(*c, {{"op", "quick_play"}, {"ruleset", "classic"}});
    }
    t.id = t.anna->reply["table"];
    t.invite = t.anna->view["table"]["invite"];
    t.w->advance(10'000);
    const int seat = t.ben->view["you"]["seat"];
    t.lose(*t.ben, 2 * kMinute);
    return t.take(t.watcher(kFar), seat, *t.anna);
}
// The seat of Ben, who is away and has missed so many deadlines.
std::string after_missed_deadlines(Crooks& t, int deadlines) {
    json days = decision_clock(static_cast<int>(kDay));
    days["seats"] = 2;
    t.anna = &t.come("Anna", kHome);
    json create{{"op", "table.create"}, {"ruleset", "classic"}, {"visibility", "public"}};
    create.update(days);
    const json made = t.w->send(*t.anna, create);
    t.id = made["table"];
    t.invite = made["invite"];
    t.ben = &t.come("Ben", "");
    t.w->send(*t.ben, {{"op", "table.join"}, {"invite", t.invite}});
    EXPECT_EQ(t.at_table(*t.anna, "table.start"), "");
    t.w->disconnect(*t.ben);
    for (int n = 0; n < deadlines; ++n) {
        while (t.anna->has_prompt()) t.w->act(*t.anna, t.anna->prompt["actions"][0]);
        t.w->advance(kDay);
    }
    return t.take(t.watcher(kFar), 1, *t.anna);
}
std::string in_a_game_of_days(Crooks& t) { return after_missed_deadlines(t, 1); }
std::string in_a_game_of_days_that_is_given_up(Crooks& t) { return after_missed_deadlines(t, 2); }
std::string by_giving_it_to_oneself(Crooks& t) {
    t.play();
    Client& carla = t.watcher(kFar);
    return t.take(carla, 2, carla);
}
std::string while_its_player_is_there(Crooks& t) {
    t.play();
    return t.take(t.watcher(kFar), 1, *t.anna);
}
std::string of_one_who_has_left(Crooks& t) {
    t.play();
    t.at_table(*t.ben, "table.leave");
    return t.take(t.watcher(kFar), 1, *t.anna);
}
std::string of_one_who_is_back_in_time(Crooks& t) {
    t.play();
    t.at_table(*t.ben, "table.leave");
    Client& carla = t.watcher(kFar);
    EXPECT_EQ(t.ask(carla, 1), "");
    t.w->send(*t.ben, {{"op", "table.join"}, {"invite", t.invite}});
    EXPECT_EQ(t.ben->view["you"]["seat"], 1);
    return t.give(*t.anna, carla);
}

// ---- what is not theirs to see

// The seat of one who has just made a choice of this kind, and whose line is lost.
std::string sealed_seat(Crooks& t, const char* ruleset, const json& options, const char* kind) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        t.w = std::make_unique<FakeShell>(core::Settings{.limits = {}, .bot_pause_ms = 0}, seed);
        const auto seated = t.w->table(ruleset, {"Anna", "Ben", "Dan"},
                                       {{"options", options}, {"visibility", "public"}});
        t.id = t.w->id;
        t.invite = t.w->invite;
        FastDraws picks(seed);
        do {
            for (Client* c : seated) {
                if (!c->has_prompt() || c->prompt["kind"] != kind) continue;
                const int seat = c->view["you"]["seat"];
                Client& other = c == seated[0] ? *seated[1] : *seated[0];
                t.w->act(*c, c->prompt["actions"][0]);
                EXPECT_FALSE(other.view["sealed"].empty());
                t.w->bots_think = false;
                t.lose(*c, 2 * kMinute);
                return t.take(t.watcher(kFar), seat, other);
            }
        } while (t.w->step(seated, picks));
    }
    return "nobody was asked";
}
std::string with_lucky_punch_open(Crooks& t) {
    return sealed_seat(t, "royale", {{"tile_set", {{"A1"}, {"A1"}, {"A1"}}}}, "punch_choose");
}
std::string with_black_box_open(Crooks& t) {
    return sealed_seat(t, "royale", {{"tile_set", {{"G1"}, {"G1"}, {"G1"}}}}, "black_box_split");
}
std::string with_a_duel_open(Crooks& t) {
    return sealed_seat(t, "vegas-1996", {{"duel", true}}, "duel_challenge");
}
// Was this the answer of the player before?
std::string by_repeating_an_answer(Crooks& t) {
    t.play();
    FastDraws picks(1);
    while (!t.ben->has_prompt()) t.w->step({t.anna, t.ben}, picks);
    const json answered{{"op", "act"},
                        {"table", t.id},
                        {"decision", t.ben->prompt["decision"]},
                        {"action", t.ben->prompt["actions"][0]}};
    t.w->act(*t.ben, t.ben->prompt["actions"][0]);
    t.at_table(*t.ben, "table.leave");
    Client& carla = t.watcher(kFar);
    EXPECT_EQ(t.take(carla, 1, *t.anna), "");
    t.w->send(carla, answered);
    return carla.error();
}
// What a spectator is told before being given the seat.
std::string by_watching(Crooks& t) {
    t.play();
    Client& carla = t.watcher(kFar);
    EXPECT_EQ(t.ask(carla, 2), "");
    t.w->send(carla, {{"op", "table.sync"}, {"table", t.id}});
    for (const json& m : carla.inbox) {
        if (m.contains("private") || (m.contains("view") && !m["view"]["you"].is_null())) {
            return "private";
        }
    }
    return "";
}
// A player whose seat was taken over is told nothing of it any more.
std::string by_coming_back_late(Crooks& t) {
    t.play();
    const std::string epoch = t.ben->epoch;
    const std::uint64_t v = t.ben->v;
    t.lose(*t.ben, 2 * kMinute);
    EXPECT_EQ(t.take(t.watcher(kFar), 1, *t.anna), "");
    Client& late = t.come_back(*t.ben, kPhone);
    t.w->send(late, {{"op", "table.join"},
                     {"invite", t.invite},
                     {"as", "spectator"},
                     {"epoch", epoch},
                     {"v", v}});
    EXPECT_EQ(late.view["you"], nullptr);
    return t.ask(late, 1);
}

constexpr Attempt kAttempts[] = {
    {"ABotsSeat", "same_address", a_bots_seat},
    {"ABotsSeatOverIpv6", "same_address", a_bots_seat_over_ipv6},
    {"AsAProgram", "same_address", as_a_program},
    {"AnAbsentPlayersSeat", "same_address", an_absent_players_seat},
    {"TheHostsOwnSeat", "same_address", the_hosts_own_seat},
    {"WhileTheHostIsAway", "same_address", while_the_host_is_away},
    {"WhileTheHostIsOnThePhone", "same_address", while_the_host_is_on_the_phone},
    {"ByASecondDeviceOfTheHost", "same_address", by_a_second_device_of_the_host},
    {"AfterTheHostHasLeft", "same_address", after_the_host_has_left},
    {"AnHourAfterTheHostHasLeft", "same_address", an_hour_after_the_host_has_left},
    {"AfterAllHaveLeft", "same_address", after_all_have_left},
    {"ByAHostWhoWatches", "same_address", by_a_host_who_watches},
    {"ByTwoWhoWatch", "same_address", by_two_who_watch},
    {"ByTwoWhoHaveAskedBefore", "nobody_there", by_two_who_have_asked_before},
    {"ByOneWhoAskedBeforeTheHostCameHome", "nobody_there",
     by_one_who_asked_before_the_host_came_home},
    {"AfterARestart", "same_address", after_a_restart},
    {"AtAQuickTable", "same_address", at_a_quick_table},
    {"ByTheHostWhoHasLeftAndWatches", "already_seated", by_the_host_who_has_left_and_watches},
    {"ByTheHostWhoLeftAnHourAgo", "already_seated", by_the_host_who_left_an_hour_ago},
    {"AmongFriends", "", among_friends},
    {"BeforeTheGame", "", before_the_game},
    {"ByABlinkOfTheLine", "may_come_back", by_a_blink_of_the_line},
    {"ByManyBlinks", "may_come_back", by_many_blinks},
    {"ByAskingWhileTheLineIsLost", "nobody_there", by_asking_while_the_line_is_lost},
    {"ByARestart", "may_come_back", by_a_restart},
    {"ByRemoval", "seat_taken", by_removal},
    {"ByRemovalAndReadmission", "seat_taken", by_removal_and_readmission},
    {"ByRemovalAndARestart", "seat_taken", by_removal_and_a_restart},
    {"ByARematch", "may_come_back", by_a_rematch},
    {"ByARequestOfBeforeTheStart", "nobody_there", by_a_request_of_before_the_start},
    {"OfStrangersAtAQuickTable", "seat_taken", of_strangers_at_a_quick_table},
    {"InAGameOfDays", "may_come_back", in_a_game_of_days},
    {"InAGameOfDaysThatIsGivenUp", "", in_a_game_of_days_that_is_given_up},
    {"ByGivingItToOneself", "not_host", by_giving_it_to_oneself},
    {"WhileItsPlayerIsThere", "seat_taken", while_its_player_is_there},
    {"OfOneWhoHasLeft", "", of_one_who_has_left},
    {"OfOneWhoIsBackInTime", "nobody_there", of_one_who_is_back_in_time},
    {"WithLuckyPunchOpen", "sealed_choice", with_lucky_punch_open},
    {"WithBlackBoxOpen", "sealed_choice", with_black_box_open},
    {"WithADuelOpen", "sealed_choice", with_a_duel_open},
    {"ByRepeatingAnAnswer", "stale_decision", by_repeating_an_answer},
    {"ByWatching", "", by_watching},
    {"ByComingBackLate", "seat_taken", by_coming_back_late},
};

class Theft : public testing::TestWithParam<Attempt> {};

TEST_P(Theft, IsAnswered) {
    Crooks table;
    EXPECT_EQ(GetParam().attempt(table), GetParam().answer);
}

INSTANTIATE_TEST_SUITE_P(Attempts, Theft, testing::ValuesIn(kAttempts),
                         [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace vegas::test
