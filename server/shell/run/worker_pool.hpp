// Runs work on other threads that would block the loop for half a millisecond or more. The caller
// bounds how much waits.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace vegas::shell {

class WorkerPool {
public:
    virtual ~WorkerPool() = default;

    // Calls `work` on another thread, then `then` with its result on the loop's thread; or neither,
    // if the server ends before. Work starts in the order given. REQUIRES: called on the loop's
    // thread. Nobody changes what `work` refers to, and `work` throws nothing.
    template <class Work, class Then>
    void run(Work work, Then then) {
        using Result = std::invoke_result_t<Work&>;
        const auto result = std::make_shared<std::optional<Result>>();
        add([result, work = std::move(work)]() mutable { result->emplace(work()); },
            [result, then = std::move(then)]() mutable { then(std::move(**result)); });
    }

    // Number of jobs not started yet.
    [[nodiscard]] virtual std::size_t queued() const = 0;
    // Number of jobs that run in parallel; at least 1.
    [[nodiscard]] virtual std::size_t concurrency() const = 0;

protected:
    using Job = std::function<void()>;
    virtual void add(Job work, Job then) = 0;
};

}  // namespace vegas::shell
