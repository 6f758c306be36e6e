// `vegas tables`: the public tables, once.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "client-cli/commands/client.hpp"
#include "client-cli/commands/options.hpp"

namespace vegas::cli {

class Tables final : public Client {
public:
    Tables(Surroundings, TablesOptions);

    void line(std::string) override {}
    void heard(const Message&, const nlohmann::json& whole) override;

protected:
    void arrived(const message::Welcome&) override;
    void returned() override { ask(); }

private:
    void ask();

    TablesOptions options_;
};

}  // namespace vegas::cli
