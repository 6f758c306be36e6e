#include "server/shell/http/rules_route.hpp"

#include <algorithm>
#include <vector>

#include "protocol/texts/embedded.hpp"
#include "server/shell/http/header_values.hpp"
#include "server/shell/http/language_choice.hpp"

namespace vegas::shell {
namespace {

// They change only with the server's version; five minutes of the old ones harm nobody.
constexpr std::string_view kCache = "public, max-age=300";

std::span<const texts::EmbeddedText> texts_of(std::string_view ruleset) {
    const auto all = texts::rules();
    const auto first = std::ranges::lower_bound(all, ruleset, {}, &texts::EmbeddedText::name);
    const auto last = std::ranges::upper_bound(all, ruleset, {}, &texts::EmbeddedText::name);
    return {first, last};
}

const texts::EmbeddedText& choose(std::span<const texts::EmbeddedText> known,
                                  const HttpRequest& request) {
    std::vector<std::string_view> languages;
    for (const auto& text : known) languages.push_back(text.language);
    const auto language =
        choose_language(languages, query_value(request.target, "lang"), request.accept_language);
    return *std::ranges::find(known, language, &texts::EmbeddedText::language);
}

}  // namespace

HttpReply rules_list_reply() {
    std::string body = R"({"rulesets":[)";
    std::string_view last;
    for (const auto& text : texts::rules()) {
        const bool next_ruleset = text.name != last;
        if (next_ruleset) {
            body.append(last.empty() ? R"({"ruleset":")" : R"(]},{"ruleset":")");
            body.append(text.name).append(R"(","languages":[)");
        }
        body.append(next_ruleset ? R"(")" : R"(,")").append(text.language).append(R"(")");
        last = text.name;
    }
    body.append(last.empty() ? "]}" : "]}]}");
    return {.content_type = kJson, .body = std::move(body)};
}

HttpReply rules_reply(std::string_view ruleset, const HttpRequest& request) {
    const auto known = texts_of(ruleset);
    if (known.empty()) return error_reply(HttpRefusal::unknown_ruleset, "there is no such ruleset");
    const auto& text = choose(known, request);
    return not_modified_or({.content_type = kJson,
                            .fixed_body = text.json,
                            .cache = kCache,
                            .language = text.language,
                            .vary = "Accept-Language",
                            .etag = std::string(text.etag)},
                           request.if_none_match);
}

}  // namespace vegas::shell
