#include "server/shell/links/frames.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <variant>

#include "server/core/link/codec.hpp"
#include "tests/support/written_and_read.hpp"

namespace vegas::shell {
namespace {

constexpr std::string_view kKey = "a key that is long enough for a test";

class Line : public testing::Test {
protected:
    static Opening opening(core::NodeId node) {
        Opening made{.node = node, .nonce = {}};
        made.nonce.fill(static_cast<std::uint8_t>(node));
        return made;
    }

    const LineKeys keys = line_keys(kKey, opening(2), opening(1));
    FrameWriter writer{keys.caller};
    FrameReader reader{keys.caller};
    std::string bytes;
};

TEST_F(Line, OpeningsAreReadAsTheyWereWritten) {
    const auto back = Opening::parse(opening(7).bytes());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->node, 7U);
    EXPECT_EQ(back->nonce, opening(7).nonce);
    EXPECT_FALSE(Opening::parse(opening(7).bytes() + "x"));
    EXPECT_FALSE(Opening::parse(std::string(Opening::kBytes, 'x')));
}

TEST_F(Line, ANewerServerIsSpokenWithAndOneThatIsTooOldIsNot) {
    Opening newer = opening(7);
    newer.version = core::link::kVersion + 1;
    const auto back = Opening::parse(newer.bytes());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->version, newer.version);
    EXPECT_EQ(back->bytes(), newer.bytes());  // the keys of the line follow from what was sent
    Opening older = opening(7);
    older.version = core::link::kOldest - 1;
    EXPECT_FALSE(Opening::parse(older.bytes()));
}

TEST_F(Line, FramesComeThroughWhateverPiecesTheyComeIn) {
    writer.write(bytes, "", "");
    writer.write(bytes, "head", "body");
    writer.write(bytes, "another", std::string(100'000, 'b'));
    std::string got;
    for (const char c : bytes) {
        reader.feed({&c, 1});
        while (const auto frame = reader.next()) {
            got += frame->head + ":" + std::to_string(frame->body.size()) + " ";
        }
    }
    EXPECT_EQ(got, ":0 head:4 another:100000 ");
    EXPECT_FALSE(reader.broken());
}

TEST_F(Line, AChangedByteBreaksIt) {
    writer.write(bytes, "", "");
    writer.write(bytes, "head", "body");
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        FrameReader fresh(keys.caller);
        std::string changed = bytes;
        changed[at] = static_cast<char>(changed[at] ^ 1);
        fresh.feed(changed);
        std::size_t frames = 0;
        while (fresh.next()) ++frames;
        EXPECT_LT(frames, 2U) << at;
    }
}

TEST_F(Line, AFrameIsNotSaidTwiceNorLeftOut) {
    writer.write(bytes, "", "");
    const std::size_t first = bytes.size();
    writer.write(bytes, "second", "");
    const std::size_t second = bytes.size();
    writer.write(bytes, "third", "");
    reader.feed(bytes.substr(0, first));
    EXPECT_TRUE(reader.next());
    FrameReader again = reader;
    reader.feed(bytes.substr(0, first));
    EXPECT_FALSE(reader.next());
    EXPECT_TRUE(reader.broken());
    again.feed(bytes.substr(second));
    EXPECT_FALSE(again.next());
    EXPECT_TRUE(again.broken());
}

TEST_F(Line, WithoutTheKeyNothingIsUnderstood) {
    FrameWriter stranger(line_keys("some other key", opening(2), opening(1)).caller);
    stranger.write(bytes, "", "");
    reader.feed(bytes);
    EXPECT_FALSE(reader.next());
    EXPECT_TRUE(reader.broken());
}

TEST_F(Line, WhatOneSaysIsNotWhatItHears) { EXPECT_NE(keys.caller, keys.called); }

TEST_F(Line, APeerWithoutProofCannotMakeUsWaitForALongFrame) {
    writer.write(bytes, "head", std::string(1'000, 'b'));
    reader.feed(bytes.substr(0, 8));
    EXPECT_FALSE(reader.next());
    EXPECT_TRUE(reader.broken());
}

// ---- messages

template <class M>
M read_as(const std::string& head, std::string body = {}) {
    const auto read = vegas::test::read_message(head, std::move(body));
    const bool is_it = read && std::holds_alternative<M>(*read);
    EXPECT_TRUE(is_it) << head;
    return is_it ? std::get<M>(*read) : M{};
}
template <class M>
M back(const M& message) {
    const core::link::Message whole = message;
    return read_as<M>(core::link::head_of(whole), std::string(core::link::body_of(whole)));
}

TEST(LinkMessages, AreReadAsTheyWereWritten) {
    const auto attach = back(core::link::Attach{7, "player1", "An\"na", "192.0.2.7", {"tab1"}});
    EXPECT_EQ(attach.conn, 7U);
    EXPECT_EQ(attach.name, "An\"na");
    EXPECT_EQ(attach.returns, std::vector<std::string>{"tab1"});
    EXPECT_EQ(back(core::link::Ask{7, R"({"op":"x"})"}).body, R"({"op":"x"})");
    const auto say =
        back(core::link::Say{9, true, "tab1", std::make_shared<const std::string>("a body")});
    EXPECT_EQ(*say.body, "a body");
    EXPECT_TRUE(say.answers);
    EXPECT_EQ(back(core::link::End{9, 4001, "replaced"}).reason, "replaced");
    EXPECT_EQ(back(core::link::Serves{{"tab1", "tab2"}, {}}).tables.size(), 2U);
    EXPECT_EQ(back(core::link::Announced{"at noon"}).body, "at noon");
    (void)back(core::link::BansChanged{});
}

TEST(LinkMessages, WhatIsNoneIsRefused) {
    for (const char* head :
         {"", "{}", R"({"is":7})", R"({"is":"gone"})", R"({"is":"gone","conn":-1})"}) {
        EXPECT_FALSE(core::link::message_of(head, "")) << head;
    }
}

TEST(LinkMessages, WhatANewerServerAddsIsPassedOver) {
    EXPECT_EQ(read_as<core::link::Gone>(R"({"is":"gone","conn":1,"more":{"than":"known"}})").conn,
              1U);
    const auto attach = read_as<core::link::Attach>(
        R"({"is":"attach","conn":7,"player":"player1","name":"Anna","address":"192.0.2.7",)"
        R"("returns":[],"program":{"name":"Rex","speed":9}})");
    ASSERT_TRUE(attach.program);
    EXPECT_EQ(attach.program->name, "Rex");
    const auto heard = core::link::message_of(R"({"is":"of_a_newer_server","conn":1})", "");
    ASSERT_TRUE(heard);
    EXPECT_TRUE(std::holds_alternative<core::link::Unknown>(*heard));
}

TEST(LinkMessages, AnEntryOfTheLobbyIsReadAsItWasWritten) {
    protocol::LobbyEntry entry{.table = "tab1", .setup = {}, .taken = 2, .players = {{"Anna", {}}}};
    entry.setup.ruleset = Ruleset::royale;
    entry.setup.tiles = 5;
    entry.setup.tile_set.emplace();
    entry.quick = true;
    const auto read = core::link::entry_of(protocol::to_json(entry));
    ASSERT_TRUE(read);
    EXPECT_EQ(protocol::to_json(*read), protocol::to_json(entry));
}

}  // namespace
}  // namespace vegas::shell
