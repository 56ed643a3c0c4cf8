// The headers of every response: of the fast path, Express, the file server, and the socket before there is a request.
import { once } from "node:events";
import { connect } from "node:net";
import { beforeAll, expect, it } from "vitest";
import { openLocalStore } from "#api/media/local-store.ts";
import { StoryId } from "#api/stories/model.ts";
import { movableClock, siteOfFile } from "./site.fixture.ts";

const id = StoryId.parse("2026-11-21-morning");
const time = movableClock("2026-11-21T15:42:00+01:00");
let isBroken = false;
const site = siteOfFile({
  clock: {
    now() {
      if (isBroken) throw new Error("The clock is broken.");
      return time.now();
    },
  },
  stories: [{ id, videoUrl: "/media/film.mp4", madeBy: { film: { maker: "house", seconds: 18 } } }],
  settings: { SITE_URL: "https://mruk.example.org" },
});
let film = "";
beforeAll(async () => {
  const store = openLocalStore({ dataDir: site.dataDir });
  film = (await store.put({ id, kind: "film", source: { bytes: Buffer.from("a film") } })).url;
});

const ask = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: "manual", ...init });

/** The whole response to these bytes. */
async function raw(bytes: string) {
  const socket = connect(site.port, "127.0.0.1");
  socket.on("error", () => {});
  let text = "";
  socket.on("data", (data) => {
    text += data.toString("latin1");
  });
  socket.write(bytes);
  await once(socket, "close");
  const [head = ""] = text.split("\r\n\r\n");
  const [line = "", ...fields] = head.split("\r\n");
  const headers = new Headers(fields.map((field) => field.split(/: (.*)/, 2) as [string, string]));
  return { status: Number(line.split(" ")[1]), headers };
}

/** Whether a response has a content type, with a charset if it is text; one without a body has none. */
function saysWhatItIs({ status, headers }: { status: number; headers: Headers }): boolean {
  const type = headers.get("content-type");
  if (type === null) return status === 304 || headers.get("content-length") === "0";
  return /^text\/|[/+]xml|json/.test(type) ? /; charset=utf-8$/i.test(type) : /^[a-z]+\/[\w.+-]+$/.test(type);
}

/** The headers that a response lacks, or has too many. */
function faultsOf(headers: Headers): string[] {
  const policy = headers.get("content-security-policy") ?? "";
  const expected: [boolean, string][] = [
    [/default-src 'none'/.test(policy) && !/unsafe-eval|\*/.test(policy), "Content-Security-Policy"],
    [/frame-ancestors '(none|self)'/.test(policy) && /base-uri 'none'/.test(policy), "frame-ancestors, base-uri"],
    [/object-src 'none'/.test(policy), "object-src"],
    [/form-action '(none|self)'/.test(policy), "form-action"],
    [headers.get("x-content-type-options") === "nosniff", "X-Content-Type-Options"],
    [/^(DENY|SAMEORIGIN)$/.test(headers.get("x-frame-options") ?? ""), "X-Frame-Options"],
    [/^(strict-origin-when-cross-origin|no-referrer)$/.test(headers.get("referrer-policy") ?? ""), "Referrer-Policy"],
    [/^(same-origin|cross-origin)$/.test(headers.get("cross-origin-resource-policy") ?? ""), "CORP"],
    [headers.get("cross-origin-opener-policy") === "same-origin", "COOP"],
    [
      /camera=\(\), .*geolocation=\(\), .*publickey-credentials-get=\(self\)/.test(
        headers.get("permissions-policy") ?? "",
      ),
      "Permissions-Policy",
    ],
    [/^max-age=31536000; includeSubDomains$/.test(headers.get("strict-transport-security") ?? ""), "HSTS"],
    [!headers.has("access-control-allow-origin"), "CORS is open"],
    [!headers.has("x-powered-by") && !headers.has("server"), "tells what it is made of"],
  ];
  return expected.flatMap(([holds, name]) => (holds ? [] : [name]));
}

const json = { "Content-Type": "application/json" };
const asked: [string, number, () => Promise<{ status: number; headers: Headers }>][] = [
  ["a page", 200, () => ask("/")],
  ["a page again, from what is kept", 200, () => ask("/")],
  ["a page in Polish", 200, () => ask("/pl/")],
  ["a story's page", 200, () => ask(`/post/${id}`)],
  ["a lost page", 404, () => ask("/nowhere")],
  ["a missing file", 404, () => ask("/.git/config")],
  ["a page that can only be read", 405, () => ask("/", { method: "POST" })],
  ["a redirect", 303, () => ask("/?lang=en")],
  ["a page of the administrator", 200, () => ask("/admin/login")],
  ["a mail's link", 404, () => ask("/newsletter/unsubscribe?token=x")],
  ["a preview in a frame", 404, () => ask("/newsletter/preview?token=x")],
  ["a list", 200, () => ask("/api/posts")],
  ["a story", 200, () => ask(`/api/posts/${id}`)],
  ["a refused question", 400, () => ask("/api/posts?limit=x")],
  ["a missing story", 404, () => ask("/api/posts/2026-11-20-morning")],
  ["an unknown address of the API", 404, () => ask("/api/nothing")],
  ["another method", 405, () => ask("/api/posts", { method: "DELETE" })],
  ["a question before asking, from another site", 405, () => ask("/api/posts", { method: "OPTIONS", headers: evil })],
  ["a like from another site", 403, () => ask(`/api/posts/${id}/like`, { method: "POST", headers: evil })],
  ["a like", 200, () => ask(`/api/posts/${id}/like`, { method: "POST", headers: json })],
  ["a closed door", 401, () => ask("/api/admin/posts")],
  ["a webhook that nobody waits for", 503, () => ask("/api/hooks/content", { method: "POST", body: "{}" })],
  ["the metrics, to a stranger", 404, () => ask("/metrics", { headers: { "X-Forwarded-For": "203.0.113.7" } })],
  ["health", 200, () => ask("/api/health/live")],
  ["a picture", 200, () => ask(`/images/${id}.webp`)],
  ["a picture again, from memory", 200, () => ask(`/images/${id}.webp`)],
  ["a missing picture", 404, () => ask("/images/upload-none.webp")],
  ["a film", 200, () => ask(film)],
  ["a part of a film", 206, () => ask(film, { headers: { Range: "bytes=0-1" } })],
  ["a film's captions", 200, () => ask(`/media/captions/${id}.en.vtt`)],
  ["a card", 404, () => ask("/cards/2026-11-20-morning-en.jpg")],
  ["a feed", 200, () => ask("/feed.xml")],
  ["the sitemap", 200, () => ask("/sitemap.xml")],
  ["a program's file", 200, () => ask("/robots.txt")],
  ["an icon", 200, () => ask("/favicon.ico")],
  ["an asset", 200, async () => ask(/\/assets\/[^"]+\.js/.exec(await (await ask("/")).text())?.[0] ?? "")],
  ["a drawing", 200, async () => ask(/\/assets\/[^"]+\.svg/.exec(await (await ask("/")).text())?.[0] ?? "")],
  ["styles", 200, async () => ask(/\/assets\/[^"]+\.css/.exec(await (await ask("/")).text())?.[0] ?? "")],
  ["letters", 200, async () => ask(/\/assets\/[^"]+\.woff2/.exec(await (await ask("/")).text())?.[0] ?? "")],
  ["a missing asset", 404, () => ask("/assets/nothing.js")],
  ["what a cache has already", 304, async () => ask("/api/posts", await tagOf("/api/posts"))],
  ["what is no HTTP", 400, () => raw("HELLO\r\n\r\n")],
  ["headers beyond all bounds", 431, () => raw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`)],
  ["too long an address", 414, () => raw(`GET /${"x".repeat(5000)} HTTP/1.1\r\nHost: a\r\n\r\n`)],
  ["a method that nobody needs", 405, () => raw("TRACE / HTTP/1.1\r\nHost: a\r\n\r\n")],
  ["nobody's host", 400, () => raw("GET / HTTP/1.1\r\n\r\n")],
  ["what nobody can expect", 417, () => raw("GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-ok\r\n\r\n")],
  ["who takes us for a proxy", 405, () => raw("CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n")],
];
const evil = { Origin: "https://evil.example", "Access-Control-Request-Method": "PUT", ...json };
const tagOf = async (path: string) => ({ headers: { "If-None-Match": (await ask(path)).headers.get("etag") ?? "" } });

it("is on every kind of answer, also on refusals before there is a request, and opens the site to no other", async () => {
  const found: string[] = [];
  for (const [name, expected, question] of asked) {
    const answer = await question();
    const { status, headers } = answer;
    const faults = faultsOf(headers);
    if (status !== expected) faults.push(`is ${status}`);
    if (!saysWhatItIs(answer)) faults.push(`has the type ${headers.get("content-type")}`);
    found.push(...faults.map((why) => `${name}: ${why}`));
  }
  expect(found).toEqual([]);
});

it("is on unexpected errors, which disclose nothing", async () => {
  isBroken = true;
  try {
    for (const path of ["/", "/pl/", "/api/posts", "/feed.xml", `/images/${id}.webp?w=320`]) {
      const answer = await ask(path);
      expect([path, answer.status, faultsOf(answer.headers)]).toEqual([path, 500, []]);
      expect(await answer.text()).not.toMatch(/clock|\.ts\b|at /i);
    }
  } finally {
    isBroken = false;
  }
});

it("marks every cookie of an https site Secure and SameSite, and the signed ones HttpOnly", async () => {
  const cookies = [
    ...(await ask("/?lang=pl")).headers.getSetCookie(),
    ...(await ask(`/api/posts/${id}/like`, { method: "POST", headers: json })).headers.getSetCookie(),
  ];
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) expect(cookie).toMatch(/; Secure; SameSite=Lax$/);
  expect(cookies[1]).toContain("; HttpOnly;");
});
