#include "client-cli/commands/screen.hpp"

#include "client-cli/protocol/text_form.hpp"
#include "client-cli/show/fair_dice.hpp"
#include "client-cli/show/result.hpp"

namespace vegas::cli {

std::string join_command(const std::string& server, const WireStruct<protocol::TableInfo>& table) {
    if (!can_stand_in_command(table.invite, as::invite)) return {};
    return "vegas play --server " + server + " --invite " + table.invite;
}

Lines result_lines(const RenderContext& context, bool with_summary) {
    Lines lines = {""};
    const LayoutVariants variants = result_variants(context, kColumns - 1);
    lines.insert(lines.end(), variants.front().begin(), variants.front().end());
    if (const std::string fair = fair_dice_line(context); !fair.empty()) lines.push_back(fair);
    if (!with_summary) return lines;
    lines.emplace_back();
    lines.push_back(result_line(context.view));
    return lines;
}

}  // namespace vegas::cli
