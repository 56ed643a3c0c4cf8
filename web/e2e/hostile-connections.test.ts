// A server process, and strangers who do to it what no browser does. MINUTES=10 in the environment goes on for so long, with 200 readers.
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { signIn } from "#api/access/sign-in.fixture.ts";
import { drawFrom } from "#api/simulation/draw.fixture.ts";
import { writeStory } from "#api/stories/index/library-folder.fixture.ts";
import { projectFolder } from "#cli/e2e/program.fixture.ts";
import { ask, attack, attackNames, type HostileRequest } from "./hostile-connections.fixture.ts";
import { addressOf, startProcess, temporaryContent } from "./server-process.fixture.ts";

const minutes = Number(process.env.MINUTES ?? 0);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const [attacked, read] = ["2026-11-20-evening", "2026-11-21-morning"];
/** Longer than every timeout of the server for slow senders, so that all of them are over. */
const afterwards = 45_000;
const mostAtOnce = 100;

it("answers every reader, and loses nothing that was acknowledged, whatever strangers do with their connections", async () => {
  console.log(`The attacks are drawn from SEED=${seed}`);
  const { contentDir, settings: folders } = await temporaryContent();
  for (const id of [attacked, read]) await writeStory(contentDir, { id });
  const settings = { ...folders, MRUK_NOW: "2026-11-21T12:00:00+01:00", RATE_LIMITS: "off", LOG_LEVEL: "silent" };
  const server = startProcess(settings);
  const ended = once(server, "exit").then(([code, signal]) => `ended with ${code ?? signal}`);
  const url = await addressOf(server);
  const port = Number(new URL(url).port);
  const { token } = await signIn(url);
  const filesBefore = openFiles(server.pid);

  const { oneOf } = drawFrom(seed);
  const requests: [HostileRequest, ...HostileRequest[]] = [home, ...strangers, ...(await operations(url, token))];
  const readers = openReaders(port, minutes > 0 ? 200 : 4);
  const open = new Set<Socket>();
  let room = Promise.withResolvers<void>();
  const until = performance.now() + minutes * 60_000;
  for (let count = 0; minutes > 0 ? performance.now() < until : count < 400; count++) {
    const name = oneOf(attackNames);
    const socket = attack(port, { name, request: oneOf(requests), other: oneOf(requests) });
    open.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      room.resolve();
    });
    // A client that does not read does not see the end of the connection.
    if (name === "an answer that nobody reads") setTimeout(() => socket.destroy(), 2 * afterwards).unref();
    if (open.size < mostAtOnce) continue;
    room = Promise.withResolvers();
    await room.promise;
  }
  await Promise.race([sleep(afterwards), ended]);
  for (const socket of open) socket.destroy();

  const { failed, likes, answered } = await readers.stop();
  expect(await Promise.race([ended, "lives"])).toBe("lives");
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  // No sockets stay open for closed connections; a few belong to requests that began meanwhile.
  await expect.poll(() => openFiles(server.pid)).toBeLessThan(filesBefore + 30);
  const likesNow = async (at: string) => ((await (await fetch(`${at}/api/posts/${read}`)).json()) as Likes).likes;
  expect(await likesNow(url)).toBe(likes);
  server.kill("SIGKILL");
  await ended;
  expect(await likesNow(await addressOf(startProcess(settings)))).toBe(likes);
}, 1_000_000);

type Likes = { likes: number };

/** The number of open files and sockets of a process, where the system reports it. */
const openFiles = (pid: number | undefined) =>
  existsSync(`/proc/${pid}/fd`) ? readdirSync(`/proc/${pid}/fd`).length : 0;

const json = "Content-Type: application/json";
const browser = "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const assets = readdirSync(join(projectFolder, "dist", "client", "assets"))
  .filter((name) => name.endsWith(".js"))
  .map((name) => `/assets/${name}`);
const home: HostileRequest = { method: "GET", path: "/" };

/** The requests of readers' pages, and a few unknown addresses. */
const strangers: readonly HostileRequest[] = [
  ...["/pl", `/post/${attacked}`, `/pl/post/${attacked}`, "/post/nothing", "/about", "/admin", "/admin/login"],
  ...[
    "/feed.xml",
    "/sitemap.xml",
    "/robots.txt",
    `/images/${attacked}.webp?w=320`,
    "/images/nothing.webp",
    "/cards/x.png",
  ],
  ...["/media/nothing.mp4", "/assets/nothing.js", ...assets, "/metrics", "/newsletter/confirm?token=x", "/?lang=pl"],
]
  .map((path): HostileRequest => ({ method: "GET", path }))
  .concat([
    { method: "POST", path: "/newsletter/unsubscribe?token=x", body: "List-Unsubscribe=One-Click" },
    { method: "OPTIONS", path: "/api/posts" },
    { method: "HEAD", path: "/" },
  ]);

const bodies: Record<string, unknown> = {
  "/api/stats/page-view": { page: `/post/${attacked}`, postId: attacked },
  "/api/stats/post-click": { postId: attacked, clickType: "read-more" },
  "/api/posts/{id}/like": null,
  "/api/posts/{id}/unlike": null,
};

/** Every operation of the API, with and without an administrator's token; logging out is left out. */
async function operations(url: string, token: string): Promise<HostileRequest[]> {
  const document = await fetch(`${url}/api/openapi.json`);
  const { paths } = (await document.json()) as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).flatMap((method) => {
      const body = path in bodies ? bodies[path] : {};
      const hasBody = method !== "get" && method !== "head" && body !== null;
      const one: HostileRequest = {
        method: method.toUpperCase(),
        path: path.replace("{id}", attacked).replaceAll(/\{\w+\}/g, "x"),
        fields: [browser, ...(hasBody ? [json] : [])],
        body: hasBody ? JSON.stringify(body) : "",
      };
      const signedIn = { ...one, fields: [...(one.fields ?? []), `Authorization: Bearer ${token}`] };
      return path.endsWith("/logout") ? [one] : [one, signedIn];
    }),
  );
}

/** Readers who read a page, a list and a story, and like it, until they are stopped. */
function openReaders(port: number, count: number) {
  const like: HostileRequest = { method: "POST", path: `/api/posts/${read}/like`, fields: [browser] };
  const pages = ["/", "/api/posts?limit=8&offset=0", `/post/${read}`].map((path) => ({ method: "GET", path }));
  const failed: (string | number)[] = [];
  let [likes, answered, stopped] = [0, 0, false];
  async function visit(): Promise<void> {
    while (!stopped) {
      for (const request of [...pages, like]) {
        const status = await ask(port, request);
        if (status === 200) answered++;
        else failed.push(status);
        if (status === 200 && request === like) likes++;
        if (failed.length > 20) return;
        await sleep(count > 10 ? 2_000 : 20); // Gives the readers time to read.
      }
    }
  }
  const visits = Array.from({ length: count }, visit);
  return {
    async stop() {
      stopped = true;
      await Promise.all(visits);
      return { failed, likes, answered };
    },
  };
}
