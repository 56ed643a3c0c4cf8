// The morning letter from a server process to a mail server: killed at random moments; one reader unsubscribes.
import { once } from "node:events";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { mailServer } from "#api/mail/mail-server.fixture.ts";
import { openLedger } from "#api/newsletter/sending/ledger.ts";
import { manyReaders } from "#api/newsletter/sending/letters.fixture.ts";
import { drawFrom } from "#api/simulation/draw.fixture.ts";
import { openStateFile, partOf } from "#api/state/state-file.ts";
import { writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { addressOf, startProcess, temporaryContent } from "./server-process.fixture.ts";

const readers = 400;
const kills = 10;
const connections = 3;
const siteUrl = "https://mruk.example";

it(`sends every one of ${readers} readers one letter, and nobody two, though the server is killed ${kills} times on the way; one press unsubscribes`, async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  console.log(`The kills are drawn from SEED=${seed}`);
  const { next: draw } = drawFrom(seed);
  const { taken, url } = await mailServer({ slowly: 2 });
  const { contentDir, dataDir, settings: folders } = await temporaryContent({ stores: "files" });
  for (const id of ["2026-11-20-evening", "2026-11-21-morning", "2026-11-22-morning"])
    await writeStory(contentDir, { id });
  const state = await openStateFile({ dataDir, clock: { now: () => Temporal.Instant.from("2026-11-20T12:00:00Z") } });
  await partOf(state, "newsletter").update(({ subscribers }) => {
    for (const [index, reader] of manyReaders(readers).entries()) subscribers[`reader-${index}`] = reader;
  });
  await state.close();
  const start = (date: string) =>
    startProcess({
      ...folders,
      SMTP_URL: url,
      SITE_URL: siteUrl,
      MAIL_CONNECTIONS: String(connections),
      MAIL_PER_SECOND: "1000",
      MRUK_NOW: `${date}T08:00:00+01:00`,
      RATE_LIMITS: "off",
      LOG_LEVEL: "silent",
    });
  const ledger = openLedger({ dataDir });
  const noted = async (date: string) => [...((await ledger.read(date))?.noted ?? [])];
  const inDoubt = async (date: string) => (await noted(date)).filter(([, { outcome }]) => outcome === "begun");
  const settled = async (date: string) => (await noted(date)).length - (await inDoubt(date)).length;

  let doubted = await inDoubt("2026-11-21");
  for (let kill = 0; kill < kills; kill += 1) {
    // A share of the rest, because on a busy machine many more letters are taken before the kill arrives.
    const share = (readers - kills * connections - taken.length) / (kills - kill);
    const killAt = taken.length + 1 + Math.floor(draw() * Math.max(0, share - 5));
    const child = start("2026-11-21");
    await expect.poll(() => taken.length, { interval: 1 }).toBeGreaterThanOrEqual(killAt);
    child.kill("SIGKILL");
    await once(child, "exit");
    const before = doubted.length;
    doubted = await inDoubt("2026-11-21");
    expect(doubted.length - before).toBeLessThanOrEqual(connections);
  }
  const last = start("2026-11-21");
  const address = await addressOf(last);
  await expect.poll(() => settled("2026-11-21"), { timeout: 120_000 }).toBe(readers - doubted.length);

  const first = taken.map(({ to }) => to[0] ?? "");
  expect(new Set(first).size).toBe(first.length);
  expect(readers - first.length).toBeLessThanOrEqual(doubted.length);

  const leaver = first[0] ?? "";
  const letter = await PostalMime.parse(taken[0]?.raw ?? "");
  const header = (name: string) => letter.headers.find(({ key }) => key === name)?.value;
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const link = new URL((header("list-unsubscribe") ?? "").slice(1, -1));
  expect(link.origin).toBe(siteUrl);
  const pressed = await fetch(`${address}${link.pathname}${link.search}`, {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  expect(pressed.status).toBe(200);
  last.kill("SIGTERM");
  await once(last, "exit");

  taken.length = 0;
  const next = start("2026-11-22");
  await expect.poll(() => settled("2026-11-22"), { timeout: 120_000 }).toBe(readers - 1);
  next.kill("SIGTERM");
  await once(next, "exit");
  const second = new Map(taken.map(({ to, raw }) => [to[0] ?? "", raw]));
  expect([taken.length, second.size, second.has(leaver)]).toEqual([readers - 1, readers - 1, false]);
  // Readers who may have missed a letter find its stories in the next one; nobody gets a story twice.
  const ofDoubted = doubted
    .map(([id]) => `reader${id.slice("reader-".length)}@example.org`)
    .filter((to) => to !== leaver);
  const ofOthers = first.filter((to) => to !== leaver && !ofDoubted.includes(to)).slice(0, 3);
  const textTo = async (to: string) => (await PostalMime.parse(second.get(to) ?? "")).text ?? "";
  for (const to of ofDoubted) expect(await textTo(to)).toContain("2026-11-21-morning");
  for (const to of ofOthers) expect(await textTo(to)).not.toContain("2026-11-21-morning");
});
