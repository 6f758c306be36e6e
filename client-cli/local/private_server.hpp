// A vegasd of our own, for `vegas play --local`: it listens on the loopback only, keeps nothing,
// and ends with us, however we end.
#pragma once

#include <string>

#include "client-cli/local/program.hpp"

namespace vegas::cli {

class PrivateServer {
public:
    // Started, and ready. Its bots make pauses where somebody looks on. Throws std::runtime_error
    // with one line for people: there is no vegasd, or it does not start.
    explicit PrivateServer(bool looked_at);
    ~PrivateServer() { child_.terminate(); }
    PrivateServer& operator=(PrivateServer&&) = delete;

    [[nodiscard]] const std::string& url() const { return url_; }

private:
    ChildProgram child_;
    std::string url_;  // http://127.0.0.1:PORT
};

// The program: what VEGASD names, else the one beside this program, or in its place in a build,
// else the first on PATH. Throws std::runtime_error.
[[nodiscard]] std::string find_vegasd();

// A word as the shell takes it, whatever is in it.
[[nodiscard]] std::string shell_word(const std::string&);

}  // namespace vegas::cli
