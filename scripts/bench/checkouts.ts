// Measures reads, likes and starts at 10,000 stories against those of another checkout, in one run and by turns: for a change that
// must not cost readers anything. Both checkouts have to be built: npm run build.
//
//   node scripts/bench/checkouts.ts ../other-checkout
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { storyIdOf } from "#api/schedule/slots.ts";
import { median, rate } from "./figures.fixture.ts";
import { slotsOf, writeLibrary } from "./library.fixture.ts";
import { exchange, open } from "./load.fixture.ts";
import { addresses, costsOf, like, question, ratioOf } from "./readers.fixture.ts";
import { type Server, startProcess } from "./server.fixture.ts";

type Cost = Server["start"];
type SettingsOf = (index: number) => Record<"CONTENT_DIR" | "DATA_DIR" | "MRUK_NOW", string>;

const size = 10_000;
const [starts, likingRounds] = [9, 7];

/** Starts the checkouts by turns: on a new data folder, where every story is read, and on the same again. */
async function compareStarts(checkouts: readonly string[], settingsOf: SettingsOf) {
  const measured = { "the very first start": new Map<string, Cost[]>(), "a later start": new Map<string, Cost[]>() };
  for (let round = 0; round < starts; round += 1) {
    for (const [index, checkout] of checkouts.entries()) {
      rmSync(settingsOf(index).DATA_DIR, { recursive: true, force: true });
      for (const costs of Object.values(measured)) {
        const server = await startProcess(settingsOf(index), checkout);
        costs.set(checkout, [...(costs.get(checkout) ?? []), server.start]);
        // A later start finds what this one keeps.
        await server.restingResident();
        await server.stop();
      }
    }
  }
  for (const [what, costs] of Object.entries(measured)) {
    for (const unit of ["wall", "cpu"] as const) {
      const [ours = Number.NaN, theirs = Number.NaN] = checkouts.map((each) =>
        median((costs.get(each) ?? []).map((cost) => cost[unit])),
      );
      console.log(
        `${what}, ${unit}: ${(ours / theirs).toFixed(2)} x the other's time (${rate(ours)} to ${rate(theirs)} ms)`,
      );
    }
  }
}

/** Waits for the search's index, whose building takes seconds of the same process. Another checkout may have no search. */
async function searchIsReady(url: string): Promise<void> {
  while ((await fetch(`${url}/api/search?q=Mruk`)).status === 503) await sleep(500);
}

async function compareLikes(servers: readonly Server[], ids: string[]) {
  const perSecond = servers.map((): number[] => []);
  for (let round = 0; round < likingRounds; round += 1) {
    for (const [index, server] of servers.entries()) perSecond[index]?.push((await like({ server, ids })).perSecond);
  }
  const [ours, theirs] = perSecond.map((all) => median(all.slice(1)));
  const ratio = ((ours ?? Number.NaN) / (theirs ?? Number.NaN)).toFixed(2);
  console.log(`a like: ${ratio} x the other's rate (${rate(ours ?? 0)} to ${rate(theirs ?? 0)} per processor second)`);
}

async function compareReads(servers: readonly [Server, Server]) {
  const ratios: number[] = [];
  for (const [name, address] of Object.entries(addresses)) {
    const etags = await Promise.all(
      servers.map(async ({ url }) => {
        const socket = await open(url);
        const { head } = await exchange(socket, question(address));
        socket.destroy();
        return /^etag: (.+)$/im.exec(head)?.[1];
      }),
    );
    for (const [what, requests] of [
      [name, servers.map(() => question(address))],
      [`${name}, 304`, etags.map((etag) => question(address, etag))],
    ] as const) {
      const [ours, theirs] = await costsOf(servers, requests);
      const ratio = ratioOf(ours, theirs);
      ratios.push(Number(ratio));
      const rates = [ours, theirs].map((costs) => rate(1000 / median(costs ?? []))).join(" to ");
      console.log(`${what}: ${ratio} x the other's rate (${rates} per processor second)`);
    }
  }
  console.log(`the median of these: ${median(ratios).toFixed(2)} x the other's rate`);
}

async function main(other: string): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), "mruk-checkouts-"));
  const checkouts = [resolve(import.meta.dirname, "../.."), resolve(other)] as const;
  const slots = slotsOf(size);
  // The evening of the last day with stories.
  const settingsOf = (index: number) => ({
    CONTENT_DIR: join(root, `content-${index}`),
    DATA_DIR: join(root, `data-${index}`),
    MRUK_NOW: "2025-12-31T21:00:00+01:00",
  });
  const stopping: (() => unknown)[] = [];
  try {
    for (const index of checkouts.keys()) writeLibrary(settingsOf(index).CONTENT_DIR, slots);
    await compareStarts(checkouts, settingsOf);
    const start = async (index: 0 | 1) => {
      const server = await startProcess({ ...settingsOf(index), LOG_LEVEL: "info" }, checkouts[index]);
      stopping.push(server.stop);
      await server.restingResident();
      await searchIsReady(server.url);
      return server;
    };
    const servers = [await start(0), await start(1)] as const;
    await compareReads(servers);
    await compareLikes(
      servers,
      slots.map((slot) => storyIdOf(slot)),
    );
  } finally {
    for (const stop of stopping) await stop();
    rmSync(root, { recursive: true });
  }
}

const [other] = process.argv.slice(2);
if (other === undefined) console.log("skipped: name another built checkout to compare with.");
else await main(other);
