// The plan of an installation: everything that it writes and runs, in this order, from the answers and from what the machine is.
import { join } from "node:path";
import { settingsFile, withMissingSettings } from "#api/platform/settings-file.ts";
import type { Answers } from "./answers.ts";
import { commandFile } from "./command-file.ts";
import type { Facts } from "./facts.ts";
import { account, type MachineLayout } from "./layout.ts";
import { aptPackages, isBySsh } from "./packages.ts";
import { caddyfile, caddyMark } from "./proxy.ts";
import type { Step } from "./step.ts";
import { units } from "./units.ts";

const head = `# The settings of the installed Mruk, one a line: take the # away from what you want to be otherwise, then
# systemctl restart mruk. Each line shows the default, or where there is none, an example. It holds secrets.
`;

export function installPlan(answers: Answers, facts: Facts, layout: MachineLayout): Step[] {
  return [
    ...packageSteps(answers, facts),
    ...accountSteps(layout),
    ...programSteps(facts, layout),
    settingsStep(answers, facts, layout),
    { kind: "file", path: layout.command, content: commandFile(layout), mode: 0o755, says: "the command mruk" },
    ...librarySteps(answers, facts, layout),
    ...unpackedSteps(facts, layout),
    ownerStep(answers, layout),
    ...unitSteps(answers, facts, layout),
    ...caddySteps(answers, facts, layout),
  ];
}

function packageSteps(answers: Answers, facts: Facts): Step[] {
  const names = aptPackages(answers, facts);
  if (names.length === 0) return [];
  const apt = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  const unless = ["dpkg-query", "--show", ...names];
  return [
    {
      kind: "command",
      run: [...apt, "--quiet", "update"],
      unless: ["sh", "-c", 'test -n "$(find /var/cache/apt/pkgcache.bin -mmin -60)"'],
      says: "the lists of Debian's packages, where they are older than an hour",
    },
    {
      kind: "command",
      run: [...apt, "--quiet", "--yes", "--no-install-recommends", "install", ...names],
      ...{ unless, says: `Debian's ${names.join(" and ")}` },
    },
  ];
}

function accountSteps({ home, data, backups }: MachineLayout): Step[] {
  return [
    {
      kind: "command",
      run: [
        "useradd",
        "--system",
        "--user-group",
        "--home-dir",
        home,
        "--no-create-home",
        "--shell",
        "/bin/sh",
        account,
      ],
      ...{ unless: ["id", "-u", account], says: "the account" },
    },
    { kind: "folder", path: home, owner: account, mode: 0o700, says: "the account's home" },
    { kind: "folder", path: data, owner: account, mode: 0o700, says: "what is remembered" },
    // A backup was unpacked before there was the account.
    {
      kind: "command",
      run: ["chown", "--recursive", `${account}:${account}`, home],
      unless: ["sh", "-c", `test -z "$(find ${home} -maxdepth 2 ! -user ${account} -print -quit)"`],
      says: "everything in it belongs to the account",
    },
    { kind: "folder", path: backups, owner: account, mode: 0o700, says: "the backups" },
  ];
}

/** A release is copied to where all versions lie; a checkout stays where it is. Another version stays linked: that is an upgrade. */
function programSteps({ program, installed }: Facts, { releases, current }: MachineLayout): Step[] {
  const folders: Step[] = [{ kind: "folder", path: releases, owner: "root", mode: 0o755, says: "the versions" }];
  if (installed !== null) return folders;
  const { kind, folder, version } = program;
  const place = kind === "release" ? join(releases, version) : folder;
  return [
    ...folders,
    ...(kind === "release" && place !== folder
      ? [{ kind: "copy", path: place, from: folder, says: `version ${version}` } satisfies Step]
      : []),
    { kind: "link", path: current, target: place, says: "the version that runs" },
  ];
}

/** An earlier file keeps every line; what is missing comes to its end. */
function settingsStep({ settings }: Answers, facts: Facts, layout: MachineLayout): Step {
  const write = (values: Record<string, string>) =>
    facts.settings === null ? settingsFile(head, values) : withMissingSettings(facts.settings, values);
  return {
    kind: "file",
    path: layout.settings,
    content: write(settings),
    shown:
      facts.settings === null ? settingsFile(head, masked(settings)) : "(the lines that it has, and what is missing)",
    ...{ mode: 0o640, group: account, says: "the settings" },
  };
}

const isSecret = (name: string): boolean =>
  /KEY|SECRET|TOKEN|_URL$|CONNECTION|REMOTE|WEBHOOK/.test(name) && name !== "SITE_URL";

/** The settings with what may hold a secret hidden. */
export const masked = (settings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, isSecret(name) ? "(hidden)" : value]));

/** Begins a library where there is none: the server fetches that of a remote by itself. */
function librarySteps({ settings }: Answers, facts: Facts, layout: MachineLayout): Step[] {
  const { home, current, library, command } = layout;
  const remote = settings.CONTENT_REMOTE;
  if (remote) return isBySsh(remote) ? sshSteps(remote, layout) : [];
  const isUnpacked = facts.unpackedStates !== null;
  const script = isUnpacked
    ? "git clone --quiet --origin bundle library.bundle library.part && git -C library.part remote remove bundle"
    : `mkdir library.part && cp -r ${current}/content library.part/ && cd library.part && git init --quiet --initial-branch=main &&
git add . && git -c user.name=Mruk -c user.email=mruk@mruk.invalid commit --quiet --message="Begin the library"`;
  const begin: Step = {
    kind: "command",
    run: ["sh", "-c", `cd ${home} && rm -rf library.part && ${script} && mv ${home}/library.part ${library}`],
    as: account,
    unless: ["test", "-e", join(library, ".git")],
    says: isUnpacked ? "the library, out of the backup" : "a library of its own, in Git",
  };
  if (isUnpacked || facts.lastEvening === null || settings.SCHEDULE !== "on") return [begin];
  const order = ["generate", "--date", facts.lastEvening, "--slot", "evening"];
  return [
    begin,
    {
      kind: "command",
      run: ["env", "STORYTELLER=house", "ILLUSTRATOR=house", command, ...order],
      unless: ["sh", "-c", `ls ${library}/content/stories/*/*/*.md >/dev/null 2>&1`],
      says: "a story of last evening, since today's first has yet to come out",
    },
  ];
}

/** The state of a backup is restored as it was in one moment: its files were read one after the other. */
function unpackedSteps({ unpackedStates }: Facts, { home, command }: MachineLayout): Step[] {
  if (unpackedStates === null) return [];
  const newest = unpackedStates.at(-1);
  const bundle = join(home, "library.bundle");
  return [
    ...(newest === undefined
      ? []
      : [
          {
            kind: "command",
            run: [command, "state", "restore", "--yes", newest],
            unless: ["test", "!", "-e", bundle],
            says: "what is remembered, out of the backup",
          } satisfies Step,
        ]),
    { kind: "remove", path: bundle, says: "the backup is taken over" },
  ];
}

/** A key of the account's own, whose public half the repository's host has to be given. */
function sshSteps(remote: string, { home }: MachineLayout): Step[] {
  const host = /^(?:ssh:\/\/)?(?:[^@/]+@)?([\w.-]+)/.exec(remote)?.[1] ?? "";
  return [
    { kind: "folder", path: join(home, ".ssh"), owner: account, mode: 0o700, says: "the account's keys" },
    {
      kind: "command",
      run: ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", join(home, ".ssh/id_ed25519")],
      as: account,
      unless: ["test", "-e", join(home, ".ssh/id_ed25519")],
      says: "a key for the repository",
    },
    {
      kind: "command",
      run: ["sh", "-c", `ssh-keyscan -t ed25519 ${host} >> ${home}/.ssh/known_hosts`],
      as: account,
      unless: ["ssh-keygen", "-F", host, "-f", join(home, ".ssh/known_hosts")],
      says: `the key of ${host}`,
    },
  ];
}

/** What the step says that makes the first administrator. */
export const firstAdministrator = "the first administrator";

/** Before the first start: whoever came first would be the first owner. */
function ownerStep({ owner }: Answers, { command }: MachineLayout): Step {
  return {
    kind: "command",
    run: [command, "admin", "create", "--username", owner.username, "--password-stdin"],
    input: `${owner.password}\n`,
    unless: ["sh", "-c", `${command} admin list --json 2>/dev/null | grep -q .`],
    says: firstAdministrator,
  };
}

function unitSteps({ isStopped }: Answers, { program }: Facts, layout: MachineLayout): Step[] {
  const files = Object.entries(units(layout, program.kind)).map(([name, content]): Step & { kind: "file" } => ({
    kind: "file",
    path: join(layout.units, name),
    ...{ content, mode: 0o644, says: name },
  }));
  const paths = files.map(({ path }) => path);
  const service = join(layout.units, "mruk.service");
  return [
    ...files,
    { kind: "command", run: ["systemctl", "daemon-reload"], after: paths, says: "systemd reads the units" },
    {
      kind: "command",
      run: ["systemctl", "try-restart", "mruk.service"],
      after: [layout.settings, service],
      says: "a server that runs already starts anew with what was changed",
    },
    ...(isStopped
      ? []
      : [
          enabled("mruk.socket", "the socket is open, now and after each start of the machine"),
          enabled("mruk.service", "the server runs, now and after each start of the machine"),
          enabled("mruk-backup.timer", "a backup every night"),
        ]),
  ];
}

const enabled = (unit: string, says: string): Step => ({
  kind: "command",
  run: ["systemctl", "enable", "--quiet", "--now", unit],
  unless: ["sh", "-c", `systemctl is-enabled --quiet ${unit} && systemctl is-active --quiet ${unit}`],
  says,
});

function caddySteps(answers: Answers, facts: Facts, layout: MachineLayout): Step[] {
  if (answers.proxy !== "caddy" || isOthersCaddyfile(facts)) return [];
  const path = layout.caddyfile;
  return [
    { kind: "file", path, content: caddyfile(answers), mode: 0o644, says: "the proxy" },
    enabled("caddy.service", "Caddy runs, now and after each start of the machine"),
    { kind: "command", run: ["systemctl", "reload", "caddy.service"], after: [path], says: "Caddy reads its file" },
  ];
}

/** Whether somebody wrote this machine's Caddyfile, which then stays as it is. */
export const isOthersCaddyfile = ({ caddyfile: file }: Pick<Facts, "caddyfile">): boolean =>
  file !== null && !file.isPackages && !file.text.startsWith(caddyMark);
