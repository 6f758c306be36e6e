#include "client-cli/commands/fetch_transcript.hpp"

#include <utility>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

TranscriptClient::TranscriptClient(ClientContext context, const ServerAddress& server,
                                   Identity identity, std::string game)
    : Client(std::move(context), server, std::move(identity)), game_(std::move(game)) {}

void TranscriptClient::on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) {
    runtime_.session.request_until_reply({{"op", "history"}, {"game", game_}},
                                         [this](const WireReply& reply, const json& whole) {
                                             if (!reply.error) {
                                                 transcript_ = compact(member(whole, "transcript"));
                                             }
                                             runtime_.stop(reply.error ? kExitFailed : kExitDone);
                                         });
}

}  // namespace vegas::cli
