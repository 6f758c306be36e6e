// What the server's patches do to a document, and which ones do not fit.
#include "client-cli/protocol/patch.hpp"

#include <gtest/gtest.h>

namespace vegas::cli::patch_test {
namespace {

const json kDocument = {{"list", {1, 2}}, {"object", {{"a", 1}}}, {"nothing", nullptr}};

json after(const json& patch) { return patched(kDocument, patch).value_or(json()); }

// The document with another value of one member.
json with(const char* member, const json& value) {
    json document = kDocument;
    document[member] = value;
    return document;
}

TEST(Patch, SetsMembersAndElements) {
    EXPECT_EQ(after({{"/object/a", 5}}), with("object", {{"a", 5}}));
    EXPECT_EQ(after({{"/list/0", {7, 8}}}), with("list", {{7, 8}, 2}));
    EXPECT_EQ(after({{"/list", json::array()}}), with("list", json::array()));
    EXPECT_EQ(after({{"/list/0", 3}, {"/list/1", nullptr}}), with("list", {3, nullptr}));
}

TEST(Patch, AddsMembersAndAtTheEndOfLists) {
    EXPECT_EQ(after({{"/more", 3}}), with("more", 3));
    EXPECT_EQ(after({{"/object/b", 2}}), with("object", {{"a", 1}, {"b", 2}}));
    EXPECT_EQ(after({{"/list/2", 3}}), with("list", {1, 2, 3}));
}

TEST(Patch, NamesMayHaveSlashesAndTildes) {
    EXPECT_EQ(after({{"/object/x~1y~0z", 1}}), with("object", {{"a", 1}, {"x/y~z", 1}}));
}

TEST(Patch, ThatIsEmptyOrMissingChangesNothing) {
    EXPECT_EQ(after(json::object()), kDocument);
    EXPECT_EQ(after(nullptr), kDocument);
}

TEST(Patch, MakesNoParentsAndFillsNoGaps) {
    for (const char* pointer : {"/nowhere/a", "/nothing/a", "/object/a/b", "/object/b/c", "/list/3",
                                "/list/9/a", "/list/-", "/list/-1", "/list/00", "/list/a", "/list/",
                                "/list/99999999999999999999", "", "list", "/object/~2"}) {
        const json patch = {{"/list/0", 5}, {pointer, 1}};
        EXPECT_FALSE(patched(kDocument, patch)) << pointer;
    }
}

TEST(Patch, OfAnotherTypeDoesNotFit) {
    for (const json& junk : {json("junk"), json(3), json::array(), json{{{"op", "remove"}}}}) {
        EXPECT_FALSE(patched(kDocument, junk)) << junk;
    }
    EXPECT_FALSE(patched(json(3), {{"/a", 1}}));
}

}  // namespace
}  // namespace vegas::cli::patch_test
