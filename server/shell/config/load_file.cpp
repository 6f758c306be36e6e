// The file: TOML (toml.io), all settings at its top.
#include <toml++/toml.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "server/shell/config/load.hpp"

namespace vegas::shell {
namespace {

constexpr std::size_t kLargest = 1024 * 1024;

// Nothing: it is of no kind that a setting has.
std::optional<Given> given_of(const toml::node& node) {
    if (const auto number = node.value_exact<std::int64_t>()) return Given(*number);
    if (const auto text = node.value_exact<std::string>()) return Given(*text);
    const auto* array = node.as_array();
    if (array == nullptr) return std::nullopt;
    std::vector<std::string> texts;
    for (const auto& each : *array) {
        const auto text = each.value_exact<std::string>();
        if (!text) return std::nullopt;
        texts.push_back(*text);
    }
    return Given(std::move(texts));
}

std::string at(const std::string& path, const toml::source_region& region) {
    return path + ":" + std::to_string(region.begin.line);
}

struct Contents {
    std::string text;
    int error = 0;  // of errno
};

Contents read(const std::string& path) {
    Contents contents;
    std::ifstream in(path, std::ios::binary);
    if (!in) return {{}, errno};
    contents.text.resize(kLargest + 1);
    in.read(contents.text.data(), static_cast<std::streamsize>(contents.text.size()));
    if (in.bad()) return {{}, errno == 0 ? EIO : errno};
    contents.text.resize(static_cast<std::size_t>(in.gcount()));
    if (contents.text.size() > kLargest) return {{}, EFBIG};
    return contents;
}

}  // namespace

void Loading::file(const std::optional<std::string>& path) {
    if (path && path->empty()) return;
    const std::string name = path.value_or(kUsualFile);
    const auto contents = read(name);
    if (contents.error == ENOENT && !path) return;
    if (contents.error != 0) {
        return mistake(name +
                       ": cannot be read: " + std::generic_category().message(contents.error));
    }
    loaded_->file = name;
    table(name, contents.text);
}

void Loading::table(const std::string& path, std::string_view text) {
    toml::table parsed;
    try {
        parsed = toml::parse(text, path);
    } catch (const toml::parse_error& error) {
        return mistake(at(path, error.source()) + ": " + std::string(error.description()));
    }
    std::vector<std::pair<const toml::key*, const toml::node*>> entries;
    for (const auto& [key, node] : parsed) entries.emplace_back(&key, &node);
    std::sort(entries.begin(), entries.end(), [](const auto& a, const auto& b) {
        return a.first->source().begin < b.first->source().begin;
    });
    for (const auto& [key, node] : entries) {
        const std::string name(key->str());
        const auto source = at(path, key->source()) + ": " + name;
        const auto* setting = find(name);
        if (node->is_table()) {
            mistake(source + ": is a section; settings stand without any");
        } else if (setting == nullptr) {
            mistake(source + ": there is no such setting" + hint(name, names()));
        } else {
            const auto given = given_of(*node);
            took(*setting, source, given ? setting->take(*given) : setting->must_be());
        }
    }
}

}  // namespace vegas::shell
