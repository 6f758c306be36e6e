#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"

namespace vegas::cli {

OptionsBuilder add_devices(CLI::App& app) {
    auto words = std::make_shared<DevicesOptions>();
    auto* group = app.add_option_group("what to do", "one of these; without, the list is shown");
    group->add_flag("--link", words->link, "show a code that makes another device yours");
    group->add_flag("--recovery", words->recovery,
                    "show a code that brings you back without any of your devices");
    group
        ->add_option(
            "--redeem", words->redeem,
            "become the player whose code this is; who you were is kept under another name")
        ->type_name("CODE");
    group->add_option("--revoke", words->revoke, "let this device in no more")->type_name("DEVICE");
    group->require_option(0, 1);
    return [words](const ClientSettings& settings) {
        DevicesOptions devices = *words;
        devices.common = common_of(settings, login_name());
        return devices;
    };
}

}  // namespace vegas::cli
