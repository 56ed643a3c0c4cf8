// What browsers are made to load. Reads the built files, so it speaks about what is really served.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { builtAssets } from "../server/renderer.ts";

const read = (name: string) => readFileSync(join(builtAssets, name), "utf8");
const named = (pattern: RegExp) => readdirSync(builtAssets).filter((name) => pattern.test(name));
const scripts = () => named(/\.js$/);
const zipped = (names: string[]) => names.reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0);

it("holds nothing of the server, of the schemas or of the administrator", () => {
  expect(scripts()).not.toEqual([]);
  const marks = [
    /["'`]node:/,
    /ZodError|safeParse|_zod/,
    /process\.(env|argv|cwd)/,
    /gray-matter|simple-git|\bsharp\b|\blowdb\b|googleapis|openai/i,
    /STORY_INVALID|CONFIG_INVALID/,
    /adminToken|\/api\/admin/,
  ];
  for (const name of scripts()) {
    const found = marks.filter((mark) => mark.test(read(name)));
    expect([name, found]).toEqual([name, []]);
  }
});

it("stays small", () => {
  const [js, css] = [zipped(scripts()), zipped(named(/\.css$/))];
  console.log(`Public bundle: ${(js / 1000).toFixed(1)} kB of JavaScript, ${(css / 1000).toFixed(1)} kB of CSS (gzip)`);
  expect(js).toBeLessThan(140_000);
  expect(css).toBeLessThan(12_000);
});

it("lies there compressed already", () => {
  for (const name of named(/\.(js|css|svg)$/)) {
    expect(readdirSync(builtAssets)).toEqual(expect.arrayContaining([`${name}.br`, `${name}.gz`]));
  }
});
