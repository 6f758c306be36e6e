#include "server/shell/http/operator_api.hpp"

#include "server/shell/http/metrics_route.hpp"

namespace vegas::shell {

void OperatorApi::stand_by(const std::string& why) {
    metrics_.standing_by().Set(1);
    why_ = "standing by: " + why;
}

void OperatorApi::serve(HttpHandler& api) {
    metrics_.standing_by().Set(0);
    api_ = &api;
}

HttpResult OperatorApi::handle(ListenerRole role, const HttpRequest& request) {
    if (api_ != nullptr) return api_->handle(role, request);
    if (request.method != "GET" && request.method != "HEAD") return method_not_allowed_reply();
    return reply_before(request.target.substr(0, request.target.find('?')));
}

HttpReply OperatorApi::reply_before(std::string_view path) const {
    if (path == "/healthz") return text_reply(200, "ok\n");
    if (path == "/readyz") return text_reply(503, why_ + "\n");
    if (path == "/metrics") return metrics_before_start(metrics_);
    return text_reply(404, "not found\n");
}

bool OperatorApi::draining() const { return api_ != nullptr && api_->draining(); }

}  // namespace vegas::shell
