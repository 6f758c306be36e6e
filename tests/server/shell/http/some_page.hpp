// A page of a few files: hashed names and others, with both encodings, one, and none.
#pragma once

#include <array>

#include "server/shell/http/page.hpp"

namespace vegas::shell::test {

inline constexpr std::array<PageFile, 4> kFiles{{
    {.path = "/assets/font-B5Fq1x1_.woff2",
     .content_type = "font/woff2",
     .immutable = true,
     .etag = "f0",
     .plain = "font"},
    {.path = "/assets/index-JUxgDKA7.js",
     .content_type = "text/javascript; charset=utf-8",
     .immutable = true,
     .etag = "a1",
     .plain = "the script",
     .brotli = "scr",
     .gzip = "scrip"},
    {.path = "/index.html",
     .content_type = "text/html; charset=utf-8",
     .etag = "b2",
     .plain = "<!doctype html>",
     .brotli = "<!br",
     .gzip = "<!gzip"},
    {.path = "/manifest.webmanifest",
     .content_type = "application/manifest+json",
     .etag = "c3",
     .plain = "{\"name\":\"\"}",
     .gzip = "{gzip}"},
}};
inline constexpr Page kPage{.build = "0123", .files = kFiles};

}  // namespace vegas::shell::test
