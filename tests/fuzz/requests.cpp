// Bytes as messages of a client. The reader takes them or says in its own words what is wrong; what
// it takes does not depend on white space or on the order of members.
#include <algorithm>
#include <boost/pfr/ops_fields.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "protocol/json/strict_json.hpp"
#include "protocol/requests/messages.hpp"
#include "tests/fuzz/fuzz.hpp"

namespace vegas::fuzz {
namespace {

using nlohmann::json;
using protocol::Request;

void check_error(const protocol::Error& error) {
    require(!error.message.empty() && error.message.size() < 300, "an error's message is short");
    require(std::ranges::all_of(error.message, [](char c) { return c >= ' ' && c <= '~'; }),
            "an error's message is plain text");
    require(error.data.empty() || json::parse(error.data, nullptr, false).is_object(),
            "an error's data is an object");
}

bool same(const protocol::Op& a, const protocol::Op& b) {
    if (a.index() != b.index()) return false;
    return std::visit(
        [&b]<class Request>(const Request& op) {
            return boost::pfr::eq_fields(op, std::get<Request>(b));
        },
        a);
}

bool same(const Request& a, const Request& b) {
    if (a.re != b.re || a.op.has_value() != b.op.has_value()) return false;
    return a.op ? same(*a.op, *b.op) : a.op.error().code == b.op.error().code;
}

}  // namespace

void try_text(std::string_view bytes) {
    const Request request = protocol::parse(bytes);
    if (!request.op) check_error(request.op.error());
    if (!request.re.empty()) {
        const json id = json::parse(request.re, nullptr, false);
        require(id.is_string() || id.is_number_integer(), "an id is a text or an integer");
    }
    const auto document = protocol::parse_strict(bytes);
    if (!document) return;
    require(same(request, protocol::parse(document->dump(2))),
            "the same members, the same meaning");
}

}  // namespace vegas::fuzz
