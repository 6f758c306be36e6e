// Stands between the connections of a bot and the server: shows the witness what goes by, and lets
// the meddler meddle. On the loop's thread.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/conformance/meddler.hpp"
#include "server/conformance/witness.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/run/receiver.hpp"

namespace vegas::shell::conformance {

class Between final : public Receiver {
public:
    struct Parts {
        Receiver& server;
        Loop& loop;
        Meddler& meddler;
        Witness& witness;
    };
    explicit Between(Parts parts) : parts_(parts) {}

    [[nodiscard]] core::ConnId opened(Channel& socket, core::Address from, bool unlimited) override;
    void received(core::ConnId conn, std::string bytes) override;
    void malformed(core::ConnId conn, core::Broken what) override;
    void written(core::ConnId conn, std::size_t bytes) override;
    void closed(core::ConnId conn) override;

private:
    // A connection as the server sees it.
    class Line final : public Channel {
    public:
        Line(Between& between, Channel& socket) : between_(between), socket_(socket) {}

        void queue(std::string_view text) override;
        void flush() override { socket_.flush(); }
        void close(protocol::CloseCode code, std::string_view reason) override;
        void cut() override;
        [[nodiscard]] std::size_t unsent() const override { return socket_.unsent(); }

        void say(const Json& message);
        void end(Then how);
        [[nodiscard]] bool ended_by_us() const { return ended_by_us_; }
        // Nothing that the server says reaches the bot any more.
        void mute() { is_mute_ = true; }

    private:
        Between& between_;
        Channel& socket_;
        bool is_mute_ = false;
        bool ended_by_us_ = false;
    };

    [[nodiscard]] std::int64_t now() const { return parts_.loop.now().ms; }
    [[nodiscard]] Line* line(core::ConnId conn);

    Parts parts_;
    std::unordered_map<std::uint64_t, std::unique_ptr<Line>> lines_;
};

}  // namespace vegas::shell::conformance
