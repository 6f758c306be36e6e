#include "server/shell/store/database_url.hpp"

#include <regex>

namespace vegas::shell {

bool is_database(std::string_view data) {
    return data.starts_with("postgresql://") || data.starts_with("postgres://");
}

std::string without_password(const std::string& url) {
    static const std::regex kOfUser("^([a-z]+://[^/?#@:]*:)[^/?#]*@");
    static const std::regex kParameter("([?&](?:password|sslpassword)=)[^&]*");
    return std::regex_replace(std::regex_replace(url, kOfUser, "$1***@"), kParameter, "$1***");
}

}  // namespace vegas::shell
