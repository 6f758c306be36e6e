// Changes of JSON that leave it JSON: bytes at random seldom pass a strict reader, so what lies
// behind it would hardly ever be tried.
#pragma once

#include <cstddef>
#include <cstdint>

namespace vegas::fuzz {

// What LLVMFuzzerCustomMutator() is to do where an input is one JSON document in each line. Changes
// a line or a value, sometimes just bytes; returns the new size, at most `most`.
std::size_t mutate_json_lines(std::uint8_t* data, std::size_t size, std::size_t most,
                              unsigned seed);

}  // namespace vegas::fuzz
