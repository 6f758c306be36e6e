#include "server/core/base/names.hpp"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <unicode/uset.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <memory>

#include "engine/assert.hpp"
#include "protocol/json/text.hpp"

namespace vegas::core {
namespace {

using icu::UnicodeString;

constexpr int kMarksInARow = 4;  // UTS #39, 5.4

// They come with ICU, and are made ready once.
struct UnicodeTables {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* nfc = icu::Normalizer2::getNFCInstance(status);
    const icu::Normalizer2* casefold = icu::Normalizer2::getNFKCCasefoldInstance(status);
    const USet* inclusion = uspoof_getInclusionSet(&status);
    std::unique_ptr<USpoofChecker, decltype(&uspoof_close)> shapes{uspoof_open(&status),
                                                                   uspoof_close};
    UnicodeTables() { ASSERT(U_SUCCESS(status)); }
};
const UnicodeTables& unicode_tables() {
    static const UnicodeTables kTables;
    return kTables;
}

bool is(UChar32 c, UProperty property) { return u_hasBinaryProperty(c, property) != 0; }
bool is_mark(UChar32 c) { return (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0; }
bool is_stacked(UChar32 c) { return (U_GET_GC_MASK(c) & (U_GC_MN_MASK | U_GC_ME_MASK)) != 0; }

// Not of a historic script: devices cannot show those, and some of their letters are blank.
bool is_in_use(UChar32 c) {
    UErrorCode status = U_ZERO_ERROR;
    const UScriptUsage usage = uscript_getUsage(uscript_getScript(c, &status));
    return usage == USCRIPT_USAGE_RECOMMENDED || usage == USCRIPT_USAGE_LIMITED_USE;
}

bool is_for_names(UChar32 c) {
    if (c < 0x80) return c >= ' ' && c < 0x7f;
    if (u_isdefined(c) == 0 || is(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return false;
    if (is(c, UCHAR_EMOJI) || is(c, UCHAR_EXTENDED_PICTOGRAPHIC)) return true;
    return (is(c, UCHAR_XID_CONTINUE) || uset_contains(unicode_tables().inclusion, c) != 0) &&
           is_in_use(c);
}

bool is_good(const UnicodeString& name) {
    UChar32 before = ' ';
    int marks = 0;
    for (int32_t i = 0; i < name.length(); i = name.moveIndex32(i, 1)) {
        const UChar32 c = name.char32At(i);
        if (!is_for_names(c)) return false;
        if (before == ' ' && (c == ' ' || is_mark(c))) return false;
        marks = is_stacked(c) ? marks + 1 : 0;
        if (marks > kMarksInARow || (marks > 1 && c == before)) return false;
        before = c;
    }
    return before != ' ';
}

// What somebody has typed or pasted, without what nobody sees (an emoji comes with U+FE0F). Each
// run of blanks becomes one space, and none stays at the ends.
UnicodeString clean(const UnicodeString& given) {
    UnicodeString cleaned;
    bool is_after_blank = false;
    for (int32_t i = 0; i < given.length(); i = given.moveIndex32(i, 1)) {
        const UChar32 c = given.char32At(i);
        if (is(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) continue;
        const bool is_blank = u_isblank(c) != 0;
        if (!is_blank && is_after_blank && !cleaned.isEmpty()) cleaned.append(u' ');
        if (!is_blank) cleaned.append(c);
        is_after_blank = is_blank;
    }
    return cleaned;
}

// Without what clients write behind names that are alike: "Anna #2".
UnicodeString without_number(UnicodeString name) {
    for (;;) {
        int32_t end = name.length();
        while (end > 0 && u_isdigit(name.char32At(end - 1)) != 0) end = name.moveIndex32(end, -1);
        if (end < 2 || end == name.length() || name.charAt(end - 1) != u'#') return name;
        name.truncate(end - 1);
        name.trim();
    }
}

// The same for names that look or sound the same. Shapes come first: `I` has that of `l`.
UnicodeString skeleton(const std::string& name) {
    const UnicodeString shown = without_number(UnicodeString::fromUTF8(name));
    UErrorCode status = U_ZERO_ERROR;
    UnicodeString shape;
    uspoof_getSkeletonUnicodeString(unicode_tables().shapes.get(), 0, shown, shape, &status);
    ASSERT(U_SUCCESS(status));
    return shape.foldCase();
}

}  // namespace

std::optional<std::string> normalize_name(std::string_view utf8) {
    if (!protocol::has_at_most(utf8, protocol::kSentNameChars)) return std::nullopt;
    const UnicodeString given =
        clean(UnicodeString::fromUTF8({utf8.data(), static_cast<int32_t>(utf8.size())}));
    if (given.countChar32() > static_cast<int32_t>(protocol::kNameChars)) return std::nullopt;
    UErrorCode status = U_ZERO_ERROR;
    const UnicodeString name = unicode_tables().nfc->normalize(given, status);
    ASSERT(U_SUCCESS(status));
    std::string kept;
    name.toUTF8String(kept);
    if (!protocol::fits_a_name(kept) || !is_good(name)) return std::nullopt;
    return kept;
}

std::string fold_name(std::string_view utf8) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::StringPiece bytes(utf8.data(), static_cast<int32_t>(utf8.size()));
    const UnicodeString folded =
        unicode_tables().casefold->normalize(UnicodeString::fromUTF8(bytes), status);
    ASSERT(U_SUCCESS(status));
    std::string text;
    return folded.toUTF8String(text);
}

std::vector<bool> find_lookalikes(const std::vector<std::string>& names) {
    std::vector<UnicodeString> looks;
    looks.reserve(names.size());
    for (const std::string& name : names) looks.push_back(skeleton(name));
    std::vector<bool> found;
    found.reserve(looks.size());
    for (const UnicodeString& look : looks) {
        found.push_back(!look.isEmpty() && std::ranges::count(looks, look) > 1);
    }
    return found;
}

bool is_lookalike(const std::string& name, const std::vector<std::string>& others) {
    const UnicodeString look = skeleton(name);
    if (look.isEmpty()) return false;
    return std::ranges::any_of(others, [&look](const auto& o) { return skeleton(o) == look; });
}

}  // namespace vegas::core
