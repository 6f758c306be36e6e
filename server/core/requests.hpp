// What connections ask: each request is answered in its turn, here, with the help of the store, or
// by another server. Until a request is answered, the connection's later ones wait.
#pragma once

#include "server/core/hall/call.hpp"

namespace vegas::core::requests {

void on(Call&, const Received&);
void on(Call&, const Malformed&);

// With what the connection has asked meanwhile: its request is answered.
void go_on(Call&, Connection&);
// The request of a table that had no home: perhaps it has one by now.
void ask_again(Call&, ConnId);

}  // namespace vegas::core::requests
