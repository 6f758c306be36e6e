// One player, over all lines and servers: says hello with what the last welcome gave, keeps the
// tables as they are told, and notes what was acknowledged before anything else happens. Whatever
// does not fit is Wrong. What a person does next is a Habit's.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "tests/sim/chance.hpp"
#include "tests/sim/dialogue.hpp"
#include "tests/sim/followed.hpp"
#include "tests/sim/network.hpp"

namespace vegas::sim {

struct World;
class Habit;

class Person final : public Hearer {
public:
    Person(World& world, std::string name, std::unique_ptr<Habit> habit);
    ~Person() override;

    void live();  // from now on, for ever
    void becomes(std::unique_ptr<Habit> habit);

    // ---- the line
    [[nodiscard]] bool is_welcome() const { return line_ && welcomed_; }
    // Whether the server can store, as far as it was told by this line.
    [[nodiscard]] bool stores() const { return stores_; }
    [[nodiscard]] std::optional<core::ConnId> line() const { return line_; }
    void cut();
    void come_twice();  // on a second line, while the first one is still there
    void hear(core::ConnId line, const std::string& message) override;
    void lost(core::ConnId line, std::string_view reason) override;

    // ---- what a habit may say
    void ask(json request);
    void say_raw(const std::string& bytes);
    void say_malformed(core::Broken what);
    void sync(const std::string& table, bool whole);
    void act(const Followed& followed, const json& wanted);
    // For the last table that was asked for by a name, once more; no: one does not sit there.
    [[nodiscard]] bool ask_by_name_again();
    // The last answer, once more, as after a lost connection.
    void act_again(const Followed& followed);

    // ---- what is known
    Chance chance;
    [[nodiscard]] World& world() { return world_; }
    [[nodiscard]] const std::string& id() const { return id_; }
    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] const std::map<std::string, Followed>& tables() const { return tables_; }
    [[nodiscard]] const Dialogue& dialogue() const { return dialogue_; }
    [[nodiscard]] bool is_unsure_of(const std::string& table) const {
        return unsure_.contains(table);
    }
    // Perhaps there no more without one's own doing: a host may have removed this person.
    [[nodiscard]] bool may_be_gone_from(const std::string& table) const;
    // A table that is to be there and has not been shown.
    [[nodiscard]] bool misses_something() const;
    [[nodiscard]] bool has_answered(const Followed& followed) const;
    [[nodiscard]] bool has_acted_at(const Followed& followed) const;

private:
    struct Claim {  // a seat, as the server acknowledged it
        int game = 0;
        std::string status;
        int seat = -1;  // not known
    };
    struct Act {
        int game = 0, seat = 0;
        std::uint32_t decision = 0;
        std::string action;
        std::uint64_t line = 0;  // by which it was sent last
        bool acked = false;
        bool may_be_outdone = false;  // another answer for the seat may have come before it
        std::string refused;          // why, at last, though nothing else was sent
    };

    [[noreturn]] void wrong(const std::string& what) const;
    void come();
    void say_hello();
    void tick();
    void note_request(const json& request);
    void note_wanted(Account& account, std::size_t wanted) const;
    void drop_line();

    void heard_ev(const std::string& ev, const json& message, const json* request);
    void heard_news(const std::string& ev, const json& message);
    void heard_snapshot(const json& message, const json* request);
    void heard_welcome(const json& message);
    void heard_left(const json& message);
    void heard_storage(const json& message);
    void answered(const json& request, const json& message);
    void refused(const json& request, const json& message);
    void refused_hello(const std::string& code);
    void answer_again(const json& request);
    void led_to(const json& request, const std::string& table);
    void refused_act(const json& request, const std::string& code);
    void acked(const json& request);
    [[nodiscard]] const Followed* known(const std::string& table) const;
    void follows(const Followed& before, const Followed& now);
    void compare_own(const Followed& before, const Followed& now) const;
    void check_ready(const Followed& now) const;
    void note_seat(const std::string& table);
    void note_no_seat(const std::string& table);
    void settled(const std::string& table);  // a join or a leave was answered
    void note_places(const json& tables);
    // Absent for so long, or by such a clock, that an open table may have been left without a word.
    [[nodiscard]] bool may_have_expired(const Claim& claim) const;
    [[nodiscard]] Account* account_of(const json& request) const;

    World& world_;
    const std::string name_;
    const bool is_program_;  // and says so
    std::unique_ptr<Habit> habit_;
    const bool is_honest_;  // from the beginning
    std::string id_;
    // The token that was used last is good until `fresh_`, which came for it, was used.
    std::string used_, fresh_;
    bool is_kept_ = false;            // had a seat at some time: such a player is not forgotten
    std::uint64_t welcomed_by_ = 0;   // the incarnation of the server
    std::int64_t away_since_ms_ = 0;  // of the agenda; or when the line came

    std::optional<core::ConnId> line_;
    bool welcomed_ = false, stores_ = true;
    std::uint64_t knows_outage_from_ = 0;  // the newest request when the line told of it
    std::uint64_t server_ = 0;             // to which the line leads: its incarnation
    Dialogue dialogue_;
    std::map<std::string, Followed> tables_, before_;      // on this line, on those before
    std::map<std::string, std::set<std::string>> epochs_;  // of tables, before the one that is
    std::map<std::string, int> missed_;  // updates that are still to come before it is as it is now
    std::map<std::string, Claim> seats_;
    std::set<std::string> places_;       // tables of the last welcome
    std::multiset<std::string> unsure_;  // a join or a leave was sent and not answered
    std::map<std::string, std::int64_t> late_until_ms_;  // and may be carried out by another server
    json named_ = json::object();  // the last request by a name, and where it led to
    std::string named_table_;
    int makes_ = 0;  // requests for a new table that were not answered
    std::map<std::string, std::pair<int, bool>> ready_;  // table -> game, and what was acknowledged
    std::map<std::string, Act> acts_;                    // table -> the last one
    std::map<std::string, int> house_plays_;  // table -> the game in which the seat was left
};

}  // namespace vegas::sim
