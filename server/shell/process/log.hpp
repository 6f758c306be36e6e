// The log: one line per event to stderr, as key=value fields or as JSON. In systemd's journal each
// line has the priority of its level. Use it from the loop's thread. Never give it a token, a seed
// or a sealed choice.
//
// A separate thread writes, so that a slow or stuck reader of the log blocks nobody. The oldest
// lines are then dropped; their number is logged once lines are read again.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "server/core/base/io.hpp"

namespace vegas::shell {

enum class LogFormat : std::uint8_t { text, json };

class Log {
public:
    Log(core::LogLevel least, LogFormat format);
    ~Log();  // as flush()

    // Waits up to one second for unwritten lines.
    void flush();

    // `fields` is "event=name key=value ..."; log_fields.hpp quotes values that contain blanks.
    void write(core::LogLevel level, std::string_view fields);

    void debug(std::string_view fields) { write(core::LogLevel::debug, fields); }
    void info(std::string_view fields) { write(core::LogLevel::info, fields); }
    void warn(std::string_view fields) { write(core::LogLevel::warn, fields); }
    void error(std::string_view fields) { write(core::LogLevel::error, fields); }

    void set_level(core::LogLevel least);

    // Check this before building a line that is rarely logged.
    [[nodiscard]] bool is_enabled(core::LogLevel level) const { return level >= level_; }

private:
    struct Writer;
    void post(core::LogLevel level, std::string_view fields);
    void report_dropped();

    core::LogLevel level_;
    LogFormat format_;
    std::unique_ptr<Writer> writer_;
};

}  // namespace vegas::shell
