// `vegas tables`: the public tables, once.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "client-cli/commands/client.hpp"

namespace vegas::cli {

class Tables final : public Client {
public:
    Tables(World, TablesOptions);

    void line(std::string) override {}
    void heard(const nlohmann::json& message) override;

protected:
    void arrived(const nlohmann::json& welcome) override;
    void returned() override { ask(); }

private:
    void ask();

    TablesOptions options_;
};

}  // namespace vegas::cli
