// `vegas play`: one person at one table, from the first question to the result. Takes whole lines
// from a terminal or a pipe; lines of a pipe wait until a question is open.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <set>
#include <string>

#include "client-cli/commands/client.hpp"
#include "client-cli/commands/game_screen.hpp"
#include "client-cli/commands/options.hpp"
#include "client-cli/commands/people.hpp"
#include "client-cli/commands/question.hpp"

namespace vegas::cli {

class PlayClient final : public Client {
public:
    using LineHandled = std::function<void()>;

    PlayClient(ClientContext, PlayOptions, Identity, LineHandled);

    void line(std::string text) override;
    void key(const Key&) override;
    void on_input_end() override;
    void on_resize() override;
    void on_interrupt() override;

    void on_message(const WireMessage&, const json& whole) override;
    void on_table_snapshot(const std::vector<WireEvent>& round_log) override;
    void on_table_update(const std::vector<WireEvent>& events) override;
    void on_prompt() override;
    void on_table_restored() override;
    void on_table_left(const std::string& reason) override;
    void on_table_refused(const WireError&) override;

protected:
    void on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) override;
    void on_reconnect() override;
    void redraw() override;
    void on_announcement(const std::string& text) override;

private:
    void join_table();
    void prepare_seat();
    void send_ready();
    void finish_game();
    void leave_and_stop();
    [[nodiscard]] bool can_play_again() const;

    // Questions and answers.
    [[nodiscard]] Question current_question() const;
    void refresh_question();
    void process_lines();
    [[nodiscard]] bool can_process_line() const;
    void handle_line(const std::string& text);
    void choose(std::size_t choice);
    void choose_resume(const std::string& table);
    void choose_in_lobby(const std::string& request);
    void send_and_wait(json request, ClientSession::ReplyHandler done);
    void choose_action(const std::string& action);
    void choose_leave(const std::string& word);
    void act(std::int64_t decision, const std::string& action);
    void act_refused(std::int64_t decision, const WireError&);
    void quit();
    [[nodiscard]] std::string resume_hint() const;

    // Changes before the start; quick tables (play_table.cpp).
    // False: the line is no such command.
    [[nodiscard]] bool handle_table_edit(const std::string& line);
    void request_change(json request);
    void show_countdown(const WireStruct<protocol::StartingMessage>&);

    // The host removes or readmits people (play_people.cpp).
    void request_people();
    void choose_person(const std::string& chosen);
    void choose_removal(const std::string& word);
    void remove_person();
    void readmit_person();

    // Chat, muting and seats that change hands (play_chat.cpp).
    // False: the line is no such command.
    [[nodiscard]] bool handle_chat(const std::string& line);
    void request_spectators();
    void mute(const std::string& player, bool mutes);
    [[nodiscard]] std::vector<WireEvent> without_muted(std::vector<WireEvent> events) const;
    void show_seat_requests();

    // Speech output (play_speech.cpp).
    void show_question();
    void repeat_question(bool whole);
    void show_lines(const Lines&);
    [[nodiscard]] bool handle_speech_command(const std::string& line);
    [[nodiscard]] bool is_speech_command(const std::string& line) const;
    [[nodiscard]] std::optional<std::int64_t> time_left() const;
    [[nodiscard]] std::string unclear_line_text(const std::string& line) const;
    void show_time_warning();

    // Drawing.
    void notify(const std::string& text);
    void on_screen_changed();
    [[nodiscard]] std::string status_line() const;
    [[nodiscard]] std::string not_connected_line() const;
    [[nodiscard]] std::string not_stored_line() const;
    void help();
    void tick();

    PlayOptions options_;
    GameScreen screen_;
    LineHandled on_line_handled_;
    // Tables joined before, until the user has chosen whether to resume.
    std::vector<WireStruct<protocol::WelcomeMessage::JoinedTable>> previous_tables_;
    Question question_;  // open now
    std::deque<std::string> pending_lines_;
    std::string notice_;  // stays beside the question until Enter
    bool has_input_ended_ = false;
    bool is_own_table_ = false;      // we made the table
    bool offers_resume_ = false;     // asks whether to resume at an earlier table
    bool is_seated_ = false;         // what follows once after sitting down is done
    bool starts_by_itself_ = false;  // bots fill the table: nothing to ask before the start
    bool confirms_leave_ = false;
    bool joined_late_ = false;             // the game had started: we watch
    std::set<std::string> muted_players_;  // players whose chat is hidden
    std::string seat_requests_;            // who asks for seats, as last shown
    // Set while the host is asked to choose a person.
    std::optional<WireStruct<protocol::SpectatorsReply>> people_;
    std::optional<SelectedPerson> selected_person_;  // the person about to be removed
    bool awaits_reply_ = false;                      // to the last answer
    bool is_processing_lines_ = false;
    bool has_shown_hint_ = false;   // how to ask for the board
    bool has_shown_lobby_ = false;  // who is at the table, and what to choose
    std::int64_t warned_decision_ = -1;
    std::int64_t warned_ms_ = 0;  // the time left at the last warning
    std::int64_t sent_decision_ = -1;
    std::string last_action_;        // as it was sent; empty: none
    std::string shown_result_game_;  // the game whose result was shown last
    Lines results_;                  // of finished games, printed when the screen closes
};

}  // namespace vegas::cli
