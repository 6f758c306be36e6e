// The functions of all families: of the rules, and what may happen.
#pragma once

#include "engine/families.hpp"
#include "engine/las_vegas/rules.hpp"
#include "engine/vegas_1996/rules.hpp"
