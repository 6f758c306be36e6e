#include "server/shell/http/page.hpp"

#include <algorithm>

namespace vegas::shell {

const PageFile* Page::find(std::string_view path) const {
    if (path == "/") path = "/index.html";
    const auto found = std::ranges::lower_bound(files, path, {}, &PageFile::path);
    return found != files.end() && found->path == path ? &*found : nullptr;
}

}  // namespace vegas::shell
