#include "client-cli/net/wrong_address.hpp"

#include <gtest/gtest.h>

#include <boost/asio/error.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/websocket/error.hpp>

namespace vegas::cli::wrong_address_test {
namespace {

namespace http = boost::beast::http;
using boost::beast::websocket::error;

const ServerAddress kPlain{.host = "example.org", .port = "80", .path = "/vegas/ws"};
const ServerAddress kSecure{
    .host = "example.org", .port = "443", .path = "/vegas/ws", .secure = true};

std::string words(const ServerAddress& address, const HttpResponse& response) {
    return refusal_words(address, error::upgrade_declined, response);
}

HttpResponse sends_to(const char* location) {
    HttpResponse response(http::status::permanent_redirect, 11);
    response.set(http::field::location, location);
    return response;
}

TEST(WrongAddress, OfAServerThatSendsItsClientsToTlsSaysWhere) {
    EXPECT_EQ(words(kPlain, sends_to("https://example.org/vegas/ws")),
              "the server sends its clients on; try wss://example.org/vegas");
    EXPECT_EQ(words(kSecure, sends_to("https://www.example.org:8443/vegas/ws")),
              "the server sends its clients on; try wss://www.example.org:8443/vegas");
}

TEST(WrongAddress, OfAnyOtherRedirectionIsItsNumber) {
    for (const char* location : {"https://example.org/elsewhere", "/", "", "javascript:alert(1)"}) {
        EXPECT_EQ(words(kSecure, sends_to(location)),
                  "the server answered HTTP 308 instead of a WebSocket");
    }
}

TEST(WrongAddress, OfAServerThatExpectsTlsSaysSo) {
    const ServerAddress odd{.host = "example.org", .port = "8443"};
    for (const char* said : {"<h1>The plain HTTP request was sent to HTTPS port</h1>",
                             "Client sent an HTTP request to an HTTPS server.\n",
                             "You're speaking plain HTTP to an SSL-enabled server port."}) {
        const HttpResponse response(http::status::bad_request, 11, said);
        EXPECT_EQ(words(odd, response), "the server speaks TLS there; try wss://example.org:8443");
        EXPECT_EQ(words(kSecure, response), "the server answered HTTP 400 instead of a WebSocket");
    }
}

TEST(AskedWait, IsWhatARefusalSaysInSeconds) {
    const auto asked = [](http::status status, const char* retry_after) {
        HttpResponse response(status, 11);
        response.set(http::field::retry_after, retry_after);
        return asked_wait(response);
    };
    const auto refused = asked(http::status::too_many_requests, "7");
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->wait, std::chrono::seconds(7));
    EXPECT_TRUE(refused->is_rate_limited);
    EXPECT_FALSE(asked(http::status::service_unavailable, "7")->is_rate_limited);
    EXPECT_FALSE(asked(http::status::bad_request, "7"));
    for (const char* wrong : {"", "-1", "soon", "7 s", "99999999999"}) {
        EXPECT_FALSE(asked(http::status::too_many_requests, wrong)) << wrong;
    }
}

TEST(RefusedHost, IsWhatTheErrorOfThatCodeSays) {
    const auto is_refused = [](http::status status, const char* body) {
        return is_host_refused(HttpResponse(status, 11, body));
    };
    const char* const body = R"({"error":{"code":"host_not_allowed","message":"for 'a'"}})";
    EXPECT_TRUE(is_refused(http::status::forbidden, body));
    EXPECT_FALSE(is_refused(http::status::bad_request, body));
    for (const char* other :
         {R"({"error":{"code":"origin_not_allowed","message":"host_not_allowed"}})",
          R"({"error":{"code":["host_not_allowed"]}})", R"({"error":"host_not_allowed"})",
          R"({"code":"host_not_allowed"})", R"([{"error":{"code":"host_not_allowed"}}])",
          "host_not_allowed", "{", ""}) {
        EXPECT_FALSE(is_refused(http::status::forbidden, other)) << other;
    }
}

TEST(WrongAddress, WithoutAnAnswerThinksOfTls) {
    for (const boost::system::error_code ended :
         {boost::system::error_code(http::error::end_of_stream),
          boost::system::error_code(boost::asio::error::connection_reset)}) {
        EXPECT_EQ(refusal_words(kPlain, ended, {}),
                  "the server gave no answer; if it speaks TLS there, try "
                  "wss://example.org:80/vegas");
        EXPECT_EQ(refusal_words(kSecure, ended, {}), ended.message());
    }
}

}  // namespace
}  // namespace vegas::cli::wrong_address_test
