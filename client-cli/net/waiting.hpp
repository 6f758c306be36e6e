// How the coroutines of this folder wait for a socket: what went wrong is a value, not an
// exception.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace vegas::cli {

inline constexpr auto kWait = boost::asio::as_tuple(boost::asio::use_awaitable);

}  // namespace vegas::cli
