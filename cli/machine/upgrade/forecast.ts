// What a program would do to what is remembered: asked of the program itself, since only it knows.
import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { AppError } from "#api/platform/errors.ts";
import { jsonIn } from "#api/platform/json.ts";
import { nodeOf } from "#api/platform/project-folder.ts";
import type { Machine } from "./machine.ts";

/** `state`: the versions of the state file, before and after; null without one. `database`: the migrations that it has not been through. */
export const Forecast = z.object({
  version: z.string(),
  state: z.object({ from: z.number(), to: z.number() }).nullable(),
  database: z.array(z.string()),
});
export type Forecast = z.infer<typeof Forecast>;

/** An older program refuses what a newer one changed: it takes a backup to go back. */
export const isReversible = ({ state, database }: Forecast): boolean =>
  database.length === 0 && (state === null || state.from === state.to);

const Refusal = z.object({ error: z.object({ code: z.string(), message: z.string(), hint: z.string().optional() }) });

/** `refused` is the code of the error for which that program could not run. */
export type Asked = Forecast | { refused: string; message: string };

/** Asks a program in another folder. Throws PROGRAM_UNUSABLE. */
export async function askForecast(folder: string, machine: Machine): Promise<Asked> {
  const { stdout, stderr } = await runProgram(folder, ["upgrade", "--forecast"], machine).catch((error: unknown) => {
    if (error instanceof Error && "stdout" in error) return { stdout: String(error.stdout), stderr: String(error) };
    throw error;
  });
  const said = jsonIn(stdout);
  const refusal = Refusal.safeParse(said);
  if (refusal.success) return { refused: refusal.data.error.code, message: refusal.data.error.message };
  const forecast = Forecast.safeParse(said);
  if (forecast.success) return forecast.data;
  throw new AppError("PROGRAM_UNUSABLE", `The program in ${folder} does not run: ${stderr.trim().slice(0, 500)}`, {
    hint: "It may be for another machine, or from before upgrades. Nothing was changed.",
  });
}

/** Runs the terminal program of a folder as the account that everything remembered belongs to, with the installed settings. */
export async function runProgram(folder: string, args: readonly string[], machine: Machine) {
  const { layout, environment } = machine;
  const node = nodeOf(folder);
  if (node === null) throw new AppError("PROGRAM_UNUSABLE", `There is no Node in ${folder}.`);
  const env = { ...environment, HOME: layout.home };
  const options = { env, cwd: layout.home, ...(await accountOf(machine)) };
  return promisify(execFile)(node, [join(folder, "cli", "mruk.mjs"), ...args], options);
}

/** The account that the home belongs to, for root; nothing for anybody else. */
export async function accountOf({ layout }: Machine): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = await stat(layout.home);
  return { uid, gid };
}
