# Writes the .cpp that holds the list of words as a part of the program.
#   cmake -D FILE=name_words.txt -D OUT=default_name_words.cpp -P embed_name_words.cmake

file(READ ${FILE} words)
file(WRITE ${OUT} "// Written by embed_name_words.cmake.
#include \"server/core/base/name_words.hpp\"

namespace vegas::core {

std::string_view default_name_words() { return R\"words(${words})words\"; }

}  // namespace vegas::core
")
