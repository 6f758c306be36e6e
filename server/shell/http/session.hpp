// An HTTP session: serves requests on a connection until one upgrades to a WebSocket or the client
// closes. Each request has a deadline and a size limit.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "server/shell/http/session_parts.hpp"
#include "server/shell/net/asio.hpp"
#include "server/shell/net/connection_slot.hpp"

namespace vegas::shell {

// `client`: nullopt if a PROXY header will name the client. A refusal is the reply to its request.
// `pending_requests` counts the sessions with a request that is incomplete or without its reply.
void start_http_session(TcpSocket socket, ListenerRole role, SessionParts session_parts,
                        std::optional<AdmissionControl::Admission> client, ConnectionSlot slot,
                        std::shared_ptr<std::size_t> pending_requests);

}  // namespace vegas::shell
