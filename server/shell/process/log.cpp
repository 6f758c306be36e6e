#include "server/shell/process/log.hpp"

#include <spdlog/async.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/base_sink.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <thread>
#include <utility>

#include "server/shell/process/journal_stream.hpp"
#include "server/shell/process/log_fields.hpp"

namespace vegas::shell {
namespace {

constexpr const char* kTextPattern = "time=%Y-%m-%dT%H:%M:%S.%eZ level=%l %v";
constexpr const char* kJsonPattern = R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})";

spdlog::level::level_enum spd(core::LogLevel level) {
    switch (level) {
    case core::LogLevel::debug: return spdlog::level::debug;
    case core::LogLevel::info: return spdlog::level::info;
    case core::LogLevel::warn: return spdlog::level::warn;
    case core::LogLevel::error: return spdlog::level::err;
    }
    return spdlog::level::err;
}

core::LogLevel core_level(spdlog::level::level_enum level) {
    switch (level) {
    case spdlog::level::trace:
    case spdlog::level::debug: return core::LogLevel::debug;
    case spdlog::level::info: return core::LogLevel::info;
    case spdlog::level::warn: return core::LogLevel::warn;
    default: return core::LogLevel::error;
    }
}

// Lines that wait to be written.
constexpr std::size_t kWaiting = 1'024;
constexpr std::chrono::seconds kPatienceAtTheEnd{1};

// Straight to the descriptor: a write that hangs holds no lock that the end of the process needs.
class Stderr final : public spdlog::sinks::base_sink<spdlog::details::null_mutex> {
public:
    [[nodiscard]] std::uint64_t written() const { return written_; }

private:
    void sink_it_(const spdlog::details::log_msg& msg) override {
        spdlog::memory_buf_t line;
        if (is_journal_) line.append(journal_priority(core_level(msg.level)));
        formatter_->format(msg, line);
        for (std::size_t done = 0; done < line.size();) {
            const ssize_t n = ::write(STDERR_FILENO, line.data() + done, line.size() - done);
            if (n < 0 && errno != EINTR) break;  // nobody will ever read it
            if (n > 0) done += static_cast<std::size_t>(n);
        }
        ++written_;
    }
    void flush_() override {}

    const bool is_journal_ = is_stderr_journal();
    std::atomic<std::uint64_t> written_{0};
};

}  // namespace

struct Log::Writer {
    explicit Writer(spdlog::level::level_enum least)
        : out(std::make_shared<spdlog::async_logger>(
              "vegasd", sink, pool, spdlog::async_overflow_policy::overrun_oldest)) {
        out->set_level(least);
    }

    [[nodiscard]] std::uint64_t dropped() const { return pool->overrun_counter(); }
    [[nodiscard]] std::uint64_t unwritten() const { return posted - dropped() - sink->written(); }

    std::shared_ptr<spdlog::details::thread_pool> pool =
        std::make_shared<spdlog::details::thread_pool>(kWaiting, 1);
    std::shared_ptr<Stderr> sink = std::make_shared<Stderr>();
    std::shared_ptr<spdlog::async_logger> out;
    std::uint64_t posted = 0;
    std::uint64_t reported = 0;  // of the lines that were dropped
};

Log::Log(core::LogLevel least, LogFormat format)
    : level_(least), format_(format), writer_(std::make_unique<Writer>(spd(least))) {
    writer_->out->set_formatter(std::make_unique<spdlog::pattern_formatter>(
        format == LogFormat::json ? kJsonPattern : kTextPattern, spdlog::pattern_time_type::utc));
}

void Log::flush() {
    using std::chrono::steady_clock;
    report_dropped();
    const auto end = steady_clock::now() + kPatienceAtTheEnd;
    while (writer_->unwritten() > 0 && steady_clock::now() < end) {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
}

Log::~Log() {
    flush();
    // A thread that hangs in its write cannot be joined; it ends with the process, and is not lost
    // till then.
    [[maybe_unused]] static const Writer* hangs = nullptr;
    if (writer_->unwritten() > 0) hangs = writer_.release();
}

void Log::set_level(core::LogLevel least) {
    level_ = least;
    writer_->out->set_level(spd(least));
}

void Log::write(core::LogLevel level, std::string_view fields) {
    if (!is_enabled(level)) return;
    post(level, fields);
    report_dropped();
}

void Log::post(core::LogLevel level, std::string_view fields) {
    ++writer_->posted;
    const auto spd_level = spd(level);
    if (format_ == LogFormat::json) {
        writer_->out->log(spd_level, spdlog::string_view_t(fields_to_json(fields)));
    } else {
        writer_->out->log(spd_level, spdlog::string_view_t(fields.data(), fields.size()));
    }
}

void Log::report_dropped() {
    const std::uint64_t dropped = writer_->dropped();
    if (dropped == writer_->reported || writer_->unwritten() > kWaiting / 2) return;
    const std::uint64_t news = dropped - std::exchange(writer_->reported, dropped);
    if (is_enabled(core::LogLevel::warn)) {
        post(core::LogLevel::warn, "event=log_lines_dropped" + field("lines", news));
    }
}

}  // namespace vegas::shell
