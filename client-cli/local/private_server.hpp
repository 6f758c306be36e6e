// Runs a private vegasd for `vegas play --local`. It listens on the loopback only, keeps nothing,
// and ends with this process, however this process ends.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "client-cli/local/program.hpp"

namespace vegas::cli {

class PrivateServer {
public:
    // Starts it and waits until it is ready. `looked_at`: its bots pause, because somebody watches.
    [[nodiscard]] static OrFailure<std::unique_ptr<PrivateServer>> start(bool looked_at);
    ~PrivateServer() { child_->terminate(); }
    PrivateServer& operator=(PrivateServer&&) = delete;

    [[nodiscard]] const std::string& url() const { return url_; }

private:
    PrivateServer(std::unique_ptr<ChildProgram> child, std::string url)
        : child_(std::move(child)), url_(std::move(url)) {}

    std::unique_ptr<ChildProgram> child_;
    std::string url_;  // http://127.0.0.1:PORT
};

// Finds vegasd: what VEGASD names, else the one beside this program or in its place in a build,
// else the first on PATH.
[[nodiscard]] OrFailure<std::string> find_vegasd();

// Quotes a word for the shell.
[[nodiscard]] std::string shell_word(const std::string&);

}  // namespace vegas::cli
