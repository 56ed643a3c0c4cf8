// Weighs a reader's visit in bytes and requests: the home page with all its pictures, then a story, for a browser that prefers AVIF
// and brotli. It also estimates the growth of the repository in a year. It needs the built pages: npm run build.
import { rmSync } from "node:fs";
import { builtRenderer } from "#web/server/renderer.ts";
import { median } from "./figures.fixture.ts";
import { illustratedLibrary } from "./pictures.fixture.ts";
import { startProcess } from "./server.fixture.ts";
import { benchStories } from "./stories.fixture.ts";

const stories = 12;
/** The width of a card on a telephone of double density, and of one of three cards side by side. */
const width = 640;
const headers = { accept: "image/avif,image/webp,text/html,*/*;q=0.8", "accept-encoding": "br" };

const { root, contentDir, pictures } = await illustratedLibrary(stories, { withoutPictures: 0 });
const last = [...benchStories(stories)].at(-1);
if (last === undefined) throw new Error("no stories");
const server = await startProcess({
  CONTENT_DIR: contentDir,
  DATA_DIR: `${root}/data`,
  MRUK_NOW: last.publishedAt,
});

const seen = new Set<string>();
const nothing = { requests: 0, html: 0, code: 0, fonts: 0, pictures: 0 };
const weight = { ...nothing };

/** Requests an address unless the browser has it already, and counts the transferred bytes. */
async function fetchOnce(address: string, kind: Exclude<keyof typeof weight, "requests">): Promise<string> {
  if (seen.has(address)) return "";
  seen.add(address);
  const { body, bytes } = await travelled(address);
  weight.requests += 1;
  weight[kind] += bytes;
  return body;
}

async function travelled(address: string): Promise<{ body: string; bytes: number }> {
  const answer = await fetch(server.url + address, { headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
  return { body: new TextDecoder().decode(bytes), bytes: Number(answer.headers.get("content-length") ?? bytes.length) };
}

const unescaped = (text: string) => text.replaceAll("&amp;", "&");

const { assetsOf } = await builtRenderer();

async function visit(address: string, page: "home" | "story"): Promise<void> {
  // The page's script loads the rest of the code when it runs.
  const { script, modules } = assetsOf(page, "en");
  for (const to of [script, ...modules]) await fetchOnce(to, "code");
  const html = await fetchOnce(address, "html");
  const tags = [...html.matchAll(/<(link|script|img)\b[^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string) =>
    unescaped(new RegExp(`\\s${name}="([^"]+)"`, "i").exec(tag)?.[1] ?? "");
  for (const tag of tags) {
    if (tag.startsWith("<img")) {
      const own = attribute(tag, "srcset")
        .split(", ")
        .find((source) => source.endsWith(` ${width}w`))
        ?.split(" ")[0];
      if (own?.startsWith("/")) await fetchOnce(own, "pictures");
      continue;
    }
    const to = attribute(tag, tag.startsWith("<script") ? "src" : "href");
    if (!to.startsWith("/")) continue;
    const rel = attribute(tag, "rel");
    if (tag.startsWith("<script") || ["stylesheet", "modulepreload"].includes(rel)) await fetchOnce(to, "code");
    else if (rel === "preload") await fetchOnce(to, attribute(tag, "as") === "font" ? "fonts" : "code");
  }
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
function printWeight(what: string): void {
  const { requests, ...kinds } = weight;
  const all = Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0);
  const parts = Object.entries(kinds).map(([kind, bytes]) => `${kind} ${kb(bytes)}`);
  console.log(`${what}: ${kb(all)} in ${requests} requests (${parts.join(", ")})`);
}

try {
  await visit("/", "home");
  printWeight("The home page, on a first visit");
  await visit(`/post/${last.id}`, "story");
  printWeight("… and then a story");
  Object.assign(weight, nothing);
  for (const page of ["/", `/post/${last.id}`]) seen.delete(page);
  await visit("/", "home");
  await visit(`/post/${last.id}`, "story");
  printWeight("Both the next day, where nothing is new but the pages");

  const master = median(pictures.map(({ master: { byteLength } }) => byteLength));
  const story = pictures.reduce((sum, { story: one }) => sum + JSON.stringify(one).length, 0) / pictures.length;
  const year = 3 * 365 * (master + story);
  console.log(
    `A picture by the house is ${kb(master)} as it is kept, a text about ${kb(story)}: ${(year / 1e6).toFixed(0)} MB a year`,
  );
} finally {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
}
