// This machine, for plans to be carried out on. All of it needs root.
import { spawn } from "node:child_process";
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  open,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import { holdLock } from "#api/platform/files/lock.ts";
import { type Machine, stagingPath } from "./carry-out.ts";
import { account, type MachineLayout } from "./layout.ts";
import { asAccount, type CommandStep, type Owner, type Step } from "./step.ts";

type Ids = Record<Owner, number>;
type Running = { exitCode: number; output: string };

export function realMachine(layout: MachineLayout): Machine {
  const marker = join(dirname(layout.releases), ".unfinished");
  return {
    isUnfinished: async () => (await stat(marker).catch(() => null)) !== null,
    async setUnfinished(unfinished) {
      if (!unfinished) return rm(marker, { force: true });
      await mkdir(dirname(marker), { recursive: true });
      await writeFile(marker, "mruk install or mruk uninstall was begun here and did not come to its end.\n");
    },
    async hold() {
      const lock = await holdLock(join(dirname(marker), "install.lock"));
      if (lock !== null) return lock.release;
      throw new AppError("MACHINE_BUSY", "mruk install or mruk uninstall runs on this machine already", {
        hint: "Wait for its end, and run this again.",
      });
    },
    isInPlace: (step) => isInPlace(step, layout),
    perform: (step) => perform(step, layout),
  };
}

async function isInPlace(step: Step, layout: MachineLayout): Promise<boolean> {
  if (step.kind === "command") {
    // A command that only follows changes has nothing to do without them.
    if (step.unless === undefined) return step.after !== undefined;
    return (await run(step.unless, step, layout)).exitCode === 0;
  }
  const found = await lstat(step.path).catch(() => null);
  if (step.kind === "remove") return found === null;
  if (found === null) return false;
  if (step.kind === "copy") return found.isDirectory();
  if (step.kind === "link") return found.isSymbolicLink() && (await readlink(step.path)) === step.target;
  if ((found.mode & 0o7777) !== step.mode) return false;
  if (step.kind === "folder") return found.isDirectory() && found.uid === (await ids(layout))[step.owner];
  const { uid, gid } = found;
  if (uid !== 0 || gid !== (await ids(layout))[step.group ?? "root"]) return false;
  return (await readFile(step.path, "utf8")) === step.content;
}

async function perform(step: Step, layout: MachineLayout): Promise<void> {
  switch (step.kind) {
    case "folder": {
      await mkdir(step.path, { recursive: true });
      const id = (await ids(layout))[step.owner];
      await chown(step.path, id, id);
      return chmod(step.path, step.mode);
    }
    case "file":
      return writeWhole(step, (await ids(layout))[step.group ?? "root"]);
    case "link": {
      const staging = stagingPath(step.path);
      await rm(staging, { force: true });
      await symlink(step.target, staging);
      return rename(staging, step.path);
    }
    case "copy": {
      const staging = stagingPath(step.path);
      await rm(staging, { recursive: true, force: true });
      await cp(step.from, staging, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
      // Unpacked under another umask, the account could not read it.
      await demand({ kind: "command", run: ["chmod", "-R", "a+rX,go-w", staging], says: step.says }, layout);
      return rename(staging, step.path);
    }
    case "remove":
      return rm(step.path, { recursive: true, force: true });
    case "command":
      return demand(step, layout);
  }
}

/** Writes it beside its place and renames it: after a loss of power the file is the old one or the new. */
async function writeWhole(step: Step & { kind: "file" }, group: number): Promise<void> {
  const staging = stagingPath(step.path);
  await mkdir(dirname(step.path), { recursive: true });
  await rm(staging, { force: true });
  const file = await open(staging, "wx", 0o600);
  try {
    await file.chown(0, group);
    await file.chmod(step.mode);
    await file.writeFile(step.content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(staging, step.path);
}

/** The ids of owners. The account's are not known before it is made. */
async function ids(layout: MachineLayout): Promise<Ids> {
  const { output } = await run(["id", "-u", account], {}, layout);
  return { root: 0, [account]: Number(output.trim() || Number.NaN) };
}

async function demand(step: CommandStep & { says: string }, layout: MachineLayout): Promise<void> {
  const { exitCode, output } = await run(step.run, step, layout);
  if (exitCode === 0) return;
  throw new AppError(
    "MACHINE_REFUSED",
    `${step.run.slice(0, 4).join(" ")} ended with ${exitCode}: ${lastLines(output)}`,
    {
      hint: "Mend that, and run the same command again: it goes on where it stopped.",
    },
  );
}

const lastLines = (output: string): string => output.trim().split("\n").slice(-5).join(" | ");

/** Runs a command to its end, with none of root's environment where it is the account's. */
function run(
  command: readonly string[],
  { as, input }: Pick<CommandStep, "as" | "input">,
  { home }: MachineLayout,
): Promise<Running> {
  const [program = "", ...args] = as ? asAccount(as, home, command) : command;
  const child = spawn(program, args, { cwd: "/", stdio: ["pipe", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  // A command that reads no input may have ended before all is written.
  child.stdin.on("error", () => {});
  child.stdin.end(input ?? "");
  return new Promise((resolve) => {
    child.once("error", ({ message }) => resolve({ exitCode: 127, output: message }));
    child.once("close", (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
