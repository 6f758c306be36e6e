// Formats of members of messages that are more than a plain value.
#pragma once

#include <cstdint>
#include <string_view>

namespace vegas::as {

struct InOrderFormat {};  // a described struct whose members are written as declared
struct OfferFormat {};    // an action and what it would lead to
struct ViewFormat {};     // a table as one viewer sees it
struct RawListFormat {    // members of a list, written already
    std::string_view schema;
};
template <class T>
struct WrittenFormat {  // members of a list of described structs, written already
    std::int64_t most;
};
inline constexpr InOrderFormat in_order{};
inline constexpr OfferFormat offer{};
inline constexpr ViewFormat view{};
constexpr RawListFormat raw_list(std::string_view schema) { return {schema}; }
template <class T>
constexpr WrittenFormat<T> written(std::int64_t most) {
    return {most};
}

}  // namespace vegas::as
