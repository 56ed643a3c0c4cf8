// Each of these tests opens two or three servers over one database.
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { standingClock } from "#api/access/access.fixture.ts";
import { createThrottle, type Throttle } from "#api/access/throttle.ts";
import { type LikedMemory, likedMemory } from "#api/engagement/liked-memory.ts";
import { openHealth } from "#api/health/health.ts";
import { serveApp } from "#api/platform/http/http.fixture.ts";
import { limitRate, openLimiter } from "#api/platform/http/rate-limit.ts";
import { alone, openLeader } from "#api/platform/processes/leader.ts";
import { createSigner } from "#api/platform/secret.ts";
import { StoryId } from "#api/stories/model.ts";
import { openCluster } from "#api/wiring/cluster.ts";
import type { Database } from "../model.ts";
import { createTryQuery } from "../try-query.ts";
import { keyHasher } from "./key-hasher.ts";
import { countRates } from "./rates.ts";
import { databases, postgres } from "./servers.fixture.ts";
import { joinServers } from "./servers.ts";
import { sweepDatabase } from "./sweep.ts";
import { talliesInDatabase } from "./tallies-in-database.ts";
import { shelfInDatabase } from "./upload-shelf.ts";

const log = pino({ level: "silent" });
// Enough for a busy machine.
const tryQuery = createTryQuery({ log, meanwhile: "each server counts for itself", patienceMs: 60_000 });
const hashKey = keyHasher("a secret that only this test knows of");

describe.skipIf(postgres.missing !== undefined)("servers over one database", () => {
  it("limit an address over all of them together, and store no address", async () => {
    const all = await databases(3);
    const urls = await Promise.all(
      all.map(async (database) => {
        const { url } = await serveApp((app) => {
          const limits = countRates({ database, tryQuery, hashKey });
          app.get("/", limitRate({ name: "asking", limit: 7, seconds: 60 }, limits), (_request, response) => {
            response.send("yes");
          });
        });
        return url;
      }),
    );
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => fetch(urls[index % 3] ?? "")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    for (const refused of answers.filter(({ status }) => status !== 200)) {
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    const rows = await all[0]?.query.selectFrom("rates").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|::1/);
  });

  it("limit all networks of an IPv6 /48 over all of them together", async () => {
    const limiters = (await databases(3)).map((database) =>
      openLimiter({ name: "asking", limit: 2, seconds: 60 }, countRates({ database, tryQuery, hashKey })),
    );
    const isRefused = async (index: number, address: string) =>
      (await limiters[index % 3]?.count(address))?.refused?.code === "RATE_LIMITED";
    const networks = Array.from({ length: 40 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);
    const refused = await Promise.all(networks.map((address, index) => isRefused(index, address)));
    expect(refused.filter((is) => !is)).toHaveLength(20);
    expect(await isRefused(0, "2001:db8:2::1")).toBe(false);
  });

  it("take a like back once, whichever of them is asked, and again where that failed", async () => {
    const memories = (await databases(3)).map((database) => {
      const limits = countRates({ database, tryQuery, hashKey });
      return likedMemory({ signer: createSigner("s".repeat(32)), site: { siteUrl: undefined, limits } });
    });
    const [one, two] = memories as [LikedMemory, LikedMemory];
    const id = StoryId.parse("2026-11-21-morning");
    const [name, value] = one.cookieOf(id, one.newLike());
    const like = two.read(id, `${name}=${value}`) ?? "";
    await expect(two.takeBack(id, like, () => Promise.reject(new Error("the disk is full")))).rejects.toThrow();
    let takenBack = 0;
    const takeBack = (memory: LikedMemory) =>
      memory.takeBack(id, like, async () => {
        takenBack += 1;
      });
    await Promise.all([...memories, ...memories, ...memories].map(takeBack));
    expect(takenBack).toBe(1);
  });

  it("slow down a guesser of passwords together: a hundred tries at once are five", async () => {
    const clock = standingClock();
    const throttles = (await databases(3)).map((database) =>
      createThrottle(clock, talliesInDatabase({ database, tryQuery, hashKey })),
    );
    const admit = (index: number, address = "203.0.113.7") =>
      (throttles[index % 3] as (typeof throttles)[number]).admit("ola", address);
    const tries = await Promise.allSettled(Array.from({ length: 100 }, (_, index) => admit(index)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    const refused = tries.find(({ status }) => status === "rejected");
    expect(refused).toMatchObject({ reason: { code: "LOGIN_THROTTLED", retryAfter: 2 } });
    clock.moveOn({ seconds: 2 });
    await (await admit(1)).wasRight();
    for (let index = 0; index < 4; index += 1) await admit(index);
  });

  it("keep the place in the queue that one of them gave a client behind guessers, whichever server the client returns to", async () => {
    const clock = standingClock();
    const [one, two] = (await databases(2)).map((database) =>
      createThrottle(clock, talliesInDatabase({ database, tryQuery, hashKey })),
    ) as [Throttle, Throttle];
    const guess = () =>
      Promise.allSettled(Array.from({ length: 30 }, (_, at) => (at % 2 ? one : two).admit("ola", `10.0.0.${at}`)));
    await guess();
    const refused = { code: "LOGIN_THROTTLED", retryAfter: 21 };
    await expect(one.admit("ola", "203.0.113.7")).rejects.toMatchObject(refused);
    clock.moveOn({ seconds: 21 });
    await guess();
    await (await two.admit("ola", "203.0.113.7")).wasRight();
    expect((await one.admit("ola", "203.0.113.7")).isFamiliar).toBe(true);
  });

  it("know which running servers have another secret, and measure their clocks against the database's", async () => {
    const [one, two, three] = (await databases(3)) as [Database, Database, Database];
    const first = await joinServers({ database: one, hashKey });
    const second = await joinServers({ database: two, hashKey, milliseconds: () => Date.now() - 90_000 });
    expect(await first.standing()).toEqual({ otherSecrets: 0, aheadMs: 0 });
    const other = keyHasher("the secret of somebody who copied it wrong");
    const third = await joinServers({ database: three, hashKey: other, milliseconds: () => Date.now() + 90_000 });
    expect(await first.standing()).toMatchObject({ otherSecrets: 1 });
    expect(await third.standing()).toMatchObject({ otherSecrets: 2 });
    // The measured lead is never more than the true one, however long the answers took.
    for (const [server, ahead] of [
      [second, -90_000],
      [third, 90_000],
    ] as const) {
      const { aheadMs } = await server.standing();
      expect(Math.sign(aheadMs)).toBe(Math.sign(ahead));
      expect(Math.abs(aheadMs)).toBeLessThanOrEqual(90_000);
    }
    const kept = JSON.stringify(await one.query.selectFrom("servers").selectAll().execute());
    expect(kept).not.toContain("secret that only");
    await third.close();
    expect(await first.standing()).toEqual({ otherSecrets: 0, aheadMs: 0 });
  });

  it("report a differing secret in their health, each of them, soon after start", async () => {
    const clock = standingClock();
    const sharing = await Promise.all(
      (await databases(2)).map(async (database, index) => {
        const health = openHealth({ clock });
        const stores = { database, leader: alone, secret: `the secret of server ${index}, which is its own` };
        const { tasks, close } = await openCluster({ config: { RATE_LIMITS: "off" }, stores, health, clock, log });
        onTestFinished(close);
        return { health, tasks };
      }),
    );
    for (const { health, tasks } of sharing) {
      for (const { tick } of tasks) await tick();
      expect(health.problems()).toMatchObject([{ part: "servers", code: "SECRET_DIFFERS" }]);
    }
  });

  it("go on counting, each for itself, while the database is away", async () => {
    const [database] = (await databases(1)) as [Database];
    await database.close();
    const away = createTryQuery({ log, meanwhile: "each server counts for itself" });
    const { url } = await serveApp((app) => {
      const limits = countRates({ database, tryQuery: away, hashKey });
      app.get("/", limitRate({ name: "asking", limit: 2, seconds: 60 }, limits), (_request, response) => {
        response.send("yes");
      });
    });
    const statuses: number[] = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await fetch(url)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const throttle = createThrottle(standingClock(), talliesInDatabase({ database, tryQuery: away, hashKey }));
    for (let tries = 0; tries < 5; tries += 1) await throttle.admit("ola", "203.0.113.7");
    await expect(throttle.admit("ola", "203.0.113.7")).rejects.toMatchObject({ code: "LOGIN_THROTTLED" });
  });

  it("are led by one of them; another takes over when it is gone", async () => {
    const all = (await databases(3)).map((database) => ({
      database,
      leader: openLeader({ hold: database.hold, log }),
    }));
    const leading = async () => {
      const answers = await Promise.all(all.map(({ leader }) => leader.leads()));
      return answers.flatMap((leads, index) => (leads ? [index] : []));
    };
    const [first = -1, ...others] = await leading();
    expect([others, await leading()]).toEqual([[], [first]]);
    await all[first]?.leader.close();
    await expect.poll(leading).not.toEqual([]);
    const [second = -1, ...more] = await leading();
    expect(more).toEqual([]);
    await all[second]?.database.close();
    await expect.poll(leading).not.toContain(first);
    await expect.poll(async () => (await leading()).length).toBe(1);
  });

  it("hand each other uploads, and remove expired ones", async () => {
    const [one, two] = (await databases(2)) as [Database, Database];
    await shelfInDatabase(one, { keptDays: 7 }).put("1234", Buffer.from("a picture"));
    const there = shelfInDatabase(two, { keptDays: 7 });
    expect(Buffer.from((await there.get("1234")) ?? []).toString()).toBe("a picture");
    await shelfInDatabase(one, { keptDays: -1 }).put("1234", Buffer.from("a picture"));
    await sweepDatabase(two);
    expect(await there.get("1234")).toBeNull();
  });
});
