// `vegas play`: one person at one table, from the first question to the result. Takes whole lines
// from a terminal or a pipe; lines of a pipe wait until a question is open.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "client-cli/commands/client.hpp"
#include "client-cli/commands/play/dialog.hpp"

namespace vegas::cli {

class PlayClient final : public Client {
public:
    // `on_line_taken` is called before each line is handled.
    PlayClient(ClientContext, PlayOptions, Identity, std::function<void()> on_line_taken);

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
    void on_tick() override;
    void on_announcement(const std::string& text) override;

private:
    void on_screen_changed();
    void finish_game();

    PlayRuntime play_;
    Arrival arrival_;
    PlayChat chat_;
    DecisionSender decisions_;
    Dialog dialog_;
};

}  // namespace vegas::cli
