#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

std::string dollars(std::int64_t amount) {
    std::string digits = std::to_string(amount < 0 ? -amount : amount);
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, ",");
    }
    return (amount < 0 ? "-$" : "$") + digits;
}

std::string thousands(std::int64_t amount) {
    if (-1000 < amount && amount < 1000) return dollars(amount);
    return amount % 1000 == 0 ? std::to_string(amount / 1000) + "k" : std::to_string(amount);
}

}  // namespace vegas::cli
