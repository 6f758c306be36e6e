// What the fuzzers share. Each is a program of its own: libFuzzer calls LLVMFuzzerTestOneInput()
// with bytes that it makes up, keeps those that lead to new branches, and goes on from them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

// libFuzzer asks for these names; not every fuzzer has all of them.
extern "C" {
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
int LLVMFuzzerInitialize(int* argc, char*** argv);
std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                    unsigned seed);
}

namespace vegas::fuzz {

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

// What a fuzzer of JSON does with an input, one document in each line; json_input.cpp calls it.
void try_text(std::string_view text);

// Ends the program, which is how libFuzzer learns of a fault, and says what should have held.
void require(bool holds, std::string_view what);

}  // namespace vegas::fuzz
