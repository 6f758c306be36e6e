#include "server/shell/ws/frame_lengths.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace vegas::shell {
namespace {

// The bytes behind the watch, which sees them in pieces of a size.
std::string passed(std::string bytes, std::size_t piece) {
    FrameLengths lengths;
    for (std::size_t at = 0; at < bytes.size(); at += piece) {
        const auto size = std::min(piece, bytes.size() - at);
        lengths.pass({reinterpret_cast<std::uint8_t*>(bytes.data()) + at, size});
    }
    return bytes;
}

void expect_passed(const std::string& bytes, const std::string& expected) {
    for (std::size_t piece = 1; piece <= bytes.size(); ++piece) {
        EXPECT_EQ(passed(bytes, piece), expected) << "in pieces of " << piece;
    }
}

const std::string kMask("\x91\x92\x93\x94");

std::string frame(const std::string& length, std::size_t payload) {
    return "\x81" + length + kMask + std::string(payload, '\xff');
}

TEST(FrameLengths, FramesThatBeginNoMessageAreCounted) {
    const auto with_opcode = [](char opcode) {
        std::string bytes = frame("\x83", 3);
        bytes[0] = opcode;
        return bytes;
    };
    std::string bytes = frame("\x80", 0) + with_opcode('\x82');  // a text, a binary message
    bytes += with_opcode('\x01') + with_opcode('\x00') + with_opcode('\x80');
    bytes += with_opcode('\x89') + with_opcode('\x8a') + with_opcode('\x88');
    FrameLengths lengths;
    for (char& byte : bytes) lengths.pass({reinterpret_cast<std::uint8_t*>(&byte), 1});
    EXPECT_EQ(lengths.extra_frames(), 5U);
}

TEST(FrameLengths, WhatIsAllowedPassesAsItIs) {
    const std::string several =
        frame("\x80", 0) + frame("\xfd", 125) + frame(std::string("\xfe\x80\x01", 3), 0x8001) +
        frame(std::string("\xff\x00\x00\x00\x00\x00\x01\x00\x01", 9), 65537) +
        frame("\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 20);
    for (const std::size_t piece : {1U, 2U, 3U, 7U, 4096U, 1'000'000U}) {
        EXPECT_EQ(passed(several, piece), several) << "in pieces of " << piece;
    }
}

TEST(FrameLengths, ALengthWithTheHighestBitIsMadeOneThatNobodyTakes) {
    const std::string zero("\xff\0\0\0\0\0\0\0\0", 9);
    const auto before = frame("\x82", 2);
    expect_passed(before + frame("\xff\xff\xff\xff\xff\xff\xff\xff\xff", 3),
                  before + frame(zero, 3));
    expect_passed(frame(std::string("\xff\x80\0\0\0\0\0\0\x05", 9), 5), frame(zero, 5));
}

TEST(FrameLengths, AFrameWithoutAMaskHasAShorterHeader) {
    const std::string plain = std::string("\x81\x03") + "\xff\xff\xff";
    const std::string bad = "\x81\x7f\xff\xff\xff\xff\xff\xff\xff\xff";
    expect_passed(plain + bad, plain + std::string("\x81\x7f\0\0\0\0\0\0\0\0", 10));
}

}  // namespace
}  // namespace vegas::shell
