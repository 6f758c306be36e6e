// Bytes as requests over HTTP: method and target in the first line, then what the headers say. Each
// has one whole reply, HEAD has the one of GET, and none tells of a private game without the invite
// of its table.
#include <algorithm>
#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <variant>

#include "server/shell/http/api.hpp"
#include "server/shell/http/header_values.hpp"
#include "tests/fuzz/fuzz.hpp"
#include "tests/server/shell/http/some_page.hpp"
#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

using fuzz::require;

using Served = std::variant<HttpReply, Upgrade>;

// A server at which two games were played, one of them at a private table.
class PlayedServer {
public:
    PlayedServer() {
        shown_ = test::play(parts_, connection_, "public");
        hidden_ = test::play(parts_, connection_, "private");
        const std::string target = "/api/games/" + hidden_.game + "?invite=" + hidden_.invite;
        const auto found =
            serve(ListenerRole::players, {.method = "GET", .target = target, .protocols = {}});
        const auto transcript = nlohmann::json::parse(std::get<HttpReply>(found).bytes());
        secret_ = transcript.at("server_seed").get<std::string>();
    }

    Served serve(ListenerRole role, const HttpRequest& request) {
        auto result = api_.handle(role, request);
        if (auto* deferred = std::get_if<DeferredReply>(&result)) {
            Served serve;
            int replies = 0;
            (*deferred)([&](HttpReply reply) {
                serve = std::move(reply);
                ++replies;
            });
            parts_.loop.run_jobs();
            require(replies == 1, "a request has one reply");
            return serve;
        }
        if (auto* upgrade = std::get_if<Upgrade>(&result)) return std::move(*upgrade);
        return std::get<HttpReply>(std::move(result));
    }

    // The text with the names of the games and with the invite, which no chance would guess.
    [[nodiscard]] std::string with_names(std::string_view text) const {
        std::string all(text);
        for (const auto& [word, name] :
             {std::pair<std::string_view, const std::string&>{"PUBLIC", shown_.game},
              {"PRIVATE", hidden_.game},
              {"INVITE", hidden_.invite}}) {
            const auto at = all.find(word);
            if (at != std::string::npos) all.replace(at, word.size(), name);
        }
        return all;
    }

    void check(ListenerRole role, const HttpRequest& request) {
        const Served result = serve(role, request);
        const auto* reply = std::get_if<HttpReply>(&result);
        if (reply == nullptr) {
            require(role == ListenerRole::players && request.upgrade && request.method == "GET",
                    "only who asks for a WebSocket gets one");
            return;
        }
        check(request, *reply);
        if (request.method == "GET" && !request.upgrade) {
            HttpRequest head = request;
            head.method = "HEAD";
            const auto same = std::get<HttpReply>(serve(role, head));
            require(same.status == reply->status && same.bytes() == reply->bytes() &&
                        same.etag == reply->etag,
                    "HEAD is answered as GET is");
        }
    }

private:
    void check(const HttpRequest& request, const HttpReply& reply) const {
        constexpr std::array<std::uint16_t, 8> kStatuses{200, 303, 304, 400, 404, 405, 426, 503};
        require(std::ranges::find(kStatuses, reply.status) != kStatuses.end(),
                "the status is one of those that there are");
        const bool reads = request.method == "GET" || request.method == "HEAD";
        require(reads || reply.status == 404 || reply.status == 405, "nothing can be written");
        const auto& [name, value] = reply.header_of_status;
        require((reply.status == 405) == (name == "Allow"), "405 says what is allowed");
        require((reply.status == 303) == (name == "Location"), "303 says where to go");
        require(reply.status != 303 || value.starts_with('.'), "nobody is led to another site");
        if (reply.status == 304) {
            require(reply.bytes().empty() && !reply.etag.empty(), "304 has an ETag and no body");
            require(!request.if_none_match.empty(), "304 is for whoever has it already");
        } else {
            require(!reply.content_type.empty(), "a reply says what it is");
            require(
                reply.content_type != "application/json" || nlohmann::json::accept(reply.bytes()),
                "what is called JSON is JSON");
        }
        if (reply.bytes().find(secret_) != std::string_view::npos) {
            require(request.target.find(hidden_.invite) != std::string_view::npos,
                    "a private game is for those who have its table's invite");
        }
    }

    test::Parts parts_;
    test::FakeConnection connection_;
    HttpApi api_{{.core = parts_.core,
                  .core_runner = parts_.core_runner,
                  .loop = parts_.loop,
                  .workers = parts_.workers,
                  .connections_max = 2,
                  .page = test::kPage}};
    test::Played shown_, hidden_;
    std::string secret_;
};

// "GET /api/games/PRIVATE?invite=INVITE", and in lines of their own "admin", "upgrade",
// "navigates", "protocols: vegas.v1", "language: de, en;q=0.5", "encoding: br", "etag: \"a1\"".
void try_one(std::string_view text) {
    static PlayedServer site;
    auto first = split_off(text, '\n');
    const auto method = split_off(first, ' ');
    const std::string target = site.with_names(first);
    HttpRequest request{.method = method, .target = target, .protocols = {}};
    ListenerRole role = ListenerRole::players;
    while (!text.empty()) {
        auto value = split_off(text, '\n');
        const auto name = split_off(value, ':');
        if (name == "admin") role = ListenerRole::admin;
        if (name == "upgrade") request.upgrade = true;
        if (name == "navigates") request.is_navigation = true;
        if (name == "language") request.accept_language = value;
        if (name == "encoding") request.accept_encoding = value;
        if (name == "etag") request.if_none_match = value;
        if (name == "protocols") {
            request.protocols = value;
            request.names_protocols = true;
        }
    }
    site.check(role, request);
}

}  // namespace
}  // namespace vegas::shell

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    vegas::shell::try_one(vegas::fuzz::text_of(data, size));
    return 0;
}
