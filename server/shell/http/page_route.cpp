#include "server/shell/http/page_route.hpp"

#include <array>
#include <optional>
#include <utility>

#include "server/shell/http/header_values.hpp"

namespace vegas::shell {
namespace {

constexpr std::string_view kForEver = "public, max-age=31536000, immutable";
constexpr std::string_view kAskAgain = "no-cache";

// Only what comes from this server, nothing inline, and nobody's frame. What a game needs no right
// to is switched off; not the clipboard, the full screen and the lock that keeps it on.
constexpr auto kPageHeaders = std::to_array<HttpHeader>({
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
     "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
     "form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Permissions-Policy",
     "accelerometer=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), "
     "gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), "
     "publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()"},
});

struct ContentCoding {
    std::string_view name;
    std::string_view suffix;  // of the ETag: each encoding is a representation of its own
    std::string_view PageFile::*bytes;
};

// The smallest first.
constexpr std::array<ContentCoding, 3> kCodings{{
    {"br", "-br", &PageFile::brotli},
    {"gzip", "-gzip", &PageFile::gzip},
    {"identity", "", &PageFile::plain},
}};

bool is_plain(const ContentCoding& coding) { return coding.suffix.empty(); }

// Nothing: the header does not speak of it.
std::optional<int> weight_in(std::string_view accept, std::string_view name) {
    while (!accept.empty()) {
        auto parameters = split_off(accept, ',');
        const auto coding = trimmed(split_off(parameters, ';'));
        if (equals_lower_case(name, coding)) return weight_of(parameters);
    }
    return std::nullopt;
}

// For a header that is there. The plain bytes are always allowed, but preferred only by a client
// that says so.
int preference_of(const ContentCoding& coding, std::string_view accept) {
    if (const auto weight = weight_in(accept, coding.name)) return *weight;
    return is_plain(coding) ? 0 : weight_in(accept, "*").value_or(0);
}

const ContentCoding& choose(const PageFile& file, std::string_view accept) {
    const ContentCoding* best = &kCodings.back();
    int best_preference = 0;
    for (const auto& coding : kCodings) {
        const int preference = preference_of(coding, accept);
        if ((file.*coding.bytes).empty() || preference <= best_preference) continue;
        best = &coding;
        best_preference = preference;
    }
    return *best;
}

}  // namespace

std::span<const HttpHeader> page_headers() { return kPageHeaders; }

HttpReply page_reply(const PageFile& file, const HttpRequest& request) {
    const auto& coding = choose(file, request.accept_encoding);
    HttpReply reply{.content_type = file.content_type,
                    .fixed_body = file.*coding.bytes,
                    .cache = file.immutable ? kForEver : kAskAgain,
                    .headers = kPageHeaders};
    reply.etag.append("\"").append(file.etag).append(coding.suffix).append("\"");
    if (!is_plain(coding)) reply.encoding = coding.name;
    if (!file.brotli.empty() || !file.gzip.empty()) reply.vary = "Accept-Encoding";
    return not_modified_or(std::move(reply), request.if_none_match);
}

}  // namespace vegas::shell
