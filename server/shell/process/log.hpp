// The log: one line per event to stderr, as key=value fields or as JSON. Use it from the loop's
// thread. Never give it a token, a seed or a sealed choice.
//
// A thread of its own writes, so that nobody waits for whoever reads the log, or does not: then the
// oldest lines are dropped, and how many is logged as soon as lines are read again.
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

    // Waits a second, not longer, for what is not written yet.
    void flush();

    // `fields` is "event=name key=value ..."; see log_fields.hpp for values with blanks in them.
    void write(core::LogLevel level, std::string_view fields);

    void debug(std::string_view fields) { write(core::LogLevel::debug, fields); }
    void info(std::string_view fields) { write(core::LogLevel::info, fields); }
    void warn(std::string_view fields) { write(core::LogLevel::warn, fields); }
    void error(std::string_view fields) { write(core::LogLevel::error, fields); }

    void set_least(core::LogLevel least);

    // Ask this before putting together a line that is rarely logged.
    [[nodiscard]] bool wants(core::LogLevel level) const { return level >= least_; }

private:
    struct Writer;
    void post(core::LogLevel level, std::string_view fields);
    void say_what_was_dropped();

    core::LogLevel least_;
    LogFormat format_;
    std::unique_ptr<Writer> writer_;
};

}  // namespace vegas::shell
