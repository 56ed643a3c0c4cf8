import { chmod, mkdir, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createApi, createApp } from "#api/app.ts";
import { libraryOf, partsOf } from "#api/parts.fixture.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { listen } from "#api/platform/http/http.fixture.ts";
import { openReadiness } from "./readiness.ts";

async function serve({ awaitsLibrary = () => false }: { awaitsLibrary?: () => boolean } = {}) {
  const folder = folderOfTest();
  const [dataDir, contentDir] = [join(folder, "data"), join(folder, "content")];
  await mkdir(dataDir);
  const readiness = openReadiness({ dataDir, contentDir, awaitsLibrary });
  const parts = partsOf({ clock: { now: () => Temporal.Instant.from("2026-11-21T14:30:00Z") } });
  const library = libraryOf([], parts.engagement);
  const app = createApp({ trustProxy: 0 });
  app.use(createApi({ ...parts, library, readiness }));
  const { url } = await listen(app);
  const get = async (path: string) => {
    const response = await fetch(url + path);
    expect(response.headers.get("cache-control"), path).toBe("no-store");
    return { status: response.status, said: await response.json() };
  };
  return { url, get, health: parts.health, readiness, dataDir, contentDir };
}

describe("GET /api/health/live", () => {
  it("answers for as long as the process does", async () => {
    const { get, url } = await serve();
    expect(await get("/api/health/live")).toEqual({ status: 200, said: { status: "ok" } });
    expect((await fetch(`${url}/api/health/live`, { method: "HEAD" })).status).toBe(200);
    expect((await fetch(`${url}/api/health/live`, { method: "POST" })).status).toBe(405);
    expect((await fetch(`${url}/api/health`)).status).toBe(404);
  });
});

describe("GET /api/health/ready", () => {
  const ready = "/api/health/ready";

  it("is ready, or degraded with codes and times only: no words, paths or addresses", async () => {
    const { get, health } = await serve();
    expect(await get(ready)).toEqual({ status: 200, said: { status: "ready", problems: [] } });
    health.report("content", {
      level: "warning",
      code: "REMOTE_UNREACHABLE",
      message: "git.example.org cannot be reached from /srv/mruk",
      hint: "Look at /srv/mruk.",
    });
    health.report("stories", { level: "alarm", code: "BUFFER_EMPTY", message: "No story" });
    const since = "2026-11-21T14:30:00Z";
    expect(await get(ready)).toEqual({
      status: 200,
      said: {
        status: "degraded",
        problems: [
          { part: "stories", level: "alarm", code: "BUFFER_EMPTY", since },
          { part: "content", level: "warning", code: "REMOTE_UNREACHABLE", since },
        ],
      },
    });
  });

  it("is not ready before the library is cloned for the first time; an empty library of one's own is enough", async () => {
    let awaits = true;
    const { get } = await serve({ awaitsLibrary: () => awaits });
    expect(await get(ready)).toEqual({ status: 503, said: { status: "not ready" } });
    awaits = false;
    expect((await get(ready)).status).toBe(200);
  });

  // No permissions bind root.
  it.skipIf(process.getuid?.() === 0)(
    "is not ready when the data cannot be written or the library cannot be read",
    async () => {
      const { get, dataDir, contentDir } = await serve();
      await chmod(dataDir, 0o500);
      expect(await get(ready)).toEqual({ status: 503, said: { status: "not ready" } });
      await chmod(dataDir, 0o700);
      await mkdir(join(contentDir, "stories"), { recursive: true });
      await chmod(join(contentDir, "stories"), 0o000);
      expect((await get(ready)).status).toBe(503);
      await chmod(join(contentDir, "stories"), 0o700);
      expect((await get(ready)).status).toBe(200);
    },
  );

  it("is not ready where the data folder is gone", async () => {
    const { get, dataDir } = await serve();
    await rmdir(dataDir);
    expect(await get(ready)).toEqual({ status: 503, said: { status: "not ready" } });
  });

  it("reports that it is stopping to a regular prober, and waits until the prober has seen it", async () => {
    const { get, readiness } = await serve();
    await get(ready);
    await get(ready);
    let over = false;
    const farewell = readiness.farewell(60_000).then(() => {
      over = true;
    });
    expect(over).toBe(false);
    expect(await get(ready)).toEqual({ status: 503, said: { status: "stopping" } });
    await farewell;
    expect((await get("/api/health/live")).status).toBe(200);
  });

  it("does not wait for a client that asked once, nor for ever", async () => {
    const once = await serve();
    await once.get(ready);
    await once.readiness.farewell(60_000);
    expect((await once.get(ready)).said).toEqual({ status: "stopping" });
    const twice = await serve();
    await twice.get(ready);
    await twice.get(ready);
    await twice.readiness.farewell(1);
  });
});
