import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeIn } from "../../api/stories/library-folder.fixture.ts";
import { storyPath } from "../../api/stories/model.ts";
import { storyOf } from "../../api/stories/story.fixture.ts";
import { formatStory } from "../../api/stories/story-file.ts";
import { temporaryFolder } from "../../cli/e2e/program.fixture.ts";
import { addressOf, startProcess, temporaryContent } from "./server-process.fixture.ts";

/** The packages whose code is in a file, or whose file it is: chunks say of each part where it is from. */
function packagesIn(path: string): string[] {
  const sources = [path, ...linesOf(path)].filter((line) => /^(\/\/ |\/)\S+$/.test(line));
  return sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
}

const linesOf = (path: string) => readFileSync(path, "utf8").split("\n");

it("loads nothing for a database, cloud storage, models, films, pictures or a terminal where no setting asks for it", async () => {
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
  const unasked = /^(pg|kysely|openai|google.*|@azure.*|ink|sharp|@img.*|vite|typescript)$/;
  expect([...packages].filter((name) => unasked.test(name))).toEqual([]);
});

it.skipIf(availableParallelism() < 2)(
  "has a large library read by threads, which load next to nothing, when nothing of it is known yet",
  async () => {
    const { settings, contentDir } = await temporaryContent({ stores: "files" });
    const months = Array.from(
      { length: 48 },
      (_, at) => `${2020 + Math.floor(at / 12)}-${`${(at % 12) + 1}`.padStart(2, "0")}`,
    );
    for (const month of months) {
      const story = storyOf({ id: `${month}-01-morning` });
      await writeIn(contentDir, storyPath(story.id), formatStory(story));
      await writeIn(contentDir, storyPath(storyOf({ id: `${month}-02-morning` }).id), "---js\nprocess.exit(1)\n---\n");
    }
    const folder = temporaryFolder();
    const hook = join(import.meta.dirname, "threads.fixture.ts");
    const server = startProcess({ ...settings, NODE_OPTIONS: `--import=${hook}`, MRUK_LOADED: folder });
    const answer = await fetch(`${await addressOf(server)}/api/posts?limit=50`);
    expect(await answer.json()).toHaveLength(48);

    const noted = readdirSync(folder).flatMap((name) => linesOf(join(folder, name)));
    expect(noted.filter((line) => line === "told")).toHaveLength(48);
    const files = noted.filter((line) => line.startsWith("/"));
    expect(files.filter((file) => file.includes("month-reader"))).not.toEqual([]);
    const asked = /^(zod|js-yaml|gray-matter|esprima|(extend|section|is|kind|strip)-[a-z-]+)$/;
    expect(files.flatMap(packagesIn).filter((name) => !asked.test(name))).toEqual([]);
  },
);
