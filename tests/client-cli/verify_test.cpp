#include "client-cli/local/verify.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/local/start_check.hpp"
#include "tests/protocol/some_transcript.hpp"

namespace vegas::cli {
namespace {

struct Said {
    int code;
    std::string out, err;
};

Said said(const std::string& bytes, const EvidenceSearch& find_evidence = {}) {
    std::ostringstream out, err;
    const int code = verify_bytes(bytes, out, err, find_evidence);
    return {code, out.str(), err.str()};
}

protocol::Transcript played() { return test::played({.seats = 3}); }

// Of the player on seat 1, who has seen all hashes.
StartEvidence seen_before(const protocol::Transcript& t) {
    StartEvidence evidence{
        .game = t.game, .commitment = protocol::hex(t.commitment), .seed = t.seats[1].seed};
    for (const auto& player : t.seats) {
        evidence.hashes.push_back(
            player.seed.empty() ? "" : protocol::hex(protocol::seed_hash(player.seed)));
    }
    return evidence;
}

Said said(const protocol::Transcript& t, const StartEvidence& evidence) {
    return said(protocol::transcript_json(t), [&evidence](const std::string& game) {
        return game == evidence.game ? std::optional(evidence) : std::nullopt;
    });
}

void expect_refused(const protocol::Transcript& t, const StartEvidence& evidence,
                    const std::string& why) {
    const Said s = said(t, evidence);
    EXPECT_EQ(s.code, kExitFailed);
    EXPECT_EQ(s.out, "wrong game=k3f9xq-1 start: " + why + "\n");
}

}  // namespace

TEST(VerifyCommand, SaysWhatItFoundRight) {
    const auto t = played();
    const Said s = said(protocol::transcript_json(t));
    EXPECT_EQ(s.code, kExitDone);
    EXPECT_EQ(s.out.find("verified game=k3f9xq-1 ruleset=royale-basic actions="), 0U) << s.out;
    EXPECT_NE(s.out.find("\ncommitment=" + protocol::hex(t.commitment)), std::string::npos);
    EXPECT_NE(s.out.find("\ndigest=" + protocol::hex(t.digest)), std::string::npos);
    EXPECT_EQ(s.err, "");
}

TEST(VerifyCommand, SaysWhatIsWrongAndWhere) {
    auto t = played();
    t.actions[2].action = {Act::pass};
    const Said s = said(protocol::transcript_json(t));
    EXPECT_EQ(s.code, kExitFailed);
    EXPECT_EQ(s.out, "wrong game=k3f9xq-1 action 3 (seat " + std::to_string(t.actions[2].seat) +
                         "): this is not a legal action here\n");
}

TEST(VerifyCommand, TellsWhatIsNoJsonFromWhatIsNoTranscript) {
    EXPECT_EQ(said("{}").code, kExitFailed);
    EXPECT_EQ(said("{").code, kExitUsage);
}

TEST(VerifyCommand, ReadsStandardInput) {
    std::istringstream in(protocol::transcript_json(played()));
    std::ostringstream out, err;
    EXPECT_EQ(verify({"-", {}}, in, out, err), kExitDone);
}

TEST(VerifyCommand, SaysWhenItKnowsNothingOfTheStart) {
    const auto t = played();
    const Said s = said(protocol::transcript_json(t));
    EXPECT_TRUE(
        s.out.ends_with("\nstart: this terminal saw nothing of it; compare the commitment "
                        "with the one that the table showed\n"))
        << s.out;
}

TEST(VerifyCommand, SaysWhatItSawOfTheStart) {
    const auto t = played();
    StartEvidence evidence = seen_before(t);
    EXPECT_EQ(said(t, evidence).code, kExitDone);
    EXPECT_TRUE(said(t, evidence)
                    .out.ends_with("\nstart: the commitment is the one that this terminal saw "
                                   "before it\nstart: your seed is in it; the hashes of the other "
                                   "seeds (2) were there before it was shown\n"))
        << said(t, evidence).out;
    evidence.broken_starts = 1;
    EXPECT_TRUE(
        said(t, evidence)
            .out.ends_with("\nstart: broken off before, after your seed was shown: 1 time\n"));
    evidence.broken_starts = 2;
    EXPECT_TRUE(said(t, evidence).out.ends_with(": 2 times\n"));
}

TEST(VerifyCommand, SaysThatItGaveNoSeed) {
    const auto t = played();
    const StartEvidence evidence{.game = t.game, .commitment = protocol::hex(t.commitment)};
    EXPECT_EQ(said(t, evidence).code, kExitDone);
    EXPECT_TRUE(said(t, evidence).out.ends_with("\nstart: this terminal gave no seed to it\n"));
}

TEST(StartReport, NamesThoseWithoutASeed) {
    auto t = played();
    t.seats[0].seed.clear();
    t.seats[2] = {"Robo", bots::Level::easy, ""};
    const Lines report = start_report(t, seen_before(t));
    ASSERT_EQ(report.size(), 3U);
    EXPECT_EQ(report[1], "start: your seed is in it, and no other player's");
    EXPECT_EQ(report[2], "start: without a seed: Seat 0");
}

TEST(VerifyCommand, RefusesWhatTheEvidenceContradicts) {
    const auto t = played();
    StartEvidence evidence = seen_before(t);
    evidence.commitment[0] = evidence.commitment[0] == 'a' ? 'b' : 'a';
    expect_refused(t, evidence, "the commitment is not the one that this terminal saw before it");
    evidence = seen_before(t);
    evidence.seed = "another";
    expect_refused(t, evidence, "the seed that this terminal showed last is not in it");
    const char* wrong =
        "the seed of Seat 2 is not the one whose hash was there before yours was shown";
    evidence = seen_before(t);
    evidence.hashes[2] = evidence.hashes[0];
    expect_refused(t, evidence, wrong);
    auto without = t;
    without.seats[2].seed.clear();
    EXPECT_EQ(find_contradiction(without, seen_before(t)), wrong);
    auto copied = t;
    copied.seats[2].seed = copied.seats[1].seed;
    EXPECT_EQ(find_contradiction(copied, seen_before(t)), wrong) << "no seed counts twice";
    evidence = seen_before(t);
    evidence.setup = "royale-basic {}";
    EXPECT_EQ(find_contradiction(t, evidence), std::nullopt);
    evidence.setup = R"(royale-basic {"first_seat":1})";
    expect_refused(t, evidence,
                   "the rules are not those that the table had when this terminal showed its seed");
    evidence = seen_before(t);
    evidence.hashes.pop_back();
    expect_refused(t, evidence, "other seats were taken when this terminal showed its seed");
}

// Their values are those of the document that they were made from, and so is the digest.
TEST(VerifyCommand, AnOpenSeedStandsInOurSeatAlsoByEvidenceOfEarlierVersions) {
    auto t = played();
    t.seats[0].seed = t.seats[2].seed = "";
    StartEvidence evidence = seen_before(t);
    EXPECT_EQ(find_contradiction(t, evidence), std::nullopt);
    auto moved = t;
    std::swap(moved.seats[1].seed, moved.seats[2].seed);
    EXPECT_TRUE(find_contradiction(moved, evidence));
    evidence.hashes[1] = "";
    EXPECT_EQ(find_contradiction(t, evidence), std::nullopt) << "of an earlier version";
}

TEST(VerifyCommand, FindsNothingRightInADocumentMadeToLookLikeAnother) {
    const std::string text = protocol::transcript_json(played());
    const auto with = [&](const std::string& old, const std::string& now) {
        std::string changed = text;
        const std::size_t at = changed.find(old);
        EXPECT_NE(at, std::string::npos) << old;
        return changed.replace(at, old.size(), now);
    };
    const std::string nul(1, '\0');
    EXPECT_EQ(said(text + "\n").code, kExitDone);
    EXPECT_EQ(said(text + nul + "and more").code, kExitUsage);
    EXPECT_EQ(said("\xef\xbb\xbf" + text).code, kExitUsage);
    EXPECT_EQ(said(with(R"("game":)", R"("game":"x","game":)")).code, kExitUsage);
    EXPECT_EQ(said(with(R"("options":{})", R"("options":{"open_money":false})")).code, kExitFailed);
    EXPECT_EQ(said(with(R"("winners":[0)", R"("winners":[0.0)")).code, kExitFailed);
}

TEST(VerifyCommand, ReadsNoMoreThanATranscriptHas) {
    std::ifstream endless("/dev/zero", std::ios::binary);
    std::ostringstream out, err;
    EXPECT_EQ(verify({"-", {}}, endless, out, err), kExitFailed);
    EXPECT_EQ(err.str(), "vegas: not a transcript: too large for a transcript\n");
}

TEST(VerifyCommand, SaysWhatItCannotRead) {
    std::istringstream in;
    std::ostringstream out, err;
    EXPECT_EQ(verify({"no/such/file", {}}, in, out, err), kExitUsage);
    EXPECT_EQ(
        err.str(),
        "vegas: no/such/file: there is no such file, and it is neither the id of a game (like "
        "k3f9xq-1) nor a link to one\n");
    EXPECT_EQ(verify({"-", {}}, in, out, err), kExitUsage);
}

}  // namespace vegas::cli
