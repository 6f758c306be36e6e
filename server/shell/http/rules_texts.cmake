# Writes the .cpp that holds the texts of protocol/rules.
#   cmake -D FOLDER=protocol/rules -D "FILES=en/classic.json;..." -D OUT=rules_texts.cpp
#         -P rules_texts.cmake
# FILES lie in FOLDER: a folder for each language with a file for each ruleset.

set(names "")
foreach(file IN LISTS FILES)
    get_filename_component(ruleset ${file} NAME_WE)
    get_filename_component(language ${file} DIRECTORY)
    list(APPEND names "${ruleset} ${language}")
    list(APPEND languages_of_${ruleset} "\"${language}\"")
endforeach()
list(SORT names)

set(texts "")
foreach(name IN LISTS names)
    string(REGEX MATCH "^([^ ]+) (.+)$" name "${name}")
    set(ruleset ${CMAKE_MATCH_1})
    set(language ${CMAKE_MATCH_2})
    list(SORT languages_of_${ruleset})
    string(REPLACE ";" "," languages "${languages_of_${ruleset}}")

    file(READ ${FOLDER}/${language}/${ruleset}.json json)
    # A JSON string has no line breaks: those in the file and the indents are only for its readers.
    string(REGEX REPLACE "[\r\n]+ *" "" json "${json}")
    string(REGEX REPLACE "^{ *" "{\"languages\":[${languages}]," json "${json}")
    string(SHA256 hash "${json}")
    string(SUBSTRING ${hash} 0 16 hash)
    string(APPEND texts
        "    {.ruleset = \"${ruleset}\",\n     .language = \"${language}\",\n"
        "     .json = R\"json(${json})json\",\n     .etag = \"\\\"${hash}\\\"\"},\n")
endforeach()

file(WRITE ${OUT} "// Written by rules_texts.cmake.
#include \"server/shell/http/rules_texts.hpp\"

namespace vegas::shell {
namespace {

constexpr RulesText kTexts[] = {
${texts}};

}  // namespace

std::span<const RulesText> rules_texts() { return kTexts; }

}  // namespace vegas::shell
")
