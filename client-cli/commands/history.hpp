// The transcript of a finished game that not everybody may read: asked for as the player whose
// token is kept.
#pragma once

#include <optional>
#include <string>

#include "client-cli/commands/client.hpp"

namespace vegas::cli {

class History final : public Client {
public:
    History(Surroundings, const Address& server, Identity, std::string game);

    void line(std::string) override {}

    // As JSON; nothing if the player may not read it, or if it did not come.
    [[nodiscard]] const std::optional<std::string>& transcript() const { return transcript_; }

protected:
    void arrived(const Read<protocol::Welcome>&) override;

private:
    std::string game_;
    std::optional<std::string> transcript_;
};

}  // namespace vegas::cli
