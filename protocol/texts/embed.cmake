# Writes the .cpp that holds texts as bytes of the program, sorted by name and then by language.
#   cmake -D FOLDER=protocol/rules -D "FILES=en/classic.json;..." -D OUT=rules.cpp
#         -D HEADER=protocol/texts/embedded.hpp -D FUNCTION=vegas::texts::rules -P embed.cmake
# FILES lie in FOLDER: en.json, or, where there are several in a language, a folder for each
# language, en/classic.json; those say in `languages` which others there are. HEADER declares
# FUNCTION.

set(names "")
foreach(file IN LISTS FILES)
    get_filename_component(name ${file} NAME_WE)
    get_filename_component(language ${file} DIRECTORY)
    if(language)
        list(APPEND names "${name} ${language}")
        list(APPEND languages_of_${name} "\"${language}\"")
    else()
        list(APPEND names " ${name}")
    endif()
endforeach()
list(SORT names)

set(texts "")
foreach(entry IN LISTS names)
    string(REGEX MATCH "^([^ ]*) (.+)$" entry "${entry}")
    set(name "${CMAKE_MATCH_1}")
    set(language ${CMAKE_MATCH_2})
    if(name)
        file(READ ${FOLDER}/${language}/${name}.json json)
    else()
        file(READ ${FOLDER}/${language}.json json)
    endif()
    # A JSON string has no line breaks: those in the file and the indents are only for its readers.
    string(REGEX REPLACE "[\r\n]+ *" "" json "${json}")
    if(name)
        list(SORT languages_of_${name})
        string(REPLACE ";" "," languages "${languages_of_${name}}")
        string(REGEX REPLACE "^{ *" "{\"languages\":[${languages}]," json "${json}")
    endif()
    string(SHA256 hash "${json}")
    string(SUBSTRING ${hash} 0 16 hash)
    string(APPEND texts
        "    {.name = \"${name}\",\n     .language = \"${language}\",\n"
        "     .json = R\"json(${json})json\",\n     .etag = \"\\\"${hash}\\\"\"},\n")
endforeach()

file(WRITE ${OUT} "// Written by embed.cmake.
#include \"${HEADER}\"

namespace {

constexpr vegas::texts::EmbeddedText kTexts[] = {
${texts}};

}  // namespace

std::span<const vegas::texts::EmbeddedText> ${FUNCTION}() { return kTexts; }
")
