// Inputs that are one JSON document in each line. They are changed so that they stay JSON: bytes at
// random seldom pass a strict reader, so what lies behind it would hardly ever be tried.
#include <algorithm>
#include <array>
#include <limits>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/fuzz/fuzz.hpp"

// libFuzzer's own way to change bytes.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace vegas::fuzz {
namespace {

using json = nlohmann::ordered_json;  // some readers know one order of members only

class Mutation {
public:
    explicit Mutation(unsigned seed) : random_(seed) {}

    std::string of(std::string_view text) {
        std::vector<std::string> lines;
        while (!text.empty()) {
            const auto end = std::min(text.find('\n'), text.size());
            lines.emplace_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        if (lines.empty()) lines.emplace_back("{}");
        if (lines.size() > 1 && one_of(4) == 0) {
            change_lines(lines);
        } else {
            change_line(lines);
        }
        std::string all;
        for (const std::string& line : lines) {
            if (!all.empty()) all += '\n';
            all += line;
        }
        return all;
    }

private:
    std::size_t one_of(std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n - 1)(random_);
    }
    template <class T>
    T& any_of(std::vector<T>& items) {
        return items[one_of(items.size())];
    }

    void change_lines(std::vector<std::string>& lines) {
        const auto at = lines.begin() + static_cast<std::ptrdiff_t>(one_of(lines.size()));
        switch (one_of(4)) {
        case 0: lines.erase(at); break;
        case 1: std::swap(*at, any_of(lines)); break;
        case 2: lines.resize(one_of(lines.size()) + 1); break;
        default: lines.insert(at, std::string(any_of(lines))); break;
        }
    }

    void change_line(std::vector<std::string>& lines) {
        std::string& line = any_of(lines);
        json document = json::parse(line, nullptr, false);
        if (document.is_discarded()) {
            line = bytes_changed(line);
            return;
        }
        const json other = json::parse(any_of(lines), nullptr, false);
        const std::size_t changes = 1 + one_of(3);
        for (std::size_t n = 0; n < changes; ++n) change_value(document, other);
        line = document.dump(-1, ' ', false, json::error_handler_t::ignore);
    }

    std::string bytes_changed(const std::string& text) {
        std::vector<std::uint8_t> bytes(text.begin(), text.end());
        bytes.resize(text.size() + 16);
        const std::size_t size = LLVMFuzzerMutate(bytes.data(), text.size(), bytes.size());
        return {bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size)};
    }

    template <class Json>
    static void collect(Json& value, std::vector<Json*>& all) {
        all.push_back(&value);
        if (!value.is_structured()) return;
        for (auto& inner : value) collect(inner, all);
    }

    void change_value(json& document, const json& other) {
        std::vector<json*> all;
        collect(document, all);
        json& value = *any_of(all);
        switch (one_of(10)) {
        case 0:
            if (!other.is_discarded()) {
                std::vector<const json*> others;
                collect(other, others);
                value = json(*any_of(others));
            }
            break;
        case 1: value = json(*any_of(all)); break;
        case 2: value = any_constant(); break;
        case 3: value = json::array({json(value)}); break;
        case 4:
        case 5:
            if (value.is_structured()) {
                change_parts(value);
                break;
            }
            [[fallthrough]];
        default: change_leaf(value); break;
        }
    }

    void change_parts(json& value) {
        if (value.is_array()) {
            const auto n = one_of(value.size() + 1);
            if (n == value.size()) {
                value.push_back(value.empty() ? any_constant() : json(value[one_of(n)]));
            } else if (one_of(2) == 0) {
                value.erase(n);
            } else {
                std::swap(value[n], value[one_of(value.size())]);
            }
            return;
        }
        constexpr std::array kNames{"board", "clock", "once",  "idempotency_key",
                                    "seat",  "house", "nonce", "ready",
                                    "x",     "v",     "epoch", "prompt"};
        if (value.empty() || one_of(3) == 0) {
            value[kNames[one_of(kNames.size())]] = any_constant();
            return;
        }
        // Some members come and go together.
        do {
            const auto n = static_cast<std::ptrdiff_t>(one_of(value.size()));
            value.erase(std::next(value.begin(), n).key());
        } while (!value.empty() && one_of(3) == 0);
    }

    void change_leaf(json& value) {
        if (value.is_number_integer()) {
            constexpr std::array<std::int64_t, 6> kBy{1, -1, 2, -2, 10, -100};
            const auto n = value.get<std::int64_t>();
            if (n > std::numeric_limits<std::int64_t>::min() + 200 &&
                n < std::numeric_limits<std::int64_t>::max() - 200 && one_of(4) != 0) {
                value = n + kBy[one_of(kBy.size())];
            } else {
                value = any_constant();
            }
        } else if (value.is_string()) {
            value = bytes_changed(value.get<std::string>());
        } else if (value.is_boolean()) {
            value = !value.get<bool>();
        } else if (value.is_structured() && !value.empty()) {
            change_parts(value);
        } else {
            value = any_constant();
        }
    }

    json any_constant() {
        switch (one_of(12)) {
        case 0: return nullptr;
        case 1: return true;
        case 2: return 1;
        case 3: return -1;
        case 4: return 255;
        case 5: return std::numeric_limits<std::int64_t>::max();
        case 6: return std::numeric_limits<std::uint64_t>::max();
        case 7: return 4.5;
        case 8: return "";
        case 9: return "a";
        case 10: return json::array();
        default: return json::object();
        }
    }

    std::minstd_rand random_;
};

}  // namespace
}  // namespace vegas::fuzz

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    vegas::fuzz::try_text(vegas::fuzz::text_of(data, size));
    return 0;
}

// Changes a line or a value, sometimes just bytes.
std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                    unsigned seed) {
    if (seed % 5 == 0) return LLVMFuzzerMutate(data, size, most);
    const std::string changed = vegas::fuzz::Mutation(seed).of(vegas::fuzz::text_of(data, size));
    if (changed.size() > most) return LLVMFuzzerMutate(data, size, most);
    std::copy(changed.begin(), changed.end(), data);
    return changed.size();
}
