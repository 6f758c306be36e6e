#include "tests/bench/load_process.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace vegas::bench {
namespace {

[[noreturn]] void become(const std::string& path, const std::vector<std::string>& arguments,
                         int out) {
    ::dup2(out, STDOUT_FILENO);
    std::vector<char*> argv{const_cast<char*>(path.c_str())};
    for (const auto& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
    argv.push_back(nullptr);
    ::execv(path.c_str(), argv.data());
    ::_exit(127);
}

std::string first_line(int in) {
    std::string line;
    char c = 0;
    while (line.size() < 1000 && ::read(in, &c, 1) == 1 && c != '\n') line += c;
    return line;
}

std::uint16_t port_in(const std::string& line) {
    const auto field = line.find("ws=ws://");
    const auto colon = line.find(':', field == std::string::npos ? field : field + 8);
    if (field == std::string::npos || colon == std::string::npos) {
        throw std::runtime_error("the server did not become ready: '" + line + "'");
    }
    return static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
}

}  // namespace

ServerProcess::ServerProcess(const std::string& path, const std::vector<std::string>& arguments) {
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    pid_ = ::fork();
    if (pid_ < 0) throw std::runtime_error("cannot fork");
    if (pid_ == 0) become(path, arguments, pipe[1]);
    ::close(pipe[1]);
    out_ = pipe[0];
    port_ = port_in(first_line(out_));
}

ServerProcess::~ServerProcess() {
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
    ::close(out_);
}

double ServerProcess::cpu_seconds() const {
    std::ifstream file("/proc/" + std::to_string(pid_) + "/stat");
    std::string text;
    std::getline(file, text);
    std::istringstream fields(text.substr(text.rfind(')') + 2));  // the name may hold blanks
    std::string skipped;
    for (int i = 0; i < 11; ++i) fields >> skipped;
    double user = 0, system = 0;
    fields >> user >> system;
    return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

std::int64_t ServerProcess::resident_bytes() const {
    std::ifstream file("/proc/" + std::to_string(pid_) + "/statm");
    std::int64_t total = 0, resident = 0;
    file >> total >> resident;
    return resident * ::sysconf(_SC_PAGESIZE);
}

}  // namespace vegas::bench
