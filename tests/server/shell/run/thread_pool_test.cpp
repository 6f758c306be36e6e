#include "server/shell/run/thread_pool.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <semaphore>
#include <thread>
#include <utility>
#include <vector>

#include "server/shell/net/event_loop.hpp"

namespace vegas::shell {
namespace {

// Calls it when the last copy is gone.
std::shared_ptr<void> at_end(std::function<void()> call) {
    return {nullptr, [call = std::move(call)](void*) { call(); }};
}

TEST(ThreadPool, WorksBesideTheLoopAndTellsOnIt) {
    EventLoop loop;
    ThreadPool worker(loop);
    const auto here = std::this_thread::get_id();
    std::thread::id worked, told;
    worker.run([] { return std::this_thread::get_id(); },
               [&](std::thread::id where) {
                   worked = where;
                   told = std::this_thread::get_id();
                   loop.stop();
               });
    loop.run();
    EXPECT_NE(worked, here);
    EXPECT_EQ(told, here);
}

TEST(ThreadPool, TheFirstThatIsGivenIsTheFirstThatIsDone) {
    constexpr int kCount = 200;
    EventLoop loop;
    ThreadPool worker(loop);
    std::vector<int> done, expected;
    for (int n = 0; n < kCount; ++n) {
        expected.push_back(n);
        worker.run([n] { return n; },
                   [&](int which) {
                       done.push_back(which);
                       if (which == kCount - 1) loop.stop();
                   });
    }
    loop.run();
    EXPECT_EQ(done, expected);
}

TEST(ThreadPool, WhatWaitsAtTheEndIsDropped) {
    std::binary_semaphore begun(0), dropped(0);
    int worked = 0;
    EventLoop loop;
    {
        ThreadPool worker(loop);
        worker.run(
            [&] {
                begun.release();
                dropped.acquire();
                return ++worked;
            },
            [](int) { FAIL() << "the loop does not run"; });
        worker.run([&, told = at_end([&] { dropped.release(); })] { return ++worked; },
                   [](int) { FAIL(); });
        begun.acquire();
    }
    EXPECT_EQ(worked, 1);
}

// It may hold what belongs to the loop's thread.
TEST(ThreadPool, WhatIsToBeToldIsNeverDestroyedOnTheWorker) {
    const auto here = std::this_thread::get_id();
    std::vector<std::thread::id> gone;
    std::binary_semaphore begun(0), dropped(0);
    {
        EventLoop loop;
        ThreadPool worker(loop);
        const auto note = [&gone] {
            return at_end([&gone] { gone.push_back(std::this_thread::get_id()); });
        };
        worker.run([] { return 0; }, [&loop, held = note()](int) { loop.stop(); });
        loop.run();
        worker.run(
            [&] {
                begun.release();
                dropped.acquire();
                return 0;
            },
            [held = note()](int) {});
        worker.run([told = at_end([&] { dropped.release(); })] { return 0; },
                   [held = note()](int) {});
        begun.acquire();
    }
    EXPECT_EQ(gone, (std::vector{here, here, here}));
}

}  // namespace
}  // namespace vegas::shell
