#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"

namespace vegas::cli {

OptionsBuilder add_data(CLI::App& app) {
    auto words = std::make_shared<DataOptions>();
    app.add_option("--forget", words->forget,
                   "delete you from the server for good; ID is your own, as `vegas data` shows it "
                   "as \"player\"")
        ->type_name("ID");
    return [words](const ClientSettings& settings) {
        DataOptions data = *words;
        data.common = common_of(settings, login_name());
        return data;
    };
}

}  // namespace vegas::cli
