# Completion of vegas and vegasd in bash. The programs say in --help what there is, so this file
# knows none of their options.

_vegas() {
    local cur prev words cword split
    _init_completion -s || return

    # The commands that have been written so far: `vegasd admin ban`.
    local said commands path=() word
    said=$("${words[0]}" --help 2>/dev/null)
    for word in "${words[@]:1:cword-1}"; do
        commands=$(sed -n '/^Subcommands:/,/^$/s/^  \([a-z][a-z-]*\) .*/\1/p' <<<"$said")
        [[ $'\n'$commands$'\n' == *$'\n'"$word"$'\n'* ]] || continue
        path+=("$word")
        said=$("${words[0]}" "${path[@]}" --help 2>/dev/null)
    done

    # What an option takes: one of some words, `TEXT:{random,easy}`, or a name.
    if [[ $prev == --* ]]; then
        local line
        line=$(grep -E -- "^  (-.,)?${prev}[ ,=:]" <<<"$said") || line=
        case "$line" in
            *:\{*\}*)
                line=${line#*:\{}
                mapfile -t COMPREPLY < <(compgen -W "$(tr , ' ' <<<"${line%%\}*}")" -- "$cur")
                return
                ;;
            *[A-Z]*) # it takes something
                case "$prev" in
                    --data | --transcripts) _filedir -d ;;
                    --config | --admin-socket | --cacert) _filedir ;;
                esac
                return
                ;;
        esac
    fi
    ! $split || return

    if [[ $cur == -* ]]; then
        # What takes something may be written with a space behind it as well as with `=`.
        mapfile -t COMPREPLY < <(compgen -W "$(_parse_help - <<<"$said" | tr -d =)" -- "$cur")
        return
    fi
    commands=$(sed -n '/^Subcommands:/,/^$/s/^  \([a-z][a-z-]*\) .*/\1/p' <<<"$said")
    mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$cur")
    [[ $commands ]] || _filedir
} && complete -F _vegas vegas vegasd
