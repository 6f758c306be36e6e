// `vegas play`: one person at one table, from the first question to the result. It gets whole
// lines, from a terminal or a pipe; lines of a pipe wait until a question is open.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <set>
#include <string>

#include "client-cli/commands/client.hpp"
#include "client-cli/commands/options.hpp"
#include "client-cli/commands/people.hpp"
#include "client-cli/commands/question.hpp"
#include "client-cli/commands/stage.hpp"

namespace vegas::cli {

class Play final : public Client {
public:
    using LineTaken = std::function<void()>;  // a line has been handled

    Play(Surroundings, PlayOptions, Identity, LineTaken);

    void line(std::string text) override;
    void key(const Key&) override;
    void input_ended() override;
    void resized() override;
    void interrupted() override;

    void heard(const Message&, const json& whole) override;
    void table_shown(const std::vector<Event>& story) override;
    void table_changed(const std::vector<Event>& events) override;
    void table_prompted() override;
    void table_resumed() override;
    void table_left(const std::string& reason) override;
    void table_refused(const Error&) override;

protected:
    void arrived(const Read<protocol::Welcome>&) override;
    void returned() override;
    void redraw() override;
    void announced(const std::string& text) override;

private:
    void go_to_table();
    void take_seat();
    void be_ready();
    void game_over();
    void go_away();
    [[nodiscard]] bool may_play_again() const;

    // Questions and answers.
    [[nodiscard]] Question question_now() const;
    void refresh_question();
    void pump();
    [[nodiscard]] bool takes_line() const;
    void handle(const std::string& text);
    void answer(std::size_t choice);
    void answer_resume(const std::string& table);
    void answer_lobby(const std::string& request);
    void ask_server(json request, Session::Done done);
    void answer_act(const std::string& action);
    void answer_leave(const std::string& word);
    void act(std::int64_t decision, const std::string& action);
    void act_refused(std::int64_t decision, const Error&);
    void quit();
    [[nodiscard]] std::string way_back() const;

    // Another game, before the start; quick tables (play_table.cpp).
    [[nodiscard]] bool change_table(const std::string& line);  // false: it is nothing of that kind
    void ask_to_change(json request);
    void tell_start(const Read<protocol::Starting>&);

    // The host removes people or lets them in again.
    void ask_people();
    void answer_people(const std::string& chosen);
    void answer_remove(const std::string& word);
    void remove_chosen();
    void admit_chosen();

    // What is said beside the game, and seats that change hands (play_talk.cpp).
    [[nodiscard]] bool speak(const std::string& line);  // false: it is nothing of that kind
    void ask_who_watches();
    void mute(const std::string& player, bool mutes);
    [[nodiscard]] std::vector<Event> without_muted(std::vector<Event> events) const;
    void tell_wanted();

    // For those who listen (play_speech.cpp).
    void tell_question();
    void tell_question_again(bool whole);
    void say_all(const Lines&);
    [[nodiscard]] bool answer_asked(const std::string& line);
    [[nodiscard]] bool is_asked(const std::string& line) const;
    [[nodiscard]] std::optional<std::int64_t> time_left() const;
    [[nodiscard]] std::string unclear_words(const std::string& line) const;
    void warn_of_time();

    // Drawing.
    void notify(const std::string& text);
    void told_or_asked();
    [[nodiscard]] std::string status_line() const;
    [[nodiscard]] std::string not_connected_line() const;
    [[nodiscard]] std::string not_stored_line() const;
    void help();
    void tick();

    PlayOptions options_;
    Stage stage_;
    LineTaken line_taken_;
    std::vector<Read<protocol::Welcome::At>>
        old_tables_;     // where we have been before, until that is settled
    Question question_;  // what is open now
    std::deque<std::string> lines_;
    std::string notice_;  // stays beside the question until Enter
    bool input_ended_ = false;
    bool created_ = false;     // the table is our own, new one
    bool resuming_ = false;    // asks whether to go on at an old table
    bool seated_ = false;      // what comes once after sitting down is done
    bool auto_start_ = false;  // bots fill the table: nothing to ask before the start
    bool leave_asked_ = false;
    bool came_late_ = false;                        // the game had started: we watch
    std::set<std::string> muted_;                   // players who are not listened to
    std::string wanted_;                            // who asks for seats, as it was told last
    std::optional<Read<protocol::People>> others_;  // while the host is asked whom to choose
    std::optional<Chosen> chosen_;                  // whom the host is about to remove
    bool waiting_ = false;                          // for the reply to what was answered
    bool pumping_ = false;
    bool told_how_ = false;    // how to ask for the board
    bool told_lobby_ = false;  // who is at the table, and what to choose
    std::int64_t warned_decision_ = -1;
    std::int64_t warned_ms_ = 0;  // the time of which was warned last
    std::int64_t answered_decision_ = -1;
    std::string last_action_;  // as it was sent; empty: none
    std::string over_;         // the game of which the result has been told last
    Lines results_;            // of the games that are over, for when the screen is given back
};

}  // namespace vegas::cli
