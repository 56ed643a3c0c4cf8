// A server of a later version, as far as an upgrade sees it: it writes a state that this version cannot read, and answers one address.
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const { DATA_DIR = "", MRUK_FOLLOWS: follows } = process.env;
const info = join(DATA_DIR, "server.json");
const state = join(DATA_DIR, "state.json");

const lock = new DatabaseSync(join(DATA_DIR, "state.lock"), { timeout: 0 });

function serve() {
  // As api/platform/files/lock.ts does it; where the lock is taken, this throws and the process ends.
  lock.exec("BEGIN EXCLUSIVE");
  writeFileSync(state, JSON.stringify({ ...JSON.parse(readFileSync(state, "utf8")), version: 99 }));
  createServer((_request, response) => void response.end('{"status":"ok"}')).listen({ fd: 3 }, function () {
    const url = `http://127.0.0.1:${this.address().port}`;
    const program = join(import.meta.dirname, "..", "..");
    writeFileSync(info, JSON.stringify({ url, pid: process.pid, startedAt: new Date().toISOString(), program }));
    execFileSync("systemd-notify", [`MAINPID=${process.pid}`, "READY=1"]);
    process.send?.({ step: "serving", told: true });
  });
}

process.on("SIGTERM", () => {
  rmSync(info, { force: true });
  process.exit(0);
});
if (follows === undefined) serve();
else {
  process.once("message", serve);
  process.send?.({ step: "prepared" });
}
