// The plan of taking the program away. Data, settings, library, backups and the account stay.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { account, type MachineLayout } from "./layout.ts";
import { caddyMark, emptyCaddyfile } from "./proxy.ts";
import type { Step } from "./step.ts";
import { units } from "./units.ts";

type Present = { caddyfile: string | null };

export function uninstallPlan({ caddyfile }: Present, layout: MachineLayout): Step[] {
  const names = Object.keys(units(layout, "release"));
  const stopped = names.toReversed().filter((name) => name !== "mruk-backup.service");
  return [
    ...stopped.map(
      (name): Step => ({
        kind: "command",
        run: ["systemctl", "disable", "--quiet", "--now", name],
        unless: ["test", "!", "-e", join(layout.units, name)],
        says: `${name} stops for good`,
      }),
    ),
    ...names.map((name): Step => ({ kind: "remove", path: join(layout.units, name), says: name })),
    {
      kind: "command",
      run: ["systemctl", "daemon-reload"],
      after: names.map((name) => join(layout.units, name)),
      says: "systemd forgets the units",
    },
    ...(caddyfile?.startsWith(caddyMark) ? caddySteps(layout) : []),
    { kind: "remove", path: layout.command, says: "the command mruk" },
    { kind: "remove", path: layout.current, says: "the link to the version that runs" },
    { kind: "remove", path: layout.releases, says: "the versions" },
  ];
}

const caddySteps = ({ caddyfile: path }: MachineLayout): Step[] => [
  { kind: "file", path, content: emptyCaddyfile, mode: 0o644, says: "the proxy serves nothing" },
  {
    kind: "command",
    run: ["systemctl", "try-reload-or-restart", "caddy.service"],
    after: [path],
    says: "Caddy reads its file",
  },
];

/** What an uninstallation decides by. */
export function presentOn({ caddyfile }: MachineLayout): Present {
  try {
    return { caddyfile: readFileSync(caddyfile, "utf8") };
  } catch {
    return { caddyfile: null };
  }
}

/** What stays on the machine. */
export const staying = ({ settings, home, backups }: MachineLayout): string[] => [settings, home, backups];

export const stayingWords = (layout: MachineLayout): string[] => [
  `What stays: ${staying(layout).join(", ")}, and the account ${account}. mruk install goes on with them.`,
  `To delete them for good: rm -r ${staying(layout).join(" ")} && userdel ${account}`,
];
