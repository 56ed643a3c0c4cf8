// What a process beside a server finds in its environment: how programs run on this machine, and no key. What it has to know of the
// settings it is told with its work.

type Environment = Readonly<Record<string, string | undefined>>;

/** How Node, the C library and what draws find their folders, languages, certificates and memory. */
const ofThisMachine =
  /^(PATH|HOME|USER|LOGNAME|TMPDIR|TMP|TEMP|TZ|LANG|LANGUAGE|LC_\w+|XDG_\w+|NODE_(?!AUTH_TOKEN$)\w+|UV_\w+|MALLOC_\w+|GLIBC_TUNABLES|(LD|DYLD)_\w+|VIPS_\w+|FONTCONFIG_\w+|SSL_CERT_(FILE|DIR)|OPENSSL_CONF|SYSTEMROOT|WINDIR|USERPROFILE|(LOCAL)?APPDATA)$/i;
/** How services and a database are reached; passwords are among it. */
const ofTheNetwork = /^((HTTPS?|ALL|NO)_PROXY|PG[A-Z]+)$/i;

/** `speaks`: whether the process speaks with services. */
export function environmentAside(environment: Environment, { speaks }: { speaks: boolean }): Record<string, string> {
  const isKept = (name: string) => ofThisMachine.test(name) || (speaks && ofTheNetwork.test(name));
  return Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && isKept(entry[0]),
    ),
  );
}
