#include "client-cli/commands/screen.hpp"

#include "client-cli/show/result.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

std::string join_command(const std::string& server, const Read<protocol::TableInfo>& table) {
    return "vegas play --server " + server + " --invite " + safe_text(table.invite, true);
}

Lines result_lines(const Scene& scene, bool with_line) {
    Lines lines = {""};
    const Forms forms = result_forms(scene, kColumns - 1);
    lines.insert(lines.end(), forms.front().begin(), forms.front().end());
    if (!with_line) return lines;
    lines.emplace_back();
    lines.push_back(result_line(scene.view));
    return lines;
}

}  // namespace vegas::cli
