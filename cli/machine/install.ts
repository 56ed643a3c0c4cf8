// Installs the program that this command is part of: asks, looks, changes, and closes with the doctor.
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#api/platform/errors.ts";
import packageJson from "../../package.json" with { type: "json" };
import type { CommandContext } from "../context.ts";
import { findingLines } from "../doctor/finding-lines.ts";
import { exitCodes } from "../output/exit-codes.ts";
import { confirm } from "../terminal/confirm.ts";
import { note, printJson, printLine } from "../terminal/terminal.ts";
import { type Answers, answersFrom, type Given } from "./answers.ts";
import { proxyHasCertificate, serverIsReady } from "./await-site.ts";
import { carryOut, type Machine } from "./carry-out.ts";
import type { Facts, lookAtMachine } from "./facts.ts";
import { firstAdministrator, installPlan, isOthersCaddyfile } from "./install-plan.ts";
import type { MachineLayout } from "./layout.ts";
import { aptPackages, isBySsh } from "./packages.ts";
import { preflight } from "./preflight.ts";
import { caddySite, nginxSite, proxyDuties } from "./proxy.ts";
import { showOutcome } from "./show-plan.ts";

export type InstallOptions = Given & {
  from?: string;
  openaiKeyFile?: string;
  ownerPasswordFile?: string;
  anyway?: boolean;
  yes?: boolean;
  dryRun?: boolean;
  json?: boolean;
};

/** What an installation is done to, and how it is looked at. */
export type Place = { layout: MachineLayout; machine: Machine; look: typeof lookAtMachine };

export async function install(options: InstallOptions, context: CommandContext, place: Place): Promise<void> {
  const { layout, look } = place;
  const answers = await askedFor(options, context, layout);
  const facts = await look({
    host: answers.host,
    layout,
    projectFolder: context.projectFolder,
    version: packageJson.version,
  });
  showFindings(answers, facts, { options, context });
  const packages = aptPackages(answers, facts);
  if (packages.length > 0 && !options.dryRun && !(await agreedTo(packages, options, context))) return;
  await carryOutPlan({ answers, facts }, { options, context, place });
  if (options.dryRun) return;
  if (answers.isStopped) return note(context.terminal, "Nothing was started: mruk install without --stopped does so.");
  await close({ answers, facts }, { options, context, layout });
}

async function askedFor(options: InstallOptions, { askLine }: CommandContext, layout: MachineLayout): Promise<Answers> {
  const [from, openaiKey, ownerPassword, existing] = await Promise.all([
    options.from === undefined ? null : readNamed(options.from),
    options.openaiKeyFile === undefined ? null : firstLine(options.openaiKeyFile),
    options.ownerPasswordFile === undefined ? null : firstLine(options.ownerPasswordFile),
    readFile(layout.settings, "utf8").catch(() => null),
  ]);
  // With a file of answers nobody sits there.
  const asks = options.from === undefined && !options.json ? askLine : null;
  return answersFrom({ given: options, from, existing, openaiKey, ownerPassword, askLine: asks }, layout);
}

async function readNamed(path: string): Promise<string> {
  return readFile(path, "utf8").catch((cause: NodeJS.ErrnoException) => {
    throw new AppError("BAD_REQUEST", `${path} cannot be read: ${cause.code}`, { hint: "Check the path.", cause });
  });
}

const firstLine = async (path: string): Promise<string> => (await readNamed(path)).split(/\r?\n/, 1)[0] ?? "";

type Surroundings = { options: InstallOptions; context: CommandContext };

/** Shows everything that is wrong at once. Throws MACHINE_UNSUITABLE where something of it stops the installation. */
function showFindings(answers: Answers, facts: Facts, { options, context: { terminal } }: Surroundings): void {
  const findings = preflight(answers, facts, { anyway: options.anyway ?? false });
  for (const finding of findings) {
    if (options.json) printJson(terminal, { type: "check", ...finding });
    else terminal.stdout.write(findingLines(finding, terminal));
  }
  const faults = findings.filter(({ state }) => state === "failed").map(({ check }) => check);
  if (faults.length === 0 || options.dryRun) return;
  throw new AppError("MACHINE_UNSUITABLE", `Nothing was changed, because of: ${faults.join(", ")}`, {
    hint: "Mend what is marked as failed, and run this again.",
  });
}

const agreedTo = (packages: readonly string[], { yes }: InstallOptions, context: CommandContext): Promise<boolean> =>
  confirm(
    {
      yes,
      question: `Install Debian's ${packages.join(" and ")} with apt-get?`,
      declined: "Nothing was changed. --proxy none goes without Caddy.",
      command: "mruk install",
    },
    context,
  );

/** Carries the plan out, or shows it. */
async function carryOutPlan(
  { answers, facts }: { answers: Answers; facts: Facts },
  { options, context, place }: Surroundings & { place: Place },
): Promise<void> {
  const { terminal } = context;
  let changes = 0;
  const steps = installPlan(answers, facts, place.layout);
  for await (const outcome of carryOut(steps, place.machine, { dryRun: options.dryRun ?? false })) {
    if (outcome.state === "changed") {
      changes += 1;
      // At once: whatever fails later, nobody could show it a second time.
      if (outcome.step.says === firstAdministrator) showMadePassword(answers, { options, context });
    }
    showOutcome(outcome, terminal, options);
  }
  if (options.dryRun) note(terminal, "Nothing was changed: this is what mruk install would write and run.");
  else if (changes === 0) note(terminal, "Nothing had to be changed.");
}

function showMadePassword({ owner }: Answers, { options, context: { terminal } }: Surroundings): void {
  const { username, password, isMade } = owner;
  if (!isMade) return;
  if (options.json) printJson(terminal, { type: "owner", username, password });
  else printLine(terminal, `Sign in as ${username} with ${password}: it is not shown again.`);
}

type Done = { answers: Answers; facts: Facts };

async function close(
  done: Done,
  { options, context, layout }: Surroundings & { layout: MachineLayout },
): Promise<void> {
  const { terminal, setExitCode } = context;
  const { answers, facts } = done;
  const withStories = answers.settings.SCHEDULE === "on" && !answers.settings.OPENAI_API_KEY;
  if (withStories && !options.json)
    note(terminal, "The house writes and draws the first stories, and looks at itself: a minute at most.");
  await serverIsReady({ withStories, withinMs: 180_000 });
  if (answers.proxy === "caddy" && !isOthersCaddyfile(facts)) await proxyHasCertificate(answers.host, 60_000);
  if (options.json) printJson(terminal, { type: "installed", ...(await outcome(done, layout)) });
  else for (const line of lastWords(await outcome(done, layout))) terminal.stdout.write(`${line}\n`);
  const doctor = await exitCodeOf(layout.command, ["doctor", ...(options.json ? ["--json"] : [])]);
  if (doctor !== 0) setExitCode(exitCodes.failed);
}

type InstalledSite = {
  url: string;
  panel: string;
  settings: string;
  /** What the repository's host has to be given, with the right to write. */
  deployKey?: string;
  /** What to add to a proxy that install does not write to. */
  proxy?: string;
};

async function outcome({ answers, facts }: Done, layout: MachineLayout): Promise<InstalledSite> {
  const { host, settings } = answers;
  const key = isBySsh(settings.CONTENT_REMOTE)
    ? await readFile(join(layout.home, ".ssh/id_ed25519.pub"), "utf8").catch(() => undefined)
    : undefined;
  const proxy = proxyWords(answers, facts);
  return {
    ...{ url: `https://${host}`, panel: `https://${host}/admin`, settings: layout.settings },
    ...(key !== undefined && { deployKey: key.trim() }),
    ...(proxy !== undefined && { proxy }),
  };
}

function proxyWords(answers: Answers, facts: Facts): string | undefined {
  if (answers.proxy === "nginx") return nginxSite(answers.host);
  if (answers.proxy === "none") return proxyDuties(answers.host);
  return isOthersCaddyfile(facts) ? caddySite(answers) : undefined;
}

function lastWords({ url, panel, settings, deployKey, proxy }: InstalledSite): string[] {
  return [
    ...(proxy === undefined ? [] : ["", "For your proxy:", "", proxy]),
    ...(deployKey === undefined ? [] : ["", "Give the repository this key, with the right to write:", "", deployKey]),
    "",
    `Mruk is at ${url}, its panel at ${panel}, its settings in ${settings}.`,
    "",
  ];
}

function exitCodeOf(program: string, args: readonly string[]): Promise<number> {
  const child = spawn(program, args, { stdio: "inherit", cwd: "/" });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}
