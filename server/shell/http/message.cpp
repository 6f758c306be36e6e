#include "server/shell/http/message.hpp"

#include <utility>

#include "server/shell/http/header_values.hpp"

namespace vegas::shell {

HttpReply error_reply(HttpRefusal why, std::string_view message) {
    std::string body = R"({"error":{"code":")";
    body.append(word_of(why)).append(R"(","message":")").append(message).append(R"("}})");
    return {
        .status = status_of(why), .content_type = kJson, .body = std::move(body), .refusal = why};
}

HttpReply not_modified_or(HttpReply reply, std::string_view if_none_match) {
    if (!matches_etag(if_none_match, reply.etag)) return reply;
    reply.status = 304;
    reply.shared_body = nullptr;
    reply.fixed_body = {};
    return reply;
}

}  // namespace vegas::shell
