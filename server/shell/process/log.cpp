#include "server/shell/process/log.hpp"

#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "server/shell/process/log_fields.hpp"

namespace vegas::shell {
namespace {

constexpr const char* kText = "time=%Y-%m-%dT%H:%M:%S.%eZ level=%l %v";
constexpr const char* kJson = R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})";

spdlog::level::level_enum spd(core::LogLevel level) {
    switch (level) {
    case core::LogLevel::debug: return spdlog::level::debug;
    case core::LogLevel::info: return spdlog::level::info;
    case core::LogLevel::warn: return spdlog::level::warn;
    case core::LogLevel::error: return spdlog::level::err;
    }
    return spdlog::level::err;
}

}  // namespace

Log::Log(core::LogLevel least, LogFormat format)
    : least_(least),
      format_(format),
      out_(std::make_unique<spdlog::logger>("vegasd",
                                            std::make_shared<spdlog::sinks::stderr_sink_st>())) {
    out_->set_level(spd(least));
    out_->set_formatter(std::make_unique<spdlog::pattern_formatter>(
        format == LogFormat::json ? kJson : kText, spdlog::pattern_time_type::utc));
    out_->flush_on(spdlog::level::debug);
}

Log::~Log() = default;

void Log::write(core::LogLevel level, std::string_view fields) {
    if (!wants(level)) return;
    const auto spd_level = spd(level);
    if (format_ == LogFormat::json) {
        out_->log(spd_level, spdlog::string_view_t(fields_to_json(fields)));
    } else {
        out_->log(spd_level, spdlog::string_view_t(fields.data(), fields.size()));
    }
}

}  // namespace vegas::shell
