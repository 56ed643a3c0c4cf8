// A worker's environment: how programs run on this machine, and no key. The settings that a task needs come with its input.

type Environment = Readonly<Record<string, string | undefined>>;

/** Tells Node, the C library and the drawing libraries about folders, languages, certificates and memory. */
const machineVariables =
  /^(PATH|HOME|USER|LOGNAME|TMPDIR|TMP|TEMP|TZ|LANG|LANGUAGE|LC_\w+|XDG_\w+|NODE_(?!AUTH_TOKEN$)\w+|UV_\w+|MALLOC_\w+|GLIBC_TUNABLES|(LD|DYLD)_\w+|VIPS_\w+|FONTCONFIG_\w+|SSL_CERT_(FILE|DIR)|OPENSSL_CONF|SYSTEMROOT|WINDIR|USERPROFILE|(LOCAL)?APPDATA)$/i;
/** Proxies and the database; their passwords are among these. */
const networkVariables = /^((HTTPS?|ALL|NO)_PROXY|PG[A-Z]+)$/i;

/** `usesNetwork`: whether the worker calls services. */
export function workerEnvironment(
  environment: Environment,
  { usesNetwork }: { usesNetwork: boolean },
): Record<string, string> {
  const isKept = (name: string) => machineVariables.test(name) || (usesNetwork && networkVariables.test(name));
  return Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && isKept(entry[0]),
    ),
  );
}
