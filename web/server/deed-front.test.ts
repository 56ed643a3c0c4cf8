// Every question is asked of two servers that have seen the same before: of one that takes likes in front of Express, and of one
// that leaves them to it.
import { once } from "node:events";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { openAnswers } from "../../api/answers.ts";
import { type ApiParts, apiHeaders, createApi, createApp, deedsOf } from "../../api/app.ts";
import { partsOf } from "../../api/parts.fixture.ts";
import { listenBy } from "../../api/platform/http.fixture.ts";
import { sendError } from "../../api/platform/http.ts";
import { storyOf } from "../../api/stories/story.fixture.ts";
import { indexStories, timed } from "../../api/stories/story-index.ts";
import { boundedServer } from "./bounded-server.ts";
import { openDeedFront } from "./deed-front.ts";
import { fixedHeaders } from "./fixed-headers.ts";
import { limitsFor } from "./limits.ts";
import { requestLog, telling } from "./request-log.ts";

const id = "2026-11-21-morning";
const unrevealed = "2026-11-21-evening";
const clock = { now: () => Temporal.Instant.from("2026-11-21T14:30:00+01:00") };
const tricky = storyOf({
  id,
  titleEn: 'He said ",\\"likes\\":0,"',
  contentPl: 'Żółć "lubi",\n"likes":0, 🐈\u2028\u007f\u0085',
});

async function serve({ front, site = {}, trustProxy = 0 }: Options) {
  const parts = partsOf({ clock });
  const all: ApiParts = {
    ...parts,
    library: {
      ...indexStories(
        [tricky, storyOf({ id: "2026-11-20-evening" }), storyOf({ id: unrevealed })].map(timed),
        parts.engagement,
      ),
      refresh: async () => ({ changed: [], removed: [] }),
      faults: () => [],
      onChange: () => {},
      isDeleted: () => false,
    },
    site: { ...parts.site, ...site },
  };
  const lines: object[] = [];
  const note = (line: object) => void lines.push(line);
  const log = { trace: note, debug: note, info: note, warn: note, isLevelEnabled: () => true };
  const app = createApp({ trustProxy });
  const deeds = deedsOf(all);
  app.use(requestLog({ log }));
  app.use(createApi(all, openAnswers(all), deeds));
  app.use(sendError({ error: () => {} }));
  const refused = sendError({ error: () => {} });
  const taken = openDeedFront({ deeds, refused, app, fixed: fixedHeaders(apiHeaders), tell: telling({ log }) });
  let answeredInFront = 0;
  const { server } = boundedServer(
    (request, response) => {
      if (front && taken(request, response)) answeredInFront++;
      else app(request, response);
    },
    limitsFor({ TRUST_PROXY: trustProxy }),
  );
  const { port } = await listenBy(server);
  return { port, parts, lines, inFront: () => answeredInFront };
}
type Options = { front: boolean; site?: Partial<ApiParts["site"]>; trustProxy?: number };
type Site = Awaited<ReturnType<typeof serve>>;

const both = async (options: Omit<Options, "front"> = {}): Promise<[Site, Site]> => [
  await serve({ ...options, front: true }),
  await serve({ ...options, front: false }),
];

/** All that a server says to these bytes, until it closes the connection. */
async function said({ port }: Site, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
  });
  socket.write(bytes, "latin1");
  await once(socket, "close");
  return text;
}

/** But for what is of the moment, and the order of the headers. */
const comparable = (answer: string): string[] =>
  answer.split("\r\n\r\n").map((part) =>
    part
      .replace(/^(X-Request-Id|Date): .*$/gim, "$1")
      .replace(/(?<=Expires=)[^;]+/g, "")
      .split("\r\n")
      .sort()
      .join("\n"),
  );

const asking = (path: string, fields: readonly string[] = [], { method = "POST", body = "" } = {}) =>
  [`${method} ${path} HTTP/1.1`, "Host: mruk.test", ...fields, "Connection: close", "", body].join("\r\n");

const json = "Content-Type: application/json";
const sized = (text: string) => [`Content-Length: ${Buffer.byteLength(text)}`, text] as const;
const like = `/api/posts/${id}/like`;
const view = `{"page":"/post/${id}","postId":"${id}"}`;
const firefox = "User-Agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

it("takes and refuses in the same bytes as behind it, whatever is asked", async () => {
  const [front, behind] = await both();
  const paths = [
    ...[like, `/api/posts/${id}/unlike`, `/api/posts/2026-11-20-evening/like`, `/api/posts/${unrevealed}/like`],
    ...["/api/posts/2031-01-01-morning/like", "/api/posts/__proto__/like", "/api/posts/x/unlike", `/pl${like}`],
    ...[`/api/posts/2026-11-21%2Dmorning/like`, "/api/posts/%zz/like", "/api/posts/..%2f..%2fetc/like"],
    ...["/api/posts/../../etc/like", `${like}/`, `${like}?a=b`, `${like.toUpperCase()}`],
    ...[`/api/posts/${"x".repeat(41)}/like`, `/api/posts/${id}/likes`, "/api/stats/page-view", "/api/stats/post-click"],
  ];
  const nothing = ["Content-Length: 0"];
  const heads: readonly string[][] = [
    [...nothing],
    [...nothing, json, "Sec-Fetch-Site: same-origin", "X-Request-Id: a-name-of-theirs"],
    [...nothing, "Origin: http://mruk.test", "Cookie: liked=yes.forged; liked=no.AAAA"],
    [...nothing, "Sec-Fetch-Site: cross-site"],
    [...nothing, "Origin: https://evil.example"],
    [...nothing, "Origin: null", "X-Forwarded-For: 203.0.113.1"],
    [...nothing, "Content-Type: text/plain"],
  ];
  for (const path of paths) {
    for (const head of heads) {
      const bytes = asking(path, head);
      const [first, second] = [await said(front, bytes), await said(behind, bytes)];
      expect([path, head, comparable(first)]).toEqual([path, head, comparable(second)]);
    }
    for (const method of ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]) {
      const bytes = asking(path, nothing, { method });
      expect(comparable(await said(front, bytes))).toEqual(comparable(await said(behind, bytes)));
    }
  }
  const bodies: [string, readonly string[], string][] = [
    ["{}", [json], like],
    ['{"likes":1000}', [json], like],
    ["{", [json], like],
    ["likes=9", ["Content-Type: application/x-www-form-urlencoded"], like],
    [`{"a":"${"x".repeat(2000)}"}`, [json], like],
    [view, [json, firefox], "/api/stats/page-view"],
    [view, [json, "User-Agent: curl/8.5.0"], "/api/stats/page-view"],
    ['{"page":"/","postId":null}', [json, firefox], "/api/stats/page-view"],
    ['{"page":"/","postId":"../x"}', [json, firefox], "/api/stats/page-view"],
    [`{"postId":"${id}","clickType":"youtube"}`, [json, firefox], "/api/stats/post-click"],
    [`{"postId":"${id}","clickType":"buy","__proto__":{}}`, [json, firefox], "/api/stats/post-click"],
    [`{"page":"${"x".repeat(20_000)}","postId":null}`, [json, firefox], "/api/stats/page-view"],
  ];
  for (const [text, head, path] of bodies) {
    const [length, body] = sized(text);
    const chunked = `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`;
    for (const bytes of [
      asking(path, [...head, length], { body }),
      asking(path, [...head, "Transfer-Encoding: chunked"], { body: chunked }),
      asking(path, [...head, length, "Expect: 100-continue"], { body }),
    ]) {
      const [first, second] = [await said(front, bytes), await said(behind, bytes)];
      expect([text.slice(0, 50), comparable(first)]).toEqual([text.slice(0, 50), comparable(second)]);
    }
  }
  expect([front.inFront() > 50, behind.inFront()]).toEqual([true, 0]);
  // Each as often, and all by the same names in the log.
  expect(front.parts.engagement.countsOf(tricky.id)).toEqual(behind.parts.engagement.countsOf(tricky.id));
  expect(front.parts.engagement.countsOf(tricky.id)).toMatchObject({ views: 3, clicks: 3 });
  const names = ({ lines }: Site) => lines.map((line) => ({ ...line, requestId: "", ms: 0, bytes: 0 }));
  await expect.poll(() => names(front)).toEqual(names(behind));
});

it("answers with the post as it reads by itself, however odd its texts", async () => {
  const [front] = await both();
  const [head = "", body = ""] = (await said(front, asking(like, ["Content-Length: 0"]))).split("\r\n\r\n");
  expect(JSON.parse(Buffer.from(body, "latin1").toString())).toEqual({ ...tricky, likes: 1 });
  expect(head).toContain(`Content-Length: ${body.length}\r\n`);
});

it("remembers in a cookie what a browser said last, and believes the first of two", async () => {
  const [front] = await both();
  const press = async (path: string, cookie: string) => {
    const answer = await said(front, asking(path, ["Content-Length: 0", `Cookie: ${cookie}`]));
    const given = /Set-Cookie: ([^;]+)/.exec(answer)?.[1] ?? "";
    return [Number(/"likes":(\d+),"publ/.exec(answer)?.[1]), given] as const;
  };
  const unlike = like.replace("like", "unlike");
  const [, yes] = await press(like, "a=b");
  const [unliked, no] = await press(unlike, yes);
  expect([await press(like, no), unliked]).toEqual([[1, yes], 0]);
  expect((await press(like, yes))[0]).toBe(1);
  expect((await press(like, `${yes}; ${no}`))[0]).toBe(1);
  expect((await press(like, `${no}; ${yes}`))[0]).toBe(2);
  expect((await press("/api/posts/2026-11-20-evening/like", yes))[0]).toBe(1);
  for (const _ of "123") expect((await press(unlike, "a=b"))[0]).toBeGreaterThanOrEqual(0);
  expect((await press(unlike, "a=b"))[0]).toBe(0);
});

it("answers likes that were sent at once in their order, and those that come too often by when to come back", async () => {
  for (const front of [true, false]) {
    const site = await serve({ front, site: { limits: "on" }, trustProxy: 1 });
    const from = (address: string) => ["Content-Length: 0", `X-Forwarded-For: ${address}`];
    const open = (path: string, fields: string[]) => asking(path, fields).replace("Connection: close\r\n", "");
    const many = open(like, from("203.0.113.1")).repeat(20) + asking(like, from("203.0.113.1"));
    const answers = await said(site, many);
    // Counted together, and each told how many there are by then.
    expect([...answers.matchAll(/HTTP\/1.1 200/g)]).toHaveLength(21);
    expect(answers.slice(answers.lastIndexOf('"likes":'))).toMatch(/^"likes":21,/);
    const left = [...answers.matchAll(/^RateLimit: "60-in-1min"; r=(\d+); t=60\r$/gm)].map(([, count]) =>
      Number(count),
    );
    expect(left).toEqual(Array.from({ length: 21 }, (_, index) => 59 - index));
    expect(answers).toMatch(
      /RateLimit: "60-in-1min"; r=39; t=60\r\nRateLimit-Policy: "60-in-1min"; q=60; w=60; pk=:[\w+/=]+:\r\n/,
    );
    await said(site, many);
    const refused = await said(site, many);
    expect([...refused.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      ...Array(18).fill("200"),
      ...Array(3).fill("429"),
    ]);
    expect(refused).toMatch(/Retry-After: 60\r\n[\s\S]*"RATE_LIMITED"/);
    expect(await said(site, asking(like, from("203.0.113.2")))).toMatch(/^HTTP\/1.1 200/);
    expect(await said(site, asking(`/api/posts/${id}/unlike`, from("203.0.113.1")))).toMatch(/^HTTP\/1.1 429/);
  }
});

it("counts the like of a reader who does not wait for the answer, and goes on", async () => {
  const [front] = await both();
  const socket = connect(front.port, "127.0.0.1");
  await once(socket, "connect");
  socket.end(asking(like, ["Content-Length: 0"]), () => socket.destroy());
  await expect.poll(() => front.parts.engagement.likesOf(tricky.id)).toBe(1);
  expect(await said(front, asking(like, ["Content-Length: 0"]))).toContain('"likes":2');
  await expect.poll(() => front.lines.length).toBe(2);
});
