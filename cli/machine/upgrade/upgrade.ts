// Upgrades an installed Mruk, and goes back (docs/upgrades.md). Whatever ends it, the machine has the old program or the new one.
import { join } from "node:path";
import { type Config, readConfig } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import { holdLock } from "#api/platform/files/lock.ts";
import { readServer } from "#api/platform/server-info.ts";
import { awaitServer } from "./await-server.ts";
import { askForecast, type Forecast, isReversible } from "./forecast.ts";
import { keepBefore } from "./keep.ts";
import type { Machine } from "./machine.ts";
import { changeBefore, noteChange, removeOthers, runningProgram, switchTo } from "./releases.ts";
import { restoreBefore } from "./restore-before.ts";

export type UpgradeOrder = {
  /** Puts the program into a folder of its own, and returns that. */
  bring(running: string): Promise<string>;
  dryRun: boolean;
  /** Asked before anything is done that cannot be undone without loss; says what that is. */
  confirm(question: string): Promise<boolean>;
};

/** `serving` is false where no server ran that could have handed over. */
export type Upgraded = {
  outcome: "upgraded" | "planned" | "declined" | "unchanged";
  from: string;
  to: string;
  forecast: Forecast;
  reversible: boolean;
  backup: string | null;
  serving: boolean;
};

/** Throws UPGRADE_FAILED where the new program did not get ready: then the old one goes on. Throws also STATE_TOO_NEW, DISK_FULL … */
export function upgrade(order: UpgradeOrder, machine: Machine): Promise<Upgraded> {
  return alone(machine, async () => {
    const { layout, environment, report } = machine;
    const config = readConfig(environment);
    const from = await runningProgram(layout);
    const to = await order.bring(from);
    const forecast = refuseDowngrade(await askForecast(to, machine));
    const reversible = isReversible(forecast);
    const planned = { from, to, forecast, reversible, backup: null, serving: false };
    if (to === from) return { outcome: "unchanged", ...planned };
    for (const line of changesIn(forecast)) report(line);
    if (order.dryRun) return { outcome: "planned", ...planned };
    if (forecast.database.length > 0 && !(await order.confirm(databaseQuestion)))
      return { outcome: "declined", ...planned };
    report("keeping a backup");
    const backup = await keepBefore(config, machine);
    await noteChange(layout, { from, to, at: machine.now().toString(), backup });
    const serving = await replace({ from, to }, config, machine);
    await removeOthers(layout, [from, to]);
    return { outcome: "upgraded", ...planned, backup, serving };
  });
}

/** Goes back to the program before. Where that cannot read what is remembered now, the backup before the upgrade takes its place. */
export function goBack({ dryRun, confirm }: Omit<UpgradeOrder, "bring">, machine: Machine): Promise<Upgraded> {
  return alone(machine, async () => {
    const { layout, environment, report } = machine;
    const config = readConfig(environment);
    const from = await runningProgram(layout);
    const change = await changeBefore(layout, from);
    if (change === null) throw nothingBefore(from);
    const to = change.from;
    const asked = await askForecast(to, machine);
    const isLossless = "version" in asked;
    if (!isLossless && (asked.refused !== "STATE_TOO_NEW" || change.backup === null)) throw refusal(asked);
    const forecast = isLossless ? asked : { version: to, state: null, database: [] };
    const planned = { from, to, forecast, reversible: isLossless, backup: null, serving: false };
    const loss = `The state goes back to ${change.at}: what readers did and administrators changed since is lost.`;
    if (!isLossless) report(loss);
    if (dryRun) return { outcome: "planned", ...planned };
    if (!isLossless && !(await confirm(loss))) return { outcome: "declined", ...planned };
    const backup = await keepBefore(config, machine);
    await noteChange(layout, { from, to, at: machine.now().toString(), backup });
    const serving = isLossless
      ? await replace({ from, to }, config, machine)
      : await restoreBefore({ to, backup: change.backup ?? "" }, config, machine);
    return { outcome: "upgraded", ...planned, backup, serving };
  });
}

type Replacement = { from: string; to: string };

/** Lets the server hand over to another program. Returns whether there was one. */
async function replace({ from, to }: Replacement, { DATA_DIR }: Config, machine: Machine): Promise<boolean> {
  const { layout, service, report } = machine;
  const before = await readServer(DATA_DIR);
  await switchTo(layout, to);
  if (before === null) return false;
  report("the server hands over");
  const fault = await service.reload().then(
    () => awaitServer(DATA_DIR, { folder: to, before }),
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (fault === null) return true;
  await switchTo(layout, from);
  throw new AppError("UPGRADE_FAILED", `The new program did not get ready (${fault}); the old one goes on.`, {
    hint: "journalctl -u mruk -n 50 -o cat says more.",
  });
}

async function alone<Result>({ layout }: Machine, work: () => Promise<Result>): Promise<Result> {
  const lock = await holdLock(join(layout.releases, "upgrade.lock"));
  if (lock === null)
    throw new AppError("UPGRADE_UNDER_WAY", "Another upgrade is under way.", { hint: "Wait for its end." });
  try {
    return await work();
  } finally {
    lock.release();
  }
}

function refuseDowngrade(asked: Awaited<ReturnType<typeof askForecast>>): Forecast {
  if ("version" in asked) return asked;
  throw refusal(asked);
}

function refusal({ refused, message }: { refused: string; message: string }): AppError {
  if (refused === "STATE_TOO_NEW" || refused === "DATABASE_TOO_NEW") {
    return new AppError(refused, `That program is older than what is remembered: ${message}`, {
      hint:
        refused === "STATE_TOO_NEW"
          ? "mruk upgrade --back returns to the program before, with the state of that time. Nothing was changed."
          : "Put the backup of the database back first (docs/database.md). Nothing was changed.",
    });
  }
  return new AppError("UPGRADE_FAILED", `That program could not start: ${message}`, { hint: "Nothing was changed." });
}

const nothingBefore = (folder: string) =>
  new AppError("NOTHING_BEFORE", `Nothing is kept of what ran before ${folder}.`, {
    hint: "mruk upgrade with the archive of an older release goes there, as long as that can read what is remembered.",
  });

const databaseQuestion = "The database's migrations cannot be undone: is there a backup of it (pg_dump)?";

/** What a program changes in what is remembered, in sentences. */
function changesIn({ state, database }: Forecast): string[] {
  const lines: string[] = [];
  if (state && state.from !== state.to) {
    lines.push(
      `the state file of version ${state.from} becomes version ${state.to}; going back takes the backup, and loses what came since`,
    );
  }
  if (database.length > 0) lines.push(`the database goes through ${database.join(", ")}; none of it can be undone`);
  return lines.length > 0 ? lines : ["nothing that is remembered changes its form: going back loses nothing"];
}
