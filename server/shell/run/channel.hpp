// One connection as the driver sees it.
#pragma once

#include <cstddef>
#include <string_view>

#include "protocol/replies/close_codes.hpp"

namespace vegas::shell {

// Of the driver's functions only written() may be called from within these.
class Channel {
public:
    virtual void queue(std::string_view text) = 0;  // leaves with the next flush()
    virtual void flush() = 0;
    // After what was queued.
    virtual void close(protocol::CloseCode code, std::string_view reason) = 0;
    virtual void cut() = 0;  // now
    // It said hello; it is closed for what it did. For the account of its address.
    virtual void greeted() {}
    virtual void offended() {}
    // Bytes of what was queued that have not left.
    [[nodiscard]] virtual std::size_t unsent() const = 0;

protected:
    ~Channel() = default;
};

}  // namespace vegas::shell
