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

using Answer = std::variant<HttpReply, Upgrade>;

// A server at which two games were played, one of them at a private table.
class Site {
public:
    Site() {
        shown_ = test::play(parts_, channel_, "public");
        hidden_ = test::play(parts_, channel_, "private");
        const std::string target = "/api/games/" + hidden_.game + "?invite=" + hidden_.invite;
        const auto found =
            answer(Door::players, {.method = "GET", .target = target, .protocols = {}});
        const auto transcript = nlohmann::json::parse(std::get<HttpReply>(found).bytes());
        secret_ = transcript.at("server_seed").get<std::string>();
    }

    Answer answer(Door door, const HttpRequest& request) {
        auto said = api_.answer(door, request);
        if (auto* later = std::get_if<Later>(&said)) {
            Answer answer;
            int replies = 0;
            (*later)([&](HttpReply reply) {
                answer = std::move(reply);
                ++replies;
            });
            parts_.loop.run_jobs();
            require(replies == 1, "a request has one reply");
            return answer;
        }
        if (auto* upgrade = std::get_if<Upgrade>(&said)) return std::move(*upgrade);
        return std::get<HttpReply>(std::move(said));
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

    void check(Door door, const HttpRequest& request) {
        const Answer said = answer(door, request);
        const auto* reply = std::get_if<HttpReply>(&said);
        if (reply == nullptr) {
            require(door == Door::players && request.upgrade && request.method == "GET",
                    "only who asks for a WebSocket gets one");
            return;
        }
        check(request, *reply);
        if (request.method == "GET" && !request.upgrade) {
            HttpRequest head = request;
            head.method = "HEAD";
            const auto same = std::get<HttpReply>(answer(door, head));
            require(same.status == reply->status && same.bytes() == reply->bytes() &&
                        same.etag == reply->etag,
                    "HEAD is answered as GET is");
        }
    }

private:
    void check(const HttpRequest& request, const HttpReply& reply) const {
        constexpr std::array<std::uint16_t, 7> kStatuses{200, 304, 400, 404, 405, 426, 503};
        require(std::ranges::find(kStatuses, reply.status) != kStatuses.end(),
                "the status is one of those that there are");
        const bool reads = request.method == "GET" || request.method == "HEAD";
        require(reads || reply.status == 404 || reply.status == 405, "nothing can be written");
        require((reply.status == 405) == !reply.allow.empty(), "405 says what is allowed");
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
    test::FakeChannel channel_;
    HttpApi api_{{.core = parts_.core,
                  .driver = parts_.driver,
                  .loop = parts_.loop,
                  .workers = parts_.workers,
                  .connections_max = 2,
                  .page = test::kPage}};
    test::Played shown_, hidden_;
    std::string secret_;
};

// "GET /api/games/PRIVATE?invite=INVITE", and in lines of their own "admin", "upgrade", "protocols:
// vegas.v1", "language: de, en;q=0.5", "encoding: br", "etag: \"a1\"".
void try_one(std::string_view text) {
    static Site site;
    auto first = take_part(text, '\n');
    const auto method = take_part(first, ' ');
    const std::string target = site.with_names(first);
    HttpRequest request{.method = method, .target = target, .protocols = {}};
    Door door = Door::players;
    while (!text.empty()) {
        auto value = take_part(text, '\n');
        const auto name = take_part(value, ':');
        if (name == "admin") door = Door::admin;
        if (name == "upgrade") request.upgrade = true;
        if (name == "language") request.accept_language = value;
        if (name == "encoding") request.accept_encoding = value;
        if (name == "etag") request.if_none_match = value;
        if (name == "protocols") {
            request.protocols = value;
            request.names_protocols = true;
        }
    }
    site.check(door, request);
}

}  // namespace
}  // namespace vegas::shell

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    vegas::shell::try_one(vegas::fuzz::text_of(data, size));
    return 0;
}
