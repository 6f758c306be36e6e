// RFC 6902 patches by comparing two views member by member.
#include <boost/crc.hpp>

#include "protocol/view_json.hpp"
#include "protocol/view_write.hpp"

namespace vegas::protocol {
namespace {

class Patch {
public:
    Patch() : out_(text_) {
        text_.reserve(512);
        out_.open('[');
    }
    template <class T>
    void replace(std::string_view path, const T& value) {
        op("replace", path);
        put(value);
        out_.close('}');
    }
    template <class T>
    void add(std::string_view path, const T& value) {
        op("add", path);
        put(value);
        out_.close('}');
    }
    void remove(std::string_view path) {
        out_.open('{').key("op").string("remove").key("path").string(path).close('}');
    }
    template <class T>
    void compare(std::string_view path, const T& before, const T& after) {
        if (!(before == after)) replace(path, after);
    }
    std::string finish() {
        out_.close(']');
        return std::move(text_);
    }

private:
    void op(std::string_view what, std::string_view path) {
        out_.open('{').key("op").string(what).key("path").string(path).key("value");
    }
    template <class T>
    void put(const T& value) {
        if constexpr (std::is_same_v<T, bool>)
            out_.boolean(value);
        else if constexpr (std::is_integral_v<T>)
            out_.number(static_cast<std::int64_t>(value));
        else if constexpr (std::is_same_v<T, std::string>)
            write_text_or_null(out_, value);
        else if constexpr (std::is_same_v<T, Fixed<Owner, 5>> ||
                           std::is_same_v<T, Fixed<Owner, kOwners>>)
            write_owners(out_, value);
        else if constexpr (requires {
                               value.begin();
                               value.end();
                           })
            list(value);
        else
            write(out_, value);
    }
    template <class T>
    void list(const T& items) {
        out_.open('[');
        for (const auto& item : items) put(item);
        out_.close(']');
    }

    std::string text_;
    JsonOut out_;
};

std::string path_of(std::string_view head, std::size_t i, std::string_view tail = {}) {
    std::string p(head);
    p += std::to_string(i);
    return p.append(tail);
}

// An owner's first dice in a casino are an `add`, more of them a `replace`; anything else is all
// anew.
void compare_dice(Patch& p, std::string_view path, const Fixed<OwnerView, kOwners>& a,
                  const Fixed<OwnerView, kOwners>& b) {
    std::size_t same = 0;
    while (same < a.size && same < b.size && a[same] == b[same]) ++same;
    if (same == a.size && same == b.size) return;
    const std::string slash = std::string(path) + "/";
    if (a.size == b.size) {
        for (std::size_t i = same; i < b.size; ++i) p.compare(path_of(slash, i), a[i], b[i]);
        return;
    }
    const bool inserted =
        b.size == a.size + 1 && std::equal(a.begin() + same, a.end(), b.begin() + same + 1);
    if (inserted)
        p.add(path_of(slash, same), b[same]);
    else
        p.replace(path, b);
}

void compare_casinos(Patch& p, const View& a, const View& b) {
    for (std::size_t i = 0; i < kCasinos; ++i) {
        const CasinoView& x = a.casinos[i];
        const CasinoView& y = b.casinos[i];
        if (x == y) continue;
        const std::string path = path_of("/casinos/", i);
        if (!(x.cards == y.cards)) {  // a new round
            p.replace(path, y);
            continue;
        }
        compare_dice(p, path + "/dice", x.dice, y.dice);
        p.compare(path + "/tied", x.tied, y.tied);
        p.compare(path + "/wins", x.wins, y.wins);
    }
}

// Most placements take small dice only.
void compare_supplies(Patch& p, const std::string& path, const DiceView& a, const DiceView& b) {
    if (a.big == b.big && a.neutral == b.neutral)
        p.compare(path + "/small", a.small, b.small);
    else
        p.replace(path, b);
}

void compare_seats(Patch& p, const View& a, const View& b) {
    for (std::size_t i = 0; i < b.seats.size; ++i) {
        const SeatView& x = a.seats[i];
        const SeatView& y = b.seats[i];
        if (x == y) continue;
        const std::string path = path_of("/seats/", i);
        p.compare(path + "/cards", x.cards, y.cards);
        p.compare(path + "/chips", x.chips, y.chips);
        compare_supplies(p, path + "/supply", x.supply, y.supply);
        p.compare(path + "/total", x.total, y.total);
    }
}

void compare_games(Patch& p, const View& a, const View& b) {
    compare_casinos(p, a, b);
    p.compare("/result", a.result, b.result);
    p.compare("/round", round_of(a), round_of(b));
    compare_seats(p, a, b);
    const TurnPart x = turn_of(a);
    const TurnPart y = turn_of(b);
    if (x.seat == y.seat && y.seat != kNobody && !x.roll && y.roll)
        p.add("/turn/roll", *y.roll);
    else
        p.compare("/turn", x, y);
}

void compare_tables(Patch& p, const TableInfo& a, const TableInfo& b) {
    if (a == b) return;
    p.compare("/table/commitment", a.commitment, b.commitment);
    p.compare("/table/game", a.game, b.game);
    p.compare("/table/host", a.host, b.host);
    if (a.seats.size() != b.seats.size()) {
        p.replace("/table/seats", b.seats);
    } else {
        for (std::size_t i = 0; i < b.seats.size(); ++i)
            p.compare(path_of("/table/seats/", i), a.seats[i], b.seats[i]);
    }
    p.compare("/table/server_seed", a.server_seed, b.server_seed);
    p.compare("/table/spectators", a.spectators, b.spectators);
    if (a.status != b.status) p.replace("/table/status", std::string(name_of(b.status)));
}

}  // namespace

std::string patch(const TableView& before, const TableView& after, bool same_table) {
    Patch p;
    if (before.game && after.game) {
        compare_games(p, *before.game, *after.game);
    } else if (after.game) {  // the start
        p.replace("/casinos", after.game->casinos);
        p.compare("/result", std::optional<vegas::Result>{}, after.game->result);
        p.replace("/round", round_of(*after.game));
        p.replace("/seats", after.game->seats);
        p.replace("/turn", turn_of(*after.game));
    }
    if (before.sealed != after.sealed) {  // the member is there while it is not empty
        if (after.sealed.empty())
            p.remove("/sealed");
        else
            p.add("/sealed", after.sealed);
    }
    if (!same_table) compare_tables(p, before.table, after.table);
    return p.finish();
}

std::string private_patch(const std::optional<You>& before, const std::optional<You>& after) {
    Patch p;
    p.compare("/you", before, after);
    return p.finish();
}

std::string checksum(std::string_view text) {
    boost::crc_32_type crc;
    crc.process_bytes(text.data(), text.size());
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string hex;
    for (int shift = 28; shift >= 0; shift -= 4) hex += kHex[(crc.checksum() >> shift) & 15];
    return hex;
}

}  // namespace vegas::protocol
