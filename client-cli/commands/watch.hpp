// `vegas watch`: watches a table until the end of its game.
#pragma once

#include <string>

#include "client-cli/commands/client.hpp"
#include "client-cli/commands/options.hpp"
#include "client-cli/commands/stage.hpp"
#include "client-cli/terminal/menu.hpp"

namespace vegas::cli {

class Watch final : public Client {
public:
    Watch(Surroundings, WatchOptions);

    void line(std::string text) override;
    void key(const Key&) override;
    void resized() override;

    void table_shown(const std::vector<Event>& story) override;
    void table_changed(const std::vector<Event>& events) override;
    void table_prompted() override { redraw(); }

protected:
    void arrived(const Read<protocol::Welcome>&) override;
    void redraw() override;
    void announced(const std::string& text) override;

private:
    void finish_game();
    void told();
    void answer(const std::string& line, const Typed&);
    void tick();

    WatchOptions options_;
    Stage stage_;
    bool told_ = false;
};

}  // namespace vegas::cli
