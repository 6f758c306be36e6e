#include "server/shell/commands/admin.hpp"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <string_view>

#include "server/shell/process/log_fields.hpp"
#include "server/shell/store/sqlite/files.hpp"

namespace vegas::shell {
namespace {

using sqlite::Descriptor;

void send_all(const Descriptor& socket, std::string_view bytes) {
    while (!bytes.empty()) {
        const auto sent = ::send(socket.get(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent < 0) return;  // then there is no reply, either
        bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
}

std::string read_to_the_end(const Descriptor& socket) {
    std::string all;
    std::array<char, 4096> piece;
    while (true) {
        const auto n = ::read(socket.get(), piece.data(), piece.size());
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return all;
        all.append(piece.data(), static_cast<std::size_t>(n));
    }
}

std::string send_request(const std::string& at, const std::string& request) {
    sockaddr_un name{};
    name.sun_family = AF_UNIX;
    if (at.size() >= sizeof name.sun_path) sqlite::refuse(at + ": the path is too long");
    std::memcpy(name.sun_path, at.c_str(), at.size() + 1);
    const Descriptor socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    if (!socket.is_open() ||
        ::connect(socket.get(), reinterpret_cast<const sockaddr*>(&name), sizeof name) != 0) {
        sqlite::refuse("no server can be asked at " + at + ": " + sqlite::reason(errno));
    }
    send_all(socket, request + '\n');
    return read_to_the_end(socket);
}

}  // namespace

bool run_admin_command(const AdminCommand& what, std::ostream& out, std::ostream& err) {
    using nlohmann::ordered_json;
    const auto reply = ordered_json::parse(send_request(what.socket, what.request), nullptr, false);
    if (!reply.is_object()) {
        sqlite::refuse("the server at " + what.socket +
                       " closed the connection; only its own user and root are heard");
    }
    const auto error = reply.find("error");
    if (what.is_json) {
        if (error == reply.end() && !reply.contains("result")) {
            sqlite::refuse(
                "the server did that, but it is older than this program and knows no --json");
        }
        const ordered_json& result = error != reply.end() ? reply : reply.at("result");
        out << result.dump(-1, ' ', false, ordered_json::error_handler_t::replace) << '\n';
        return error == reply.end();
    }
    if (error != reply.end()) {
        err << "vegasd: " << visible(error->get<std::string>()) << '\n';
        return false;
    }
    for (const auto& line : reply.at("lines")) out << visible(line.get<std::string>()) << '\n';
    return true;
}

}  // namespace vegas::shell
