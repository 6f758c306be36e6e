#include "client-cli/show/common/pieces.hpp"

#include "client-cli/show/common/generated.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kShortNameColumns = 8;

}  // namespace

Pieces listed(Pieces pieces) {
    for (std::size_t i = 0; i + 1 < pieces.size(); ++i) pieces[i] += ',';
    return pieces;
}

std::string name_on_tile(const Owner& owner, const Scene& scene) {
    return scene.owner(owner, kShortNameColumns);
}

Pieces pieces_on(const Tile& tile, const Scene& scene) {
    return std::visit(
        [&]<class T>(const T& one) -> Pieces {
            if constexpr (std::is_same_v<T, Unknown>) {
                return {};
            } else {
                return lies_on(one, scene);
            }
        },
        tile);
}

}  // namespace vegas::cli
