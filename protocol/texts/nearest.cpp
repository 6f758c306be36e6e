#include "protocol/texts/nearest.hpp"

#include <algorithm>
#include <cstddef>

namespace vegas::texts {
namespace {

constexpr std::size_t kLongest = 64;  // of a name; longer words are near to none

// The distance of Damerau and Levenshtein, where no letter moves twice.
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before_last(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        before_last.swap(last);
        last.swap(row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t differs = a[i - 1] == b[j - 1] ? 0 : 1;
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + differs});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[j] = std::min(row[j], before_last[j - 2] + 1);
            }
        }
    }
    return row[b.size()];
}

}  // namespace

std::string nearest_word(std::string_view word, const std::vector<std::string>& known) {
    if (word.size() > kLongest) return {};
    std::string best;
    std::size_t least = std::max<std::size_t>(word.size() / 3, 1) + 1;
    for (const auto& name : known) {
        const auto distance = edit_distance(word, name);
        if (distance >= least) continue;
        least = distance;
        best = name;
    }
    if (!best.empty() || word.size() < 3) return best;
    // It may have been cut short, or a part of it left out.
    for (const auto& name : known) {
        if (name.find(word) != std::string::npos && (best.empty() || name.size() < best.size())) {
            best = name;
        }
    }
    return best;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& known) {
    const auto near = nearest_word(word, known);
    return near.empty() ? "" : "; did you mean " + near + "?";
}

}  // namespace vegas::texts
