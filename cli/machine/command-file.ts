import { account, type MachineLayout } from "./layout.ts";

/** The shell script that is `mruk` on an installed machine. */
export const commandFile = ({ current, settings, home }: MachineLayout) => `#!/bin/sh
# Written by mruk install. Runs the installed terminal program as the account ${account}, with its settings.
node=${current}/bin/node
[ -x "$node" ] || node=${current}/node_modules/.bin/node
program=${current}/cli/mruk.mjs
umask 077
# Without settings there is nothing to read, and installing makes them.
[ ! -e ${settings} ] || export MRUK_ENV_FILE=${settings}
case "\${1-}" in
  install | uninstall | upgrade) exec "$node" "$program" "$@" ;;
esac
if [ "$(id -un)" = ${account} ]; then
  exec env HOME=${home} "$node" "$program" "$@"
fi
if [ "$(id -u)" != 0 ]; then
  echo "mruk: only root may become the account ${account}, to which Mruk belongs." >&2
  echo "  Type sudo in front of it." >&2
  exit 1
fi
exec runuser -u ${account} -- env HOME=${home} "$node" "$program" "$@"
`;
