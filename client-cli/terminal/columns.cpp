#include "client-cli/terminal/columns.hpp"

#include <algorithm>

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

Lines columns_of(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], width_of(row[i]));
        }
    }
    Lines lines;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) line += "  ";
            line += i + 1 == row.size() ? row[i] : left(row[i], widths[i]);
        }
        lines.push_back(cut(line, kColumns - 1));
    }
    return lines;
}

}  // namespace vegas::cli
