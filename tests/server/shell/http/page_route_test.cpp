#include "server/shell/http/page_route.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "server/shell/http/api.hpp"
#include "tests/server/shell/http/some_page.hpp"
#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

using test::kFiles;
using test::kPage;
constexpr const PageFile& kFont = kFiles[0];
constexpr const PageFile& kScript = kFiles[1];
constexpr const PageFile& kManifest = kFiles[3];

HttpRequest request(std::string_view target, std::string_view accept_encoding = {},
                    std::string_view if_none_match = {}) {
    return {.method = "GET",
            .target = target,
            .protocols = {},
            .accept_encoding = accept_encoding,
            .if_none_match = if_none_match};
}

std::string_view header(const HttpReply& reply, std::string_view name) {
    const auto found = std::ranges::find(reply.headers, name, &HttpHeader::name);
    return found == reply.headers.end() ? std::string_view() : found->value;
}

TEST(PageRoute, FilesAreFoundByTheirExactPath) {
    for (const auto& file : kFiles) EXPECT_EQ(kPage.find(file.path), &file);
    EXPECT_EQ(kPage.find("/"), kPage.find("/index.html"));
}

TEST(PageRoute, OtherPathsLeadNowhere) {
    for (const auto* path : {"", "//", "/index.htm", "/index.html/", "/INDEX.HTML", "index.html",
                             "/assets", "/assets/", "/assets/../index.html", "/./index.html",
                             "/%69ndex.html", "/assets%2f", "/../../etc/passwd", "/~", "/zzz"}) {
        EXPECT_EQ(kPage.find(path), nullptr) << path;
    }
    EXPECT_EQ(Page{}.find("/"), nullptr);
}

std::string_view encoding_of(const PageFile& file, std::string_view accept) {
    return page_reply(file, request(file.path, accept)).encoding;
}

TEST(PageRoute, TheEncodingIsTheOneThatIsWantedMost) {
    constexpr std::string_view br = "br", gzip = "gzip", identity = "";
    using Case = std::pair<std::string_view, std::string_view>;
    for (const auto& [accept, encoding] : std::to_array<Case>({
             {"", identity},
             {"gzip, deflate, br, zstd", br},
             {"gzip, deflate", gzip},
             {"deflate", identity},
             {"GZip", gzip},
             {"br;q=0.5, gzip;q=0.8", gzip},
             {"br;q=0.8, gzip;q=0.8", br},
             {" gzip ; q=0.3 ,, br ; Q=0.2", gzip},
             {"br;q=0, gzip;q=0", identity},
             {"br;q=0, *", gzip},
             {"*", br},
             {"*;q=0", identity},
             {"*;q=0, gzip", gzip},
             {"*;q=0.1, gzip;q=0.1", br},
             {"identity", identity},
             {"identity, gzip;q=0.5", identity},
             {"identity;q=0.5, gzip;q=0.5", gzip},
             {"identity;q=0.5, gzip;q=1.0", gzip},
             {"identity;q=0", identity},
             {"identity;q=0, gzip;q=0.001", gzip},
             {"gzip;q=2, br;q=-1", identity},
             {"gzip;level=9", identity},
             {"brotli, xgzip", identity},
             {",;,", identity},
         })) {
        EXPECT_EQ(encoding_of(kScript, accept), encoding) << accept;
    }
}

TEST(PageRoute, AnEncodingThatIsNotKeptIsNotChosen) {
    EXPECT_EQ(encoding_of(kFont, "br, gzip"), "");
    EXPECT_EQ(encoding_of(kManifest, "br, gzip;q=0.1"), "gzip");
    EXPECT_EQ(encoding_of(kManifest, "br"), "");
}

TEST(PageRoute, EachEncodingHasItsBytesAndItsETag) {
    const auto plain = page_reply(kScript, request(kScript.path));
    const auto brotli = page_reply(kScript, request(kScript.path, "br"));
    const auto gzip = page_reply(kScript, request(kScript.path, "gzip"));
    EXPECT_EQ(plain.bytes(), kScript.plain);
    EXPECT_EQ(plain.etag, "\"a1\"");
    EXPECT_EQ(plain.encoding, "");
    EXPECT_EQ(brotli.bytes(), kScript.brotli);
    EXPECT_EQ(brotli.etag, "\"a1-br\"");
    EXPECT_EQ(brotli.encoding, "br");
    EXPECT_EQ(gzip.bytes(), kScript.gzip);
    EXPECT_EQ(gzip.etag, "\"a1-gzip\"");
    EXPECT_EQ(gzip.encoding, "gzip");
    for (const auto& reply : {plain, brotli, gzip}) {
        EXPECT_EQ(reply.vary, "Accept-Encoding");
        EXPECT_EQ(reply.content_type, kScript.content_type);
    }
}

TEST(PageRoute, TheBytesAreNotCopied) {
    const auto reply = page_reply(kScript, request(kScript.path, "gzip"));
    EXPECT_EQ(reply.bytes().data(), kScript.gzip.data());
}

TEST(PageRoute, WhatHasOneEncodingDoesNotVary) {
    EXPECT_EQ(page_reply(kFont, request(kFont.path, "br")).vary, "");
}

TEST(PageRoute, OnlyFilesWithAHashInTheirNameAreKeptUnasked) {
    EXPECT_EQ(page_reply(kScript, request(kScript.path)).cache,
              "public, max-age=31536000, immutable");
    EXPECT_EQ(page_reply(kFiles[2], request("/")).cache, "no-cache");
    EXPECT_EQ(page_reply(kManifest, request(kManifest.path)).cache, "no-cache");
}

struct Known {
    std::string_view if_none_match;
    std::uint16_t status;
};

TEST(PageRoute, WhoHasTheFileIsNotSentItAgain) {
    for (const auto& [known, status] : std::to_array<Known>({
             {"", 200},
             {"\"a1-br\"", 304},
             {"W/\"a1-br\"", 304},
             {"\"x\", \"a1-br\"", 304},
             {"*", 304},
             {"\"a1\"", 200},  // the same file in another encoding
             {"\"a1-gzip\"", 200},
             {"a1-br", 200},
             {"\"b2-br\"", 200},
         })) {
        const auto reply = page_reply(kScript, request(kScript.path, "br", known));
        EXPECT_EQ(reply.status, status) << known;
        EXPECT_EQ(reply.bytes().empty(), status == 304) << known;
        EXPECT_EQ(reply.etag, "\"a1-br\"");
        EXPECT_EQ(reply.vary, "Accept-Encoding");
        EXPECT_NE(reply.cache, "no-store");
    }
}

TEST(PageRoute, ThePageMayRunOnlyWhatComesFromHere) {
    const auto reply = page_reply(kFiles[2], request("/"));
    const auto policy = header(reply, "Content-Security-Policy");
    EXPECT_TRUE(policy.starts_with("default-src 'none';")) << policy;
    EXPECT_NE(policy.find("script-src 'self';"), std::string_view::npos);
    EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string_view::npos);
    EXPECT_EQ(policy.find("unsafe"), std::string_view::npos);
    EXPECT_EQ(header(reply, "X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(header(reply, "Referrer-Policy"), "no-referrer");
    EXPECT_EQ(header(reply, "Cross-Origin-Opener-Policy"), "same-origin");
    EXPECT_NE(header(reply, "Permissions-Policy").find("camera=()"), std::string_view::npos);
}

class PageOfApi : public testing::Test {
protected:
    test::Parts parts_;

    [[nodiscard]] HttpReply reply(Page page, ListenerRole role, std::string_view method,
                                  std::string_view target) {
        HttpApi api({parts_.core, parts_.core_runner, parts_.loop, parts_.workers, 2, page});
        return std::get<HttpReply>(
            api.handle(role, {.method = method, .target = target, .protocols = {}}));
    }
};

TEST_F(PageOfApi, ThePageIsAtTheRoot) {
    for (const auto* target : {"/", "/index.html", "/?utm=1", "/index.html?"}) {
        const auto page = reply(kPage, ListenerRole::players, "GET", target);
        EXPECT_EQ(page.status, 200) << target;
        EXPECT_EQ(page.bytes(), kFiles[2].plain);
    }
    EXPECT_EQ(reply(kPage, ListenerRole::players, "HEAD", "/").status, 200);
    EXPECT_EQ(reply(kPage, ListenerRole::players, "POST", "/").status, 405);
    EXPECT_EQ(reply(kPage, ListenerRole::players, "GET", "/assets/").status, 404);
    EXPECT_EQ(reply(kPage, ListenerRole::admin, "GET", "/").status, 404);
}

TEST_F(PageOfApi, ThePageHidesNothingOfTheApi) {
    EXPECT_EQ(reply(kPage, ListenerRole::players, "GET", "/api/version").content_type,
              "application/json");
    EXPECT_EQ(reply(kPage, ListenerRole::players, "GET", "/ws").status, 426);
}

TEST_F(PageOfApi, AServerWithoutThePageSaysSo) {
    const auto root = reply({}, ListenerRole::players, "GET", "/");
    EXPECT_EQ(root.status, 200);
    EXPECT_EQ(root.content_type, "text/plain; charset=utf-8");
    EXPECT_NE(root.bytes().find("without the page"), std::string_view::npos);
    EXPECT_EQ(reply({}, ListenerRole::players, "GET", "/index.html").status, 404);
}

}  // namespace
}  // namespace vegas::shell
