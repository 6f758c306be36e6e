#include "server/shell/peers/peer_frames.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <variant>

#include "server/core/peer/codec.hpp"
#include "tests/support/written_and_read.hpp"

namespace vegas::shell {
namespace {

constexpr std::string_view kKey = "a key that is long enough for a test";

class PeerFrames : public testing::Test {
protected:
    static PeerHandshake handshake(core::NodeId node) {
        PeerHandshake made{.node = node, .nonce = {}};
        made.nonce.fill(static_cast<std::uint8_t>(node));
        return made;
    }

    const PeerKeys keys = derive_peer_keys(kKey, handshake(2), handshake(1));
    PeerFrameWriter writer{keys.initiator};
    PeerFrameReader reader{keys.initiator};
    std::string bytes;
};

TEST_F(PeerFrames, OpeningsAreReadAsTheyWereWritten) {
    const auto back = PeerHandshake::parse(handshake(7).bytes());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->node, 7U);
    EXPECT_EQ(back->nonce, handshake(7).nonce);
    EXPECT_FALSE(PeerHandshake::parse(handshake(7).bytes() + "x"));
    EXPECT_FALSE(PeerHandshake::parse(std::string(PeerHandshake::kBytes, 'x')));
}

TEST_F(PeerFrames, ANewerServerIsSpokenWithAndOneThatIsTooOldIsNot) {
    PeerHandshake newer = handshake(7);
    newer.version = core::peer::kVersion + 1;
    const auto back = PeerHandshake::parse(newer.bytes());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->version, newer.version);
    EXPECT_EQ(back->bytes(), newer.bytes());  // the keys of the line follow from what was sent
    PeerHandshake older = handshake(7);
    older.version = core::peer::kOldest - 1;
    EXPECT_FALSE(PeerHandshake::parse(older.bytes()));
}

TEST_F(PeerFrames, FramesComeThroughWhateverPiecesTheyComeIn) {
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
    EXPECT_FALSE(reader.is_broken());
}

TEST_F(PeerFrames, AChangedByteBreaksIt) {
    writer.write(bytes, "", "");
    writer.write(bytes, "head", "body");
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        PeerFrameReader fresh(keys.initiator);
        std::string changed = bytes;
        changed[at] = static_cast<char>(changed[at] ^ 1);
        fresh.feed(changed);
        std::size_t frames = 0;
        while (fresh.next()) ++frames;
        EXPECT_LT(frames, 2U) << at;
    }
}

TEST_F(PeerFrames, AFrameIsNotSaidTwiceNorLeftOut) {
    writer.write(bytes, "", "");
    const std::size_t first = bytes.size();
    writer.write(bytes, "second", "");
    const std::size_t second = bytes.size();
    writer.write(bytes, "third", "");
    reader.feed(bytes.substr(0, first));
    EXPECT_TRUE(reader.next());
    PeerFrameReader again = reader;
    reader.feed(bytes.substr(0, first));
    EXPECT_FALSE(reader.next());
    EXPECT_TRUE(reader.is_broken());
    again.feed(bytes.substr(second));
    EXPECT_FALSE(again.next());
    EXPECT_TRUE(again.is_broken());
}

TEST_F(PeerFrames, WithoutTheKeyNothingIsUnderstood) {
    PeerFrameWriter stranger(
        derive_peer_keys("some other key", handshake(2), handshake(1)).initiator);
    stranger.write(bytes, "", "");
    reader.feed(bytes);
    EXPECT_FALSE(reader.next());
    EXPECT_TRUE(reader.is_broken());
}

TEST_F(PeerFrames, WhatOneSaysIsNotWhatItHears) { EXPECT_NE(keys.initiator, keys.responder); }

TEST_F(PeerFrames, APeerWithoutProofCannotMakeUsWaitForALongFrame) {
    writer.write(bytes, "head", std::string(1'000, 'b'));
    reader.feed(bytes.substr(0, 8));
    EXPECT_FALSE(reader.next());
    EXPECT_TRUE(reader.is_broken());
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
    const core::peer::PeerMessage whole = message;
    return read_as<M>(core::peer::encode_head(whole), std::string(core::peer::body_of(whole)));
}

TEST(LinkMessages, AreReadAsTheyWereWritten) {
    const auto attach =
        back(core::peer::AttachClient{7, "player1", "An\"na", "192.0.2.7", {"tab1"}});
    EXPECT_EQ(attach.conn, 7U);
    EXPECT_EQ(attach.name, "An\"na");
    EXPECT_EQ(attach.resumed_tables, std::vector<std::string>{"tab1"});
    EXPECT_EQ(back(core::peer::ClientRequest{7, R"({"op":"x"})"}).body, R"({"op":"x"})");
    const auto say = back(core::peer::DeliverMessage{
        9, true, "tab1", "tab2", std::make_shared<const std::string>("a body")});
    EXPECT_EQ(*say.body, "a body");
    EXPECT_TRUE(say.is_reply);
    EXPECT_EQ(say.table + " " + say.left, "tab1 tab2");
    EXPECT_EQ(back(core::peer::CloseClient{9, 1012, "closing"}).reason, "closing");
    EXPECT_EQ(back(core::peer::DeviceRevoked{"player1", "dev1"}).device, "dev1");
    EXPECT_EQ(back(core::peer::PlayerForgotten{"player1"}).player, "player1");
    EXPECT_EQ(back(core::peer::TablesServed{{"tab1", "tab2"}, {}}).tables.size(), 2U);
    const auto announced = back(core::peer::Announced{"at noon", 17, 60'000});
    EXPECT_EQ(announced.body, "at noon");
    EXPECT_EQ(announced.since_ms, 17);
    EXPECT_EQ(announced.for_ms, 60'000);
    (void)back(core::peer::BansChanged{});
}

TEST(LinkMessages, WhatIsNoneIsRefused) {
    for (const char* head :
         {"", "{}", R"({"is":7})", R"({"is":"gone"})", R"({"is":"gone","conn":-1})"}) {
        EXPECT_FALSE(core::peer::decode_message(head, "")) << head;
    }
}

TEST(LinkMessages, WhatANewerServerAddsIsPassedOver) {
    EXPECT_EQ(
        read_as<core::peer::ClientGone>(R"({"is":"gone","conn":1,"more":{"than":"known"}})").conn,
        1U);
    const auto attach = read_as<core::peer::AttachClient>(
        R"({"is":"attach","conn":7,"player":"player1","name":"Anna","address":"192.0.2.7",)"
        R"("returns":[],"program":{"name":"Rex","speed":9}})");
    ASSERT_TRUE(attach.program);
    EXPECT_EQ(attach.program->name, "Rex");
    const auto heard = core::peer::decode_message(R"({"is":"of_a_newer_server","conn":1})", "");
    ASSERT_TRUE(heard);
    EXPECT_TRUE(std::holds_alternative<core::peer::UnknownMessage>(*heard));
}

TEST(LinkMessages, AnEntryOfTheLobbyIsReadAsItWasWritten) {
    protocol::LobbyEntry entry{.table = "tab1", .setup = {}, .taken = 2, .players = {{"Anna", {}}}};
    entry.setup.ruleset = Ruleset::royale;
    entry.setup.tiles = 5;
    entry.left_out = {"tile_set"};
    entry.quick = true;
    const auto read = core::peer::parse_lobby_entry(protocol::to_json(entry));
    ASSERT_TRUE(read);
    EXPECT_EQ(protocol::to_json(*read), protocol::to_json(entry));
}

// What is left out is told to clients as it is.
TEST(LinkMessages, AnEntryOfTheLobbyNamesNothingButOptions) {
    std::string text =
        protocol::to_json({.table = "tab1", .setup = {}, .left_out = {"board"}, .players = {}});
    ASSERT_TRUE(core::peer::parse_lobby_entry(text));
    text.replace(text.find("board"), 5, R"(a\"],\"b)");
    EXPECT_FALSE(core::peer::parse_lobby_entry(text));
}

}  // namespace
}  // namespace vegas::shell
