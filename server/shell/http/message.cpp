#include "server/shell/http/message.hpp"

#include <utility>

namespace vegas::shell {

HttpReply error_reply(std::uint16_t status, std::string_view code, std::string_view message) {
    std::string body = R"({"error":{"code":")";
    body.append(code).append(R"(","message":")").append(message).append(R"("}})");
    return {
        .status = status, .content_type = "application/json", .body = std::move(body), .allow = {}};
}

}  // namespace vegas::shell
