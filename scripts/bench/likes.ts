// Measures likes that are on the disk before they are answered: against a bare node:http server that counts POSTs in memory; in a
// library of 100,000 stories against one of 1,000; and their latency against one bare write, sync and rename. Rates are per second
// of the server's processor time, because the client shares the machine. It needs the built pages: npm run build.
import { closeSync, fsyncSync, mkdtempSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { storyIdOf } from "#api/schedule/slots.ts";
import { median, rate } from "./figures.fixture.ts";
import { slotsOf, writeLibrary } from "./library.fixture.ts";
import { type Likes, like } from "./readers.fixture.ts";
import { type Server, serveBare, startBare, startProcess } from "./server.fixture.ts";

const rounds = 5;
const [few, many] = [1_000, 100_000];

/** The smallest server that counts. */
async function bare(): Promise<void> {
  let likes = 0;
  await serveBare((request, response) => {
    request.resume();
    const body = `{"likes":${++likes}}`;
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length }).end(body);
  });
}

/** Milliseconds of one write, sync and rename with the bytes of a month of counts. */
function bareWrite(folder: string): number {
  const [path, begun] = [join(folder, "month.json"), performance.now()];
  const file = openSync(`${path}.new`, "w");
  writeSync(file, "x".repeat(65_000));
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
  return performance.now() - begun;
}

async function main(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), "mruk-likes-"));
  const stopping: (() => unknown)[] = [];
  try {
    const start = async (size: number): Promise<{ server: Server; ids: string[] }> => {
      const settings = { CONTENT_DIR: join(root, `content-${size}`), DATA_DIR: join(root, `data-${size}`) };
      writeLibrary(settings.CONTENT_DIR, slotsOf(size));
      const server = await startProcess(settings);
      stopping.push(server.stop);
      await server.restingResident();
      return { server, ids: slotsOf(size).map((slot) => storyIdOf(slot)) };
    };
    const [small, large, memory] = [await start(few), await start(many), await startBare(import.meta.filename)];
    stopping.push(memory.stop);
    const cases = [{ ...small, server: memory }, small, { ...large, ids: small.ids }, large];
    const counted: Likes[][] = cases.map(() => []);
    const writes: number[] = [];
    // Servers alternate, because a busy moment of the machine would otherwise fall on one. The first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      writes.push(...Array.from({ length: 20 }, () => bareWrite(root)));
      for (const [index, each] of cases.entries()) {
        const result = await like(each);
        if (round > 0) counted[index]?.push(result);
      }
    }
    const perSecond = counted.map((all) => median(all.map((one) => one.perSecond)));
    const ratio = (one: number, other: number) =>
      `${((perSecond[one] ?? Number.NaN) / (perSecond[other] ?? Number.NaN)).toFixed(2)} x`;
    const write = median(writes);
    const within = (index: number) => {
      const slowest = median((counted[index] ?? []).map((one) => one.slowest));
      return `99 of 100 within ${(slowest / write).toFixed(1)} x one bare write, sync and rename (${slowest.toFixed(1)} ms to ${write.toFixed(1)} ms; bar: under 20)`;
    };
    const [least, usual, newest, any] = perSecond.map(rate);
    console.log(
      `at ${rate(few)} stories ${ratio(1, 0)} as many likes as a bare node:http POST that counts in memory (${usual} to ${least} per processor second, medians of ${rounds}), ${within(1)}`,
    );
    console.log(
      `at ${rate(many)} stories ${ratio(2, 1)} as many likes of the newest ${rate(few)} (${newest}; bar: 0.8), ${within(2)}`,
    );
    console.log(`and ${ratio(3, 1)} as many of any of them (${any}), ${within(3)}`);
  } finally {
    for (const stop of stopping) await stop();
    rmSync(root, { recursive: true });
  }
}

if (process.argv[2] === "bare") await bare();
else await main();
