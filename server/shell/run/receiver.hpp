// What connections tell of themselves, between opened() and exactly one closed(). On the loop's
// thread.
#pragma once

#include <cstddef>
#include <string>

#include "server/core/base/io.hpp"
#include "server/shell/run/channel.hpp"

namespace vegas::shell {

class Receiver {
public:
    // As core::Opened says. The channel must live until closed().
    [[nodiscard]] virtual core::ConnId opened(Channel& channel, core::Address from,
                                              bool unlimited) = 0;
    virtual void received(core::ConnId conn, std::string bytes) = 0;  // as core::Received says
    virtual void malformed(core::ConnId conn, core::Broken what) = 0;
    virtual void written(core::ConnId conn, std::size_t bytes) = 0;
    virtual void closed(core::ConnId conn) = 0;

protected:
    ~Receiver() = default;
};

}  // namespace vegas::shell
