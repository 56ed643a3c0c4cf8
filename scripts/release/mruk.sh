#!/bin/sh
# Starts Mruk with the Node that lies beside it. A link to this file, say in /usr/local/bin, works as well.
here=$0
while [ -L "$here" ]; do
  target=$(readlink "$here")
  case $target in
    /*) here=$target ;;
    *) here=${here%/*}/$target ;;
  esac
done
case $here in
  */*) here=${here%/*} ;;
  *) here=. ;;
esac
# Node needs a library that the barest Debian has not: installing brings it, as it brings everything else.
if [ "${1-}" = install ] && ! "$here/bin/node" --version >/dev/null 2>&1; then
  missing=$("$here/bin/node" --version 2>&1 | head -n 1)
  case " $* " in
    *" --yes "*) answer=y ;;
    *)
      answer=
      if [ -t 0 ]; then
        printf "Install Debian's libatomic1, which Node needs, with apt-get? [y/N] " >&2
        read -r answer
      fi
      ;;
  esac
  if [ "$answer" != y ] || ! command -v apt-get >/dev/null 2>&1; then
    printf 'mruk: %s\n  Install that library first: apt-get install libatomic1, or run this with --yes.\n' "$missing" >&2
    exit 1
  fi
  DEBIAN_FRONTEND=noninteractive apt-get -q update >&2
  DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends install libatomic1 >&2
fi
exec "$here/bin/node" "$here/cli/mruk.mjs" "$@"
