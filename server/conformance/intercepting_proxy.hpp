// Stands between the bot's connections and the server: passes all messages to the
// ConformanceChecker and lets the FaultInjector change them. On the loop's thread.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/conformance/conformance_checker.hpp"
#include "server/conformance/fault_injector.hpp"
#include "server/shell/net/loop.hpp"
#include "server/shell/run/connection_observer.hpp"

namespace vegas::shell::conformance {

class InterceptingProxy final : public ConnectionObserver {
public:
    struct Parts {
        ConnectionObserver& server;
        Loop& loop;
        FaultInjector& fault_injector;
        ConformanceChecker& checker;
    };
    explicit InterceptingProxy(Parts parts) : parts_(parts) {}

    [[nodiscard]] core::ConnId on_open(ClientConnection& socket, core::Address from,
                                       bool unlimited) override;
    void on_message(core::ConnId conn, std::string bytes) override;
    void on_malformed(core::ConnId conn, core::MessageError what) override;
    void on_sent(core::ConnId conn, std::size_t bytes) override;
    void on_close(core::ConnId conn) override;

private:
    // A connection as the server sees it.
    class ProxiedConnection final : public ClientConnection {
    public:
        ProxiedConnection(InterceptingProxy& proxy, ClientConnection& socket)
            : proxy_(proxy), socket_(socket) {}

        void queue(std::string_view text) override;
        void flush() override { socket_.flush(); }
        void close(protocol::CloseCode code, std::string_view reason) override;
        void abort() override;
        [[nodiscard]] std::size_t unsent_bytes() const override { return socket_.unsent_bytes(); }

        void send(const ordered_json& message);
        void apply(ConnectionFault fault);
        [[nodiscard]] bool closed_by_server() const { return closed_by_server_; }
        // Stops passing the server's messages to the bot.
        void mute() { is_mute_ = true; }

    private:
        InterceptingProxy& proxy_;
        ClientConnection& socket_;
        bool is_mute_ = false;
        bool closed_by_server_ = false;
    };

    [[nodiscard]] std::int64_t now() const { return parts_.loop.now().ms; }
    [[nodiscard]] ProxiedConnection* find(core::ConnId conn);

    Parts parts_;
    std::unordered_map<std::uint64_t, std::unique_ptr<ProxiedConnection>> connections_;
};

}  // namespace vegas::shell::conformance
