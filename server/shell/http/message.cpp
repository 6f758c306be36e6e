#include "server/shell/http/message.hpp"

#include <utility>

namespace vegas::shell {

HttpReply error_reply(HttpRefusal why, std::string_view message) {
    std::string body = R"({"error":{"code":")";
    body.append(word_of(why)).append(R"(","message":")").append(message).append(R"("}})");
    return {.status = status_of(why),
            .content_type = "application/json",
            .body = std::move(body),
            .allow = {},
            .refusal = why};
}

}  // namespace vegas::shell
