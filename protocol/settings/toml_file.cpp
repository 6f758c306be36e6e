#include "protocol/settings/toml_file.hpp"

#include <toml++/toml.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <system_error>
#include <utility>

namespace vegas::settings {
namespace {

constexpr std::size_t kLargest = 1024 * 1024;

std::optional<SettingValue> value_of(const toml::node& node) {
    if (const auto flag = node.value_exact<bool>()) return SettingValue(*flag);
    if (const auto number = node.value_exact<std::int64_t>()) return SettingValue(*number);
    if (const auto text = node.value_exact<std::string>()) return SettingValue(*text);
    const auto* array = node.as_array();
    if (array == nullptr) return std::nullopt;
    std::vector<std::string> texts;
    for (const auto& each : *array) {
        const auto text = each.value_exact<std::string>();
        if (!text) return std::nullopt;
        texts.push_back(*text);
    }
    return SettingValue(std::move(texts));
}

std::string place_of(const std::string& path, const toml::source_region& region) {
    return path + ":" + std::to_string(region.begin.line);
}

// The errno of what failed, or 0.
int read(const std::string& path, std::string& text) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return errno;
    text.resize(kLargest + 1);
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad()) return errno == 0 ? EIO : errno;
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text.size() > kLargest ? EFBIG : 0;
}

}  // namespace

TomlFile read_toml(const std::string& path) {
    TomlFile file;
    std::string text;
    if (const int error = read(path, text); error != 0) {
        file.mistake = path + ": cannot be read: " + std::generic_category().message(error);
        file.is_missing = error == ENOENT;
        return file;
    }
    try {
        const toml::table parsed = toml::parse(text, path);
        std::vector<std::pair<const toml::key*, const toml::node*>> entries;
        for (const auto& [key, node] : parsed) entries.emplace_back(&key, &node);
        std::ranges::sort(entries, [](const auto& a, const auto& b) {
            return a.first->source().begin < b.first->source().begin;
        });
        for (const auto& [key, node] : entries) {
            file.entries.push_back({std::string(key->str()), place_of(path, key->source()),
                                    value_of(*node), node->is_table()});
        }
    } catch (const toml::parse_error& error) {
        file.mistake = place_of(path, error.source()) + ": " + std::string(error.description());
    }
    return file;
}

}  // namespace vegas::settings
