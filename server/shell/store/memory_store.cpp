#include "server/shell/store/memory_store.hpp"
