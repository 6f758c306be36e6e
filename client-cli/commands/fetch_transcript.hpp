// Fetches the transcript of a finished game that not everybody may read, as the player whose token
// is kept.
#pragma once

#include <optional>
#include <string>

#include "client-cli/commands/client.hpp"

namespace vegas::cli {

class TranscriptClient final : public Client {
public:
    TranscriptClient(ClientContext, const ServerAddress& server, Identity, std::string game);

    // As JSON; nullopt if the player may not read it or it did not come.
    [[nodiscard]] const std::optional<std::string>& transcript() const { return transcript_; }

protected:
    void on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) override;

private:
    std::string game_;
    std::optional<std::string> transcript_;
};

}  // namespace vegas::cli
