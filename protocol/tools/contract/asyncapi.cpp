#include "protocol/tools/contract/asyncapi.hpp"

#include <algorithm>

namespace vegas::contract {
namespace {

constexpr std::string_view kHead =
    R"(# Written by protocol/tools/contract. The prose is in docs/, the schemas are in schema/.
asyncapi: 3.0.0
info:
  title: Las Vegas
  version: 1.0.0
  description: >-
    Connect, say hello, sit down at a table, and answer each prompt that carries actions by
    sending one of them back.
defaultContentType: application/json
servers:
  local:
    host: localhost:8080
    protocol: ws
    description: A server of your own; the ready line of vegasd tells its address.
channels:
  ws:
    address: /ws
    description: One text frame is one JSON object. Subprotocol vegas.v1.
    bindings:
      ws:
        method: GET
    messages:
)";

std::string camel(std::string_view name) {
    std::string text = pascal(name);
    text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

// A text as YAML takes it anywhere.
std::string yaml_text(std::string_view text) {
    std::string out = "'";
    for (const char ch : text) out += ch == '\'' ? std::string("''") : std::string(1, ch);
    return out + '\'';
}

std::string reference(const std::string& path, std::string_view name) {
    return "{ $ref: '#/" + path + camel(name) + "' }";
}

std::string channel_messages(const std::vector<ObjectType>& all) {
    std::string text;
    for (const ObjectType& o : all) {
        text += "      " + camel(o.name) + ": " + reference("components/messages/", o.name) + '\n';
    }
    return text;
}

std::string component(const std::string& name, const std::string& doc) {
    return "    " + camel(name) + ":\n      name: " + name + "\n      summary: " + yaml_text(doc) +
           "\n      payload: { $ref: 'schema/" + name + ".json' }\n";
}

// The message by which a reply comes: its own, or `reply`.
std::string reply_message(const Contract& c, const std::string& reply) {
    const bool own =
        std::ranges::any_of(c.messages, [&](const ObjectType& o) { return o.name == reply; });
    return own ? reply : "reply";
}

std::string request(const Contract& c, const ObjectType& r) {
    std::string text = "  " + camel(r.name) + "Request:\n    action: receive\n    summary: " +
                       yaml_text("A client says this. " + r.doc) +
                       "\n    channel: { $ref: '#/channels/ws' }\n    messages:\n      - $ref: "
                       "'#/channels/ws/messages/" +
                       camel(r.name) +
                       "'\n    reply:\n      channel: { $ref: '#/channels/ws' }\n      messages:\n";
    std::vector<std::string> carriers;
    for (const std::string& reply : r.replies) carriers.push_back(reply_message(c, reply));
    carriers.emplace_back("error");
    for (const std::string& name : carriers) {
        text += "        - $ref: '#/channels/ws/messages/" + camel(name) + "'\n";
    }
    return text;
}

std::string announcement(const ObjectType& m) {
    return "  " + camel(m.name) + "Message:\n    action: send\n    summary: " +
           yaml_text("The server says this. " + m.doc) +
           "\n    channel: { $ref: '#/channels/ws' }\n    messages:\n      - $ref: "
           "'#/channels/ws/messages/" +
           camel(m.name) + "'\n";
}

}  // namespace

std::string asyncapi(const Contract& c) {
    const std::vector<ObjectType> answers{{.name = "reply", .doc = "A request went well."},
                                          {.name = "error", .doc = "A request was refused."}};
    std::string text(kHead);
    for (const auto* all : {&c.requests, &c.messages, &answers}) text += channel_messages(*all);
    text += "operations:\n";
    for (const ObjectType& r : c.requests) text += request(c, r);
    for (const ObjectType& m : c.messages) text += announcement(m);
    text += "components:\n  messages:\n";
    for (const auto* all : {&c.requests, &c.messages, &answers}) {
        for (const ObjectType& o : *all) text += component(o.name, o.doc);
    }
    return text;
}

}  // namespace vegas::contract
