#include "client-cli/protocol/tiles_fallback.hpp"

#include <nlohmann/json.hpp>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

namespace {

constexpr std::string_view kTiles = R"([
{"id":"A1","name":"Lucky Punch","printed":[{"dollars":20000},{"dollars":30000},{"dollars":40000}]},
{"id":"A2","name":"Jackpot","printed":[{"dollars":30000},{"dollars":40000},{"dollars":50000},
 {"dollars":60000},{"dollars":70000},{"dollars":80000}]},
{"id":"B1","name":"Prime Time","printed":[{"dice":2}]},
{"id":"B2","name":"Fifty Fifty","printed":[null,{"dollars":0},{"dollars":10000},{"dollars":30000},
 {"dollars":40000},{"dollars":60000}]},
{"id":"C1","name":"High Five","printed":[{"dollars":100000}]},
{"id":"C2","name":"Bad Luck","printed":[{"dollars":50000}]},
{"id":"D1","name":"Pay Day","printed":[{"dollars":10000}]},
{"id":"D2","name":"Power Play","printed":[]},
{"id":"E1","name":"No Entry!","printed":[null,{"dollars":20000},null,{"dollars":30000},null,
 {"dollars":10000}]},
{"id":"E2","name":"Knockout?","printed":[]},
{"id":"F1","name":"Block It!","printed":[{"dice":1},{"dice":1},{"dice":2},{"dice":2},{"dice":3}]},
{"id":"F2","name":"Handicap","printed":[{"chips":1},{"dollars":30000},{"moves":1}]},
{"id":"G1","name":"Black Box","printed":[{"dollars":60000},{"dollars":20000},{"dollars":20000},
 {"dollars":0},{"dollars":0},{"dollars":0}]},
{"id":"G2","name":"Double Down","printed":[{"dollars":60000},{"dollars":30000}]},
{"id":"H1","name":"Nice Dice","printed":[{"dollars":10000},{"dollars":20000},{"dollars":30000},
 {"dollars":40000},{"dollars":50000},{"dollars":60000}]},
{"id":"H2","name":"My Choice","printed":[{"dollars":10000},{"dollars":20000},{"dollars":30000},null,
 {"moves":1},{"dollars":60000}]}
])";

}  // namespace

std::vector<TileFace> tiles_fallback() {
    std::vector<TileFace> tiles;
    read(parse_json(kTiles), tiles);
    return tiles;
}

}  // namespace vegas::cli
