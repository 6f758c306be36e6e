#include "server/shell/commands/settings.hpp"

#include <ostream>

#include "server/shell/config/load.hpp"
#include "server/shell/config/reference.hpp"

namespace vegas::shell {
namespace {

bool check(const LoadedConfig& loaded, std::ostream& out) {
    for (const auto& mistake : loaded.mistakes) out << mistake << '\n';
    const auto mistakes = loaded.mistakes.size();
    const auto from = loaded.file.empty() ? "no file" : loaded.file;
    if (mistakes > 0) {
        out << from << ": " << mistakes << (mistakes == 1 ? " mistake\n" : " mistakes\n");
    } else {
        out << from << ": all is well; " << loaded.sources.size() << " settings are not left to "
            << "their defaults\n";
    }
    return mistakes == 0;
}

bool print(const LoadedConfig& loaded, std::ostream& out, std::ostream& err) {
    for (const auto& mistake : loaded.mistakes) err << "vegasd: " << mistake << '\n';
    if (loaded.mistakes.empty()) out << effective_file(loaded);
    return loaded.mistakes.empty();
}

}  // namespace

bool show_settings(const ShowSettings& what, std::ostream& out, std::ostream& err) {
    switch (what.what) {
    case ShowSettings::What::check: return check(*what.loaded, out);
    case ShowSettings::What::print: return print(*what.loaded, out, err);
    case ShowSettings::What::example: out << example_file(); break;
    case ShowSettings::What::reference: out << reference_page(); break;
    case ShowSettings::What::man: out << manual_section(); break;
    }
    return true;
}

}  // namespace vegas::shell
