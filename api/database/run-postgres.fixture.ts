// Runs one PostgreSQL for as long as a given process lives, however that one ends: a killed test leaves nothing behind.
//
//   node run-postgres.fixture.ts <pid of that process> <folder, removed at the end> <user id, or -> <program> <arguments…>
import { spawn } from "node:child_process";
import { closeSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "#api/platform/processes/is-alive.ts";

const [watched = "", folder = "", user = "-", program = "", ...args] = process.argv.slice(2);
const log = openSync(join(folder, "log"), "a");
const server = spawn(program, args, {
  stdio: ["ignore", log, log],
  ...(user !== "-" && { uid: Number(user), gid: Number(user) }),
});
closeSync(log);

let ended = false;
server.once("close", () => {
  ended = true;
});
server.once("error", () => {
  ended = true;
});
// SIGQUIT is PostgreSQL's quickest end, and nobody needs the data again.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => server.kill("SIGQUIT"));
while (!ended) {
  if (!isAlive(Number(watched))) server.kill("SIGQUIT");
  await sleep(200);
}
if (!isAlive(Number(watched))) rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
