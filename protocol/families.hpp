// What families have on the wire that no description says: values with a format of their own.
//
//     read_own(json, value)       reads it; says what is wrong, as read.hpp does
//     write_own(out, value)
//     own_schema(const T*)        its JSON schema, which the contract gives a name
#pragma once

#include "protocol/vegas_1996/board_json.hpp"
