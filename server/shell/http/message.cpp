#include "server/shell/http/message.hpp"

#include <utility>

#include "protocol/json/json_writer.hpp"
#include "server/shell/http/header_values.hpp"

namespace vegas::shell {

HttpReply error_reply(HttpRefusal why, std::string_view message) {
    auto body = protocol::json_text([&](protocol::JsonWriter& out) {
        out.open('{').key("error").open('{').key("code").word(word_of(why));
        out.key("message").string(message).close('}').close('}');
    });
    return {.status = status_of(why),
            .content_type = kJson,
            .body = std::move(body),
            .refusal = ReplyRefusal{.why = why}};
}

HttpReply method_not_allowed_reply() {
    auto reply = error_reply(HttpRefusal::method_not_allowed, "only GET and HEAD are allowed");
    reply.header_of_status = {"Allow", "GET, HEAD"};
    return reply;
}

HttpReply text_reply(std::uint16_t status, std::string body) {
    return {.status = status, .content_type = "text/plain; charset=utf-8", .body = std::move(body)};
}

HttpReply not_modified_or(HttpReply reply, std::string_view if_none_match) {
    if (!matches_etag(if_none_match, reply.etag)) return reply;
    reply.status = 304;
    reply.shared_body = nullptr;
    reply.fixed_body = {};
    return reply;
}

}  // namespace vegas::shell
