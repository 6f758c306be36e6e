// The one place where the bodies of Asio and Beast are compiled; all other files see declarations
// only.
#include "server/shell/net/asio.hpp"

#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
