// The port for operators, which is open before the server has its storage: while the server stands
// by, it is healthy and not ready. From serve() on the HttpApi answers.
#pragma once

#include <string>

#include "server/shell/http/handler.hpp"
#include "server/shell/metrics/metrics.hpp"

namespace vegas::shell {

class OperatorApi final : public HttpHandler {
public:
    explicit OperatorApi(Metrics& metrics) : metrics_(metrics) {}

    // `why`: what the server waits for, one line.
    void stand_by(const std::string& why);
    void serve(HttpHandler& api);

    [[nodiscard]] HttpResult handle(ListenerRole role, const HttpRequest& request) override;
    [[nodiscard]] bool draining() const override;

private:
    [[nodiscard]] HttpReply reply_before(std::string_view path) const;

    Metrics& metrics_;
    HttpHandler* api_ = nullptr;  // null: not yet
    std::string why_ = "starting";
};

}  // namespace vegas::shell
