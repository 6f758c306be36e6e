#!/usr/bin/env bash
# bash 5.2.15 and ksh93u+m 1.0.4 (Debian 12): `time` also counts a job that ends beside the command.
#
# One would guess that `time sleep 5` tells what `sleep` took of the processor, whatever else the
# script has started before: the manual speaks of the time that the pipeline consumed.
# What happens: both shells take the difference of what all their children have used (getrusage,
# RUSAGE_CHILDREN) before and after. A job in the background is one of them from the moment when the
# shell has waited for it. One that ends meanwhile is counted whole, with what it used long before.
# zsh 5.9 and mksh 59c ask for the command's own figures, and tell nothing of the job.
#
# What it means: where steps of a build run side by side, the sum of their times is too large, and
# the wrong step looks slow. In bash, `(time COMMAND)` counts the command alone. In ksh93 it does
# not, for its subshell is no process. tests/run gives each step a shell of its own. Before, it
# reported three times what the sanitized unit tests had used.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download --quiet=2 bash=5.2.15-2+b13 ksh93u+m=1.0.4-3 zsh=5.9-4+b15 mksh=59c-28+deb12u1
for package in *.deb; do dpkg -x "$package" .; done

# The job is over long before the command is.
cat > beside.sh <<'SH'
i=0
while [ $i -lt 200000 ]; do i=$((i + 1)); done &
TIMED
SH
sed 's/TIMED/time sleep 5/' beside.sh > plain.sh
sed 's/TIMED/(time sleep 5)/' beside.sh > subshell.sh

# What the shell tells of user mode, in hundredths of a second.
user_time() { # SHELL SCRIPT
    "$1" "$2" 2>&1 | grep -oE 'user[[:space:]]+0m[0-9.]+|[0-9.]+s user' |
        sed -E 's/.*[^0-9.]([0-9.]+)$|([0-9.]+)s user/\1\2/' | awk '{ printf "%d\n", $1 * 100 }'
}

status=0
check() { # SHELL SCRIPT yes|no: whether the job is counted
    local hundredths counted=no
    hundredths=$(user_time "bin/$1" "$2")
    [ "$hundredths" -lt 5 ] || counted=yes
    echo "$1 $2: $hundredths hundredths of a second; the job is counted: $counted"
    [ "$counted" = "$3" ] || status=1
}
check bash plain.sh yes
check ksh93 plain.sh yes
check zsh plain.sh no
check mksh plain.sh no
check bash subshell.sh no
check ksh93 subshell.sh yes
exit $status
