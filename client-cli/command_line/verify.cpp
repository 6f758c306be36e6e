#include <memory>

#include "client-cli/command_line/command.hpp"
#include "client-cli/command_line/parts.hpp"

namespace vegas::cli {
namespace {

struct VerifyWords {
    CommonWords common;
    std::string transcript;
};

}  // namespace

Meaning add_verify(CLI::App& app) {
    auto words = std::make_shared<VerifyWords>();
    app.add_option("transcript", words->transcript,
                   "a file, - for standard input, or the id of a finished game on the server")
        ->required();
    add_common(app, words->common, "the name under which you played it (default: your login name)");
    return [&app, words] {
        const Common common = common_of(app, words->common, login_name());
        return VerifyOptions{.what = words->transcript,
                             .server = common.server,
                             .cacert = common.cacert,
                             .name = common.name};
    };
}

}  // namespace vegas::cli
