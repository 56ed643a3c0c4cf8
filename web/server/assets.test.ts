import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { serveApp } from "#api/platform/http/http.fixture.ts";
import { serveAssets } from "./assets.ts";

async function serve(files: Record<string, string>) {
  const folder = folderOfTest();
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const { url, logged } = await serveApp((app) => app.use(serveAssets(folder)));
  return { folder, url: `${url}/assets`, logged };
}

it("a file that vanished since the start cuts off its own response and no other", async () => {
  const { folder, url } = await serve({ "a.js": "a", "b.js": "b" });
  await rm(join(folder, "a.js"));
  await expect(fetch(`${url}/a.js`)).rejects.toThrow();
  expect(await (await fetch(`${url}/b.js`)).text()).toBe("b");
});

it("text files have a charset in their type, and pictures have none", async () => {
  const { url } = await serve({ "a.js": "'ż'", "a.css": "a", "a.svg": "<svg/>", "a.webp": "a" });
  const typeOf = async (name: string) => (await fetch(`${url}/${name}`)).headers.get("content-type");
  expect(await Promise.all(["a.js", "a.css", "a.svg", "a.webp"].map(typeOf))).toEqual([
    "text/javascript; charset=utf-8",
    "text/css; charset=utf-8",
    "image/svg+xml; charset=utf-8",
    "image/webp",
  ]);
});

it.each(["bytes=5-2", "bytes=-2", "bytes=99-", "bytes=x", "lines=1"])(
  "a request for the range %s gets the whole file",
  async (range) => {
    const { url, logged } = await serve({ "a.js": "0123456789" });
    const response = await fetch(`${url}/a.js`, { headers: { range } });
    expect([response.status, await response.text()]).toEqual([200, "0123456789"]);
    expect(logged).toEqual([]);
  },
);
