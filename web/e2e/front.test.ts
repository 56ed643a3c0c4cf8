// The fast path answers most requests before Express does, with the same bytes and headers.
import { type IncomingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { startServer } from "#web/server/serve.ts";
import { siteOfFile, slotsUntil } from "./site.fixture.ts";

const quiet = "2026-11-21T15:42:00+01:00";
/** A page tells by how much the clock is set off, so that it runs where pages are to stay the same, and stands for reveals. */
const clock = {
  read: () => 0,
  now: () => Temporal.Instant.fromEpochMilliseconds(clock.read()),
  runFrom(instant: string) {
    const offset = Math.round((Date.parse(instant) - Date.now()) / 1000) * 1000;
    clock.read = () => Date.now() + offset;
  },
  standAt(instant: string) {
    const at = Date.parse(instant);
    clock.read = () => at;
  },
};
clock.runFrom(quiet);
const settings = { SITE_URL: "https://mruk.example" };
const newest = "2026-11-21-afternoon";
const site = siteOfFile({ clock, stories: slotsUntil("2026-11-22", 6).map((id) => ({ id })), settings });
const ports = { front: 0, express: 0 };

beforeAll(async () => {
  const config = { PORT: 0, HOST: "127.0.0.1", SITE_URL: settings.SITE_URL, TRUST_PROXY: 0 };
  const behind = await startServer({ config, services: site.services, fast: false });
  Object.assign(ports, { front: site.port, express: behind.port });
  return () => behind.close();
});

type Got = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

function ask(path: string, headers: Record<string, string> = {}, { method = "GET", port = ports.front } = {}) {
  return new Promise<Got>((resolve, reject) => {
    request({ port, host: "127.0.0.1", path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

const tagOf = async (path: string) => (await ask(path)).headers.etag as string;
const textOf = async (path: string, headers = {}) => (await ask(path, headers)).body.toString();
const like = (id: string) =>
  fetch(`${site.url}/api/posts/${id}/like`, { method: "POST" }).then(({ status }) => expect(status).toBe(200));

const addresses = [
  ...[
    "/api/posts",
    "/api/posts?limit=2&offset=3",
    "/api/posts?offset=3&limit=2",
    "/api/posts/today",
    "/api/posts/popular",
  ],
  ...[
    `/api/posts/${newest}`,
    `/api/posts/${newest}/neighbours`,
    "/api/language/detect",
    "/api/posts/2026-11-21-evening",
  ],
  ...["/", "/pl", "/pl/", "/about", "/pl/terms", `/post/${newest}`, `/pl/post/${newest}`, `/pl/post/${newest}/`],
  ...[
    "/post/2026-11-21-evening",
    "/?utm_source=letter",
    "/nothing",
    "/pl/nothing",
    "/admin",
    "/newsletter/confirm?token=x",
  ],
  ...["/archive", "/pl/archiwum/2026/11", "/archive/2026/11/21", "/category/daily-life?page=1", "/time/morning?page=9"],
  ...["/archive/2026/12", "/archive/2026/02/30", "/series", "/api/archive/2026/11", "/api/times/morning?page=9"],
  ...["/api/posts?limit=0", "/api/posts/x", "//evil.example", "/%zz", "/?lang=pl", "/robots.txt"],
];

it("answers in front of Express as behind it, byte for byte and header for header", async () => {
  const kinds: [string, Record<string, string>][] = [
    ["GET", {}],
    ["HEAD", {}],
    ["GET", { "accept-encoding": "gzip, deflate, br", "accept-language": "pl-PL,pl;q=0.9" }],
    ["GET", { "accept-encoding": "gzip", "accept-language": "pl", cookie: "a=b; language=en" }],
    ["GET", { "if-none-match": "*", "x-request-id": "a".repeat(20) }],
    ["GET", { "cache-control": "no-cache", range: "bytes=0-3", cookie: "language=pl" }],
    ["POST", { "content-length": "0" }],
  ];
  const comparable = ({ status, headers, body }: Got) => {
    const { date: _date, "x-request-id": id, "set-cookie": _cookie, ...rest } = headers;
    return { status, headers: rest, hasId: id !== undefined, body: contentHash(body) };
  };
  for (const [method, headers] of kinds) {
    for (const path of addresses) {
      const [behind, first, again] = [
        await ask(path, headers, { method, port: ports.express }),
        await ask(path, headers, { method }),
        await ask(path, headers, { method }),
      ].map(comparable);
      expect([method, path, first]).toEqual([method, path, behind]);
      expect([method, path, again]).toEqual([method, path, behind]);
    }
  }
});

it("shows a story from the second of its reveal on, and lets no shared cache keep anything beyond it", async () => {
  const id = "2026-11-21-evening";
  const lists = [
    "/api/posts",
    "/api/posts/today",
    "/",
    "/pl/",
    `/api/posts/${newest}/neighbours`,
    `/pl/post/${newest}`,
  ];
  const lifetime = async (path: string) => (await ask(path)).headers["cache-control"];
  const [other, before] = [
    "/api/posts/2026-11-19-evening/neighbours",
    await tagOf("/api/posts/2026-11-19-evening/neighbours"),
  ];
  clock.standAt("2026-11-21T19:59:52.500+01:00");
  expect(await lifetime("/api/posts")).toBe("public, max-age=0, must-revalidate, s-maxage=7");
  expect(await lifetime("/pl/")).toBe("public, max-age=0, must-revalidate, s-maxage=7");
  expect(await lifetime("/")).toBe("public, max-age=0, must-revalidate");
  clock.standAt("2026-11-21T19:59:59.999+01:00");
  expect(await lifetime("/api/posts")).toBe("public, max-age=0, must-revalidate, s-maxage=0");
  for (const path of lists) expect([path, (await textOf(path)).includes(id)]).toEqual([path, false]);
  for (const path of [`/api/posts/${id}`, `/post/${id}`]) expect((await ask(path)).status).toBe(404);
  clock.standAt("2026-11-21T20:00:00+01:00");
  for (const path of lists) expect([path, (await textOf(path)).includes(id)]).toEqual([path, true]);
  for (const path of [`/api/posts/${id}`, `/post/${id}`]) expect((await ask(path)).status).toBe(200);
  expect(await lifetime("/api/posts")).toBe("public, max-age=0, must-revalidate, s-maxage=10");
  clock.runFrom("2026-11-21T20:00:01+01:00");
  expect(await tagOf(other)).toBe(before);
  clock.runFrom(quiet);
  expect((await ask(`/api/posts/${id}`)).status).toBe(404);
});

it("renews with a like what shows that story, and nothing else", async () => {
  const liked = "2026-11-18-morning";
  const showing = [`/api/posts/${liked}`, "/api/posts/popular", "/api/posts?limit=20&offset=0"];
  const others = [`/api/posts/${newest}`, "/api/posts/today", "/api/posts", "/api/language/detect"];
  const tags = (paths: string[]) => Promise.all(paths.map(tagOf));
  const [shownBefore, othersBefore] = [await tags(showing), await tags(others)];
  await like(liked);
  const shownAfter = await tags(showing);
  for (const [at, path] of showing.entries()) expect([path, shownAfter[at]]).not.toEqual([path, shownBefore[at]]);
  expect(await tags(others)).toEqual(othersBefore);
  // A page may take a tenth of a second longer.
  await expect.poll(() => textOf(`/post/${liked}`)).toContain('"likes":1');
  expect(JSON.parse(await textOf("/api/posts/popular"))).toContainEqual(
    expect.objectContaining({ id: liked, likes: 1 }),
  );
});

it("answers 304 to every valid form of a conditional request", async () => {
  const headers = { "accept-encoding": "br" };
  await ask("/api/posts", headers);
  const { headers: told, body } = await ask("/api/posts", headers);
  expect(told).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(JSON.parse(brotliDecompressSync(body).toString())).toHaveLength(8);
  const etag = told.etag as string;
  for (const says of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
    const { status, headers: left, body: none } = await ask("/api/posts", { ...headers, "if-none-match": says });
    expect([says, status, none.length, left.etag]).toEqual([says, 304, 0, etag]);
    expect(left["content-type"]).toBeUndefined();
    expect(left["cache-control"]).toContain("s-maxage");
  }
  // Another encoding has another ETag.
  for (const says of ['"x"', etag.slice(1, -1), "", '"*"']) {
    expect((await ask("/api/posts", { ...headers, "if-none-match": says })).status).toBe(200);
  }
  const gzip = await ask("/api/posts", { "accept-encoding": "gzip", "if-none-match": etag });
  expect([gzip.status, JSON.parse(gunzipSync(gzip.body).toString()).length]).toEqual([200, 8]);
});

it("counts a list's lifetime down to the next reveal, second by second, and its bytes stay the same", async () => {
  const told = [];
  for (const second of ["48.0", "50.0", "50.001", "58.9", "59.0", "59.5"]) {
    clock.standAt(`2026-11-21T19:59:${second}+01:00`);
    const { headers } = await ask("/api/posts");
    told.push([second, headers["cache-control"]?.replace(/.*=/, ""), headers.etag]);
  }
  const { etag } = (await ask("/api/posts")).headers;
  expect(told).toEqual([
    ["48.0", "10", etag],
    ["50.0", "10", etag],
    ["50.001", "9", etag],
    ["58.9", "1", etag],
    ["59.0", "1", etag],
    ["59.5", "0", etag],
  ]);
  clock.runFrom(quiet);
});

it("is not misled by headers that no browser sends", async () => {
  const long = "x".repeat(3_000);
  const odd: Record<string, string>[] = [
    { "accept-encoding": `${long},br` },
    { "accept-encoding": "__proto__, constructor;q=1" },
    { "accept-encoding": "gzip;q=0, br;q=0, identity;q=0" },
    { "accept-language": `${long},pl` },
    { "accept-language": "__proto__;q=2" },
    { "if-none-match": `${'"x",'.repeat(700)}"y"` },
    { "if-none-match": '"' },
    { "x-request-id": `${long}` },
    { "x-request-id": "a\tb\tc\td\te", host: "evil.example:99999" },
    { cookie: `language=pl; ${long}=1; language=en` },
  ];
  for (const headers of odd) {
    for (const path of ["/api/posts/today", "/"]) {
      const [behind, first, again] = await Promise.all(
        [ports.express, ports.front, ports.front].map((port) => ask(path, headers, { port })),
      );
      for (const got of [first, again]) {
        expect([headers, got?.status, got?.headers.etag]).toEqual([headers, behind?.status, behind?.headers.etag]);
        expect(got?.headers["x-request-id"]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}$/);
      }
    }
  }
});

it("speaks to each reader in the language of the address, the cookie, the browser, and says what it looked at", async () => {
  const languageAt = async (path: string, headers: Record<string, string>) =>
    /<html lang="(..)"/.exec(await textOf(path, headers))?.[1];
  for (const path of ["/", `/post/${newest}`]) {
    expect(await languageAt(path, {})).toBe("en");
    expect(await languageAt(path, { "accept-language": "pl" })).toBe("pl");
    expect(await languageAt(path, { "accept-language": "pl", cookie: "x=1; language=en" })).toBe("en");
    expect(await languageAt(path, { "accept-language": "en", cookie: "language=pl" })).toBe("pl");
    expect(await languageAt(path, { cookie: "language=<script>" })).toBe("en");
    expect((await ask(path)).headers.vary).toBe("Accept-Encoding, Accept-Language, Cookie");
  }
  expect(await languageAt("/pl/", { cookie: "language=en" })).toBe("pl");
  expect((await ask("/pl/")).headers.vary).toBe("Accept-Encoding");
});

it("caches no personal page", async () => {
  for (const path of [
    "/admin",
    "/admin/login",
    "/pl/admin",
    "/newsletter/confirm?token=x",
    "/newsletter/unsubscribe?token=x",
  ]) {
    expect([path, (await ask(path)).headers["cache-control"]]).toEqual([path, "no-store"]);
  }
});
