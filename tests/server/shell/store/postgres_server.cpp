#include "tests/server/shell/store/postgres_server.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <stdexcept>

#include "server/shell/store/postgres/connection.hpp"

namespace vegas::shell::test {
namespace {

// It ends when nobody holds its standard input open any more, however we end.
class Server {
public:
    Server() {
        std::array<int, 2> in{}, out{};
        if (pipe2(in.data(), O_CLOEXEC) != 0 || pipe2(out.data(), O_CLOEXEC) != 0) fail();
        child_ = fork();
        if (child_ < 0) fail();
        if (child_ == 0) {
            dup2(in[0], STDIN_FILENO);
            dup2(out[1], STDOUT_FILENO);
            execl(VEGAS_SOURCE_DIR "/tests/support/postgres_server", "postgres_server", nullptr);
            _exit(1);
        }
        close(in[0]);
        close(out[1]);
        held_ = in[1];
        for (char c = 0; read(out[0], &c, 1) == 1 && c != '\n';) url_ += c;
        close(out[0]);
        if (url_.empty()) fail();
    }
    ~Server() {
        close(held_);
        waitpid(child_, nullptr, 0);
    }
    Server& operator=(Server&&) = delete;

    [[nodiscard]] const std::string& url() const { return url_; }

private:
    [[noreturn]] static void fail() {
        throw std::runtime_error("tests/support/postgres_server does not start");
    }

    pid_t child_ = -1;
    int held_ = -1;
    std::string url_;
};

}  // namespace

std::string new_database() {
    static const Server server;
    static int count = 0;
    const std::string schema = "test" + std::to_string(++count);
    postgres::PostgresConnection(server.url()).run("create schema " + schema);
    return server.url() + "&options=-csearch_path%3D" + schema;
}

}  // namespace vegas::shell::test
