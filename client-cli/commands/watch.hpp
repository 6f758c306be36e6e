// `vegas watch`: watches a table until the end of its game.
#pragma once

#include <string>

#include "client-cli/commands/client.hpp"
#include "client-cli/commands/game_screen.hpp"
#include "client-cli/commands/options.hpp"
#include "client-cli/terminal/menu.hpp"

namespace vegas::cli {

class WatchClient final : public Client {
public:
    WatchClient(ClientContext, WatchOptions);

    void line(std::string text) override;
    void key(const Key&) override;
    void on_resize() override;

    void on_table_snapshot(const std::vector<WireEvent>& round_log) override;
    void on_table_update(const std::vector<WireEvent>& events) override;
    void on_prompt() override { redraw(); }

protected:
    void on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) override;
    void redraw() override;
    void on_announcement(const std::string& text) override;

private:
    void finish_game();
    void on_screen_changed();
    void handle_speech_line(const std::string& line, const MenuInput&);

    WatchOptions options_;
    GameScreen screen_;
    bool has_arrived_ = false;
};

}  // namespace vegas::cli
