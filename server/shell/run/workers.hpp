// Does beside the loop what takes longer than others should wait for: from half a millisecond on.
// Whoever gives work bounds how much of it waits.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace vegas::shell {

class Workers {
public:
    virtual ~Workers() = default;

    // Calls `work` on another thread, and `then` with what it gave on the loop's; or neither, when
    // the server ends before. The first that is given is the first that is begun.
    // REQUIRES: called on the loop's thread. Nobody changes what `work` refers to, and it throws
    // nothing.
    template <class Work, class Then>
    void run(Work work, Then then) {
        using Result = std::invoke_result_t<Work&>;
        const auto result = std::make_shared<std::optional<Result>>();
        add([result, work = std::move(work)]() mutable { result->emplace(work()); },
            [result, then = std::move(then)]() mutable { then(std::move(**result)); });
    }

    // Work that has not been begun.
    [[nodiscard]] virtual std::size_t waiting() const = 0;
    // So much is done side by side; at least 1.
    [[nodiscard]] virtual std::size_t at_once() const = 0;

protected:
    using Job = std::function<void()>;
    virtual void add(Job work, Job then) = 0;
};

}  // namespace vegas::shell
