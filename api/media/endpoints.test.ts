import { randomBytes } from "node:crypto";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { adminOfFile } from "#api/admin.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { openLocalStore } from "./local-store.ts";

const [shown, hidden, plain] = ["2026-11-21-morning", "2026-11-22-morning", "2026-11-20-morning"].map((id) =>
  StoryId.parse(id),
) as [StoryId, StoryId, StoryId];
const madeBy = { storyteller: "house", illustrator: "house", film: { maker: "house", seconds: 18 } };
const server = adminOfFile({
  stories: [
    { id: shown, videoUrl: "/media/film.mp4", madeBy },
    { id: hidden, videoUrl: "/media/film.mp4", madeBy },
    { id: plain },
  ],
});
const film = randomBytes(5000);
const urls: Record<string, string> = {};
beforeAll(async () => {
  const store = openLocalStore({ dataDir: server.dataDir });
  for (const id of [shown, hidden]) {
    urls[id] = (await store.put({ id, kind: "film", source: { bytes: film } })).url;
  }
});
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(server.url + path, { method, headers });
const at = (id: string) => urls[id] as string;
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe("GET /media", () => {
  it("sends the film of a public story with permanent caching", async () => {
    const response = await get(at(shown));
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "video/mp4"]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("accept-ranges")).toBe("bytes");
    expect(response.headers.get("etag")).toMatch(/^"[0-9a-f]{16}"$/);
    expect(film.equals(await bytesOf(response))).toBe(true);
  });

  it("sends parts of it, as players request them", async () => {
    const cases = [
      ["bytes=0-1", 0, 1],
      ["bytes=4000-", 4000, 4999],
      ["bytes=-10", 4990, 4999],
      ["bytes=4990-9999", 4990, 4999],
    ] as const;
    for (const [range, from, to] of cases) {
      const response = await get(at(shown), { range });
      expect([response.status, response.headers.get("content-range")], range).toEqual([
        206,
        `bytes ${from}-${to}/5000`,
      ]);
      expect(film.subarray(from, to + 1).equals(await bytesOf(response)), range).toBe(true);
    }
  });

  it("sends all of it if the part is of another film, or the range is invalid", async () => {
    const etag = (await get(at(shown), {}, "HEAD")).headers.get("etag") as string;
    expect((await get(at(shown), { range: "bytes=0-1", "if-range": etag })).status).toBe(206);
    expect((await get(at(shown), { range: "bytes=0-1", "if-range": '"another"' })).status).toBe(200);
    expect((await get(at(shown), { range: "bytes=a-b" })).status).toBe(200);
    expect(await raw(at(shown), `If-None-Match: ${etag}\r\n`)).toMatch(/^HTTP\/1.1 304 /);
  });

  it("refuses a part beyond the end, and states the film's length", async () => {
    const response = await get(at(shown), { range: "bytes=5000-" });
    expect([response.status, response.headers.get("content-range")]).toEqual([416, "bytes */5000"]);
    expect(response.headers.get("content-type")).toContain("json");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.json()).toMatchObject({ code: "RANGE_NOT_SATISFIABLE" });
  });

  it("answers HEAD with the length alone, and other methods with the allowed ones", async () => {
    const response = await get(at(shown), {}, "HEAD");
    expect([response.status, response.headers.get("content-length")]).toEqual([200, "5000"]);
    expect((await get(at(shown), {}, "POST")).status).toBe(405);
  });

  it("answers the same for a film that is unknown, hidden or missing", async () => {
    const zeros = "0".repeat(16);
    const nobodys = `/media/2026-01-01-morning-${zeros}.mp4`;
    const answers = await Promise.all(
      [at(hidden), nobodys, `/media/${shown}-${zeros}.mp4`].map(async (path) => {
        const response = await get(path);
        return { status: response.status, text: await response.text() };
      }),
    );
    expect(answers[0]).toMatchObject({ status: 404, text: expect.stringContaining("MEDIA_NOT_FOUND") });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it("shows hidden films to administrators, and lets no cache keep them", async () => {
    const { status, headers } = await server.call("GET", at(hidden));
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect((await get(`/api/admin${at(hidden)}`)).status).toBe(401);
  });

  it("follows no link, and never leaves its folder", async () => {
    await writeFile(join(server.dataDir, "secret.mp4"), "a secret");
    const folder = join(server.dataDir, "media/2026/11");
    await mkdir(folder, { recursive: true });
    const linked = `${shown}-0123456789abcdef.mp4`;
    await symlink(join(server.dataDir, "secret.mp4"), join(folder, linked));
    const tries = [
      linked,
      "..%2fstate.json",
      "..%2f..%2fsecret.mp4",
      `${shown}-..%2f..%2fsecret.mp4`,
      `${linked}%00.mp4`,
      "%2e%2e%2fsecret.mp4",
      ".tmp",
      "captions",
    ];
    for (const name of tries) {
      const answer = await get(`/media/${name}`);
      expect([answer.status, (await answer.text()).includes("secret")], name).toEqual([404, false]);
    }
    expect((await get("/media/%ff")).status).toBe(400);
    expect(await raw("/media/../secret.mp4")).not.toContain("a secret");
  });
});

describe("GET /media/captions", () => {
  it("sends a film's captions in either language, as WebVTT", async () => {
    for (const language of ["en", "pl"]) {
      const response = await get(`/media/captions/${shown}.${language}.vtt`);
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/vtt; charset=utf-8"]);
      expect(response.headers.get("cache-control")).toBe("public, max-age=300");
      expect(await response.text()).toMatch(/^WEBVTT\n/);
    }
  });

  it("has none for a story without a film, a hidden one, or another language", async () => {
    for (const file of [`${plain}.en.vtt`, `${hidden}.en.vtt`, `${shown}.de.vtt`, `${shown}.en.vtt.en.vtt`, "x"]) {
      expect((await get(`/media/captions/${file}`)).status, file).toBe(404);
    }
    expect((await server.call("GET", `/media/captions/${hidden}.pl.vtt`)).status).toBe(200);
  });
});

/** Sends exactly this path: `fetch` would normalise it. */
function raw(path: string, headers = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(server.port, "127.0.0.1", () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: mruk\r\n${headers}Connection: close\r\n\r\n`),
    );
    socket.setEncoding("utf8").on("data", (text) => {
      answer += text;
    });
    socket.once("end", () => resolve(answer)).once("error", reject);
  });
}
