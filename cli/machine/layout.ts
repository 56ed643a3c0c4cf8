import { join } from "node:path";

/** The account that an installed Mruk runs as. */
export const account = "mruk";

/**
 * Where an installed Mruk has what (docs/run-it.md). Below another root than `/`, tests and `--dry-run` have a machine of their
 * own.
 */
export const machineLayout = (root = "/") => ({
  /** Unpacked releases, each in a folder that is named by its version. */
  releases: join(root, "opt/mruk/releases"),
  /** A link to the release, or to the checkout, that runs. */
  current: join(root, "opt/mruk/current"),
  /** The settings: root writes them, the account reads them. */
  settings: join(root, "etc/mruk.env"),
  /** The account's home. */
  home: join(root, "var/lib/mruk"),
  data: join(root, "var/lib/mruk/data"),
  library: join(root, "var/lib/mruk/library"),
  backups: join(root, "var/backups/mruk"),
  /** Starts the terminal program as the account. */
  command: join(root, "usr/local/bin/mruk"),
  units: join(root, "etc/systemd/system"),
  caddyfile: join(root, "etc/caddy/Caddyfile"),
});

export type MachineLayout = ReturnType<typeof machineLayout>;

/** How the program came: unpacked with its own Node, or as a working copy of its repository. */
export type ProgramKind = "release" | "checkout";

/** The Node that runs the installed program. */
export const nodeOf = ({ current }: MachineLayout, kind: ProgramKind): string =>
  kind === "release" ? `${current}/bin/node` : `${current}/node_modules/.bin/node`;
