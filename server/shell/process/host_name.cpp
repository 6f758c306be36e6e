#include "server/shell/process/host_name.hpp"

#include <resolv.h>
#include <unistd.h>

#include <array>

#include "protocol/texts/plain_text.hpp"

namespace vegas::shell {
namespace {

// As /etc/resolv.conf has them. Asks no server.
std::vector<std::string> search_domains() {
    struct __res_state state {};
    if (res_ninit(&state) != 0) return {};
    std::vector<std::string> domains;
    for (const char* domain : state.dnsrch) {
        if (domain == nullptr) break;
        domains.push_back(texts::to_lower(domain));
    }
    res_nclose(&state);
    return domains;
}

}  // namespace

std::string host_name() {
    std::array<char, 256> name{};
    return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "unknown";
}

std::vector<std::string> machine_names() {
    const std::string whole = texts::to_lower(host_name());
    const std::string first = whole.substr(0, whole.find('.'));
    std::vector<std::string> names{whole, first, first + ".local"};
    for (const auto& domain : search_domains()) {
        names.push_back(std::string(first).append(1, '.').append(domain));
    }
    return names;
}

}  // namespace vegas::shell
