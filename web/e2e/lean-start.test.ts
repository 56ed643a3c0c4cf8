import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "#cli/e2e/program.fixture.ts";
import { addressOf, startProcess, temporaryContent } from "./server-process.fixture.ts";

/** The packages whose code a file contains; a chunk names the source of each part. */
function packagesIn(path: string): string[] {
  const sources = [path, ...linesOf(path)].filter((line) => /^(\/\/ |\/)\S+$/.test(line));
  return sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
}

const linesOf = (path: string) => readFileSync(path, "utf8").split("\n");

it("loads nothing for a database, cloud storage, models, dictionaries, films, pictures or a terminal where no setting asks for it", async () => {
  const { settings } = await temporaryContent({ stores: "files" });
  const folder = temporaryFolder();
  const hook = join(import.meta.dirname, "loaded.fixture.ts");
  const server = startProcess({ ...settings, NODE_OPTIONS: `--import=${hook}`, MRUK_LOADED: folder });
  const address = await addressOf(server);
  for (const path of ["/", "/pl/", "/api/posts", "/feed.xml", "/favicon.ico", "/cards/home-en.jpg"]) {
    const answer = await fetch(address + path);
    await answer.arrayBuffer();
    expect([path, answer.status]).toEqual([path, 200]);
  }
  server.kill("SIGTERM");
  await once(server, "exit");
  const packages = new Set(linesOf(join(folder, `${server.pid}`)).flatMap(packagesIn));

  expect(packages).toContain("express");
  const unasked = /^(pg|kysely|openai|google.*|@azure.*|ink|hunspell-wasm|dictionary-.*|sharp|@img.*|vite|typescript)$/;
  expect([...packages].filter((name) => unasked.test(name))).toEqual([]);
});
