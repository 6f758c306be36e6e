#include "client-cli/local/private_server.hpp"

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string_view>
#include <system_error>

namespace vegas::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds kPatience{10};

// Nothing of this machine's own server counts: its variables, or its file. Where setpriv is there,
// the server ends also when we are killed.
std::string command_of(const std::string& vegasd, bool looked_at) {
    return "run='env -i VEGASD_CONFIG='\n"
           "setpriv --pdeathsig TERM true 2>/dev/null && run=\"$run setpriv --pdeathsig TERM\"\n"
           "exec $run " +
           shell_word(vegasd) + " --address 127.0.0.1 --port 0 --log-level error" +
           (looked_at ? "" : " --bot-pause-ms 0");
}

// From "vegasd ready url=http://127.0.0.1:40001 ws=...".
std::string url_in(const std::string& line) {
    constexpr std::string_view kBefore = "vegasd ready url=";
    if (!line.starts_with(kBefore)) return {};
    return line.substr(kBefore.size(), line.find(' ', kBefore.size()) - kBefore.size());
}

bool is_program(const fs::path& path) {
    std::error_code ignored;
    return fs::is_regular_file(path, ignored) && ::access(path.c_str(), X_OK) == 0;
}

}  // namespace

std::string shell_word(const std::string& word) {
    std::string quoted = "'";
    for (const char c : word) quoted += c == '\'' ? "'\\''" : std::string(1, c);
    return quoted + "'";
}

OrFailure<std::string> find_vegasd() {
    if (const char* named = std::getenv("VEGASD"); named != nullptr && *named != '\0') {
        if (is_program(named)) return std::string(named);
        return TextFailure::because("VEGASD names " + std::string(named) +
                                    ", which is no program that can be started");
    }
    std::error_code ignored;
    const fs::path here = fs::read_symlink("/proc/self/exe", ignored).parent_path();
    for (const fs::path& path : {here / "vegasd", here.parent_path() / "server" / "vegasd"}) {
        if (is_program(path)) return path.string();
    }
    const char* path = std::getenv("PATH");
    std::istringstream folders(path == nullptr ? "" : path);
    for (std::string folder; std::getline(folders, folder, ':');) {
        const fs::path there = fs::path(folder) / "vegasd";
        if (is_program(there)) return there.string();
    }
    return TextFailure::because(
        "--local needs the server, vegasd, which is neither beside vegas nor on PATH: install the "
        "package vegasd, or name the program in VEGASD");
}

OrFailure<std::unique_ptr<PrivateServer>> PrivateServer::start(bool looked_at) {
    const auto vegasd = find_vegasd();
    if (!vegasd) return vegasd.error();
    auto child = ChildProgram::start("vegasd", command_of(*vegasd, looked_at), kPatience);
    if (!child) return child.error();
    const auto line = (*child)->read_line();
    if (!line) return line.error();
    std::string url = url_in(*line);
    if (url.empty()) return (*child)->failure("has not said where it listens");
    return std::unique_ptr<PrivateServer>(new PrivateServer(std::move(*child), std::move(url)));
}

}  // namespace vegas::cli
