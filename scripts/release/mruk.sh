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
exec "$here/bin/node" "$here/cli/mruk.mjs" "$@"
