// The pages about security, and about what may break, claim nothing that no test holds: every test they name is there, by its file and its sentence.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const threats = textOf("docs/threat-model.md");
const asvs = textOf("docs/asvs.md");
const breaks = textOf("docs/what-may-break.md");

/** `path/to/some.test.ts`: “one sentence”, “another one”. */
const citation = /`([\w./-]+\.test\.tsx?)`: (“[^”]+”(?:, “[^”]+”)*)/g;
const citedIn = (text: string) =>
  [...text.matchAll(citation)].flatMap(([, file = "", sentences = ""]) =>
    [...sentences.matchAll(/“([^”]+)”/g)].map(([, sentence = ""]) => ({ file, sentence })),
  );

it("names only tests that there are, by their files and sentences", () => {
  const cited = citedIn(threats + asvs + breaks);
  expect(cited.length).toBeGreaterThan(300);
  const files = new Map([...new Set(cited.map(({ file }) => file))].map((file) => [file, testFile(file)]));
  const missing = cited.filter(({ file, sentence }) => !names(files.get(file) ?? "", sentence));
  expect(missing).toEqual([]);
  // A file that is named without a sentence proves nothing.
  for (const page of [threats, asvs, breaks]) {
    expect(page.match(/`[^`\n]+\.test\.tsx?`/g)).toHaveLength([...page.matchAll(citation)].length);
  }
});

const testFile = (file: string) => (existsSync(join(root, file)) ? textOf(file) : "");
/** Tests say what they are about first of all. */
const names = (text: string, sentence: string) =>
  [`"${sentence}"`, `\`${sentence}\``].some((quoted) =>
    text.split(quoted).some((before, at, parts) => at < parts.length - 1 && before.trimEnd().endsWith("(")),
  );

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has; in every section they come first. */
const sections = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4
5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1
8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2
12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1
17.2:4 17.3:2`;
const required = sections.split(/\s+/).flatMap((entry) => {
  const [section, count] = entry.split(":");
  return Array.from({ length: Number(count) }, (_, index) => `V${section}.${index + 1}`);
});

it("answers each requirement of levels 1 and 2 once, and proves what it calls met", () => {
  const rows = [...asvs.matchAll(/^\| (V[\d.]+) \| (.+?) \| (.+) \|$/gm)].map(([, id = "", what, answer = ""]) => ({
    id,
    what,
    answer,
  }));
  expect(required).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(required);
  const proofs = { met: /\.test\.tsx?`: “|\]\(/, "not applicable": /: \w/, exception: /: \w/ };
  const kinds = Object.entries(proofs);
  const unproven = rows.filter(
    ({ answer }) => !kinds.some(([kind, proof]) => answer.startsWith(`**${kind}**`) && proof.test(answer)),
  );
  expect(unproven).toEqual([]);
  const count = (kind: string) => rows.filter(({ answer }) => answer.startsWith(`**${kind}**`)).length;
  for (const kind of Object.keys(proofs)) expect(asvs).toContain(`${count(kind)} ${kind}`);
});

it("decodes pictures with a library that has the known faults mended", () => {
  const lock = JSON.parse(textOf("package-lock.json")) as { packages: Record<string, { version?: string }> };
  const versions = Object.entries(lock.packages).flatMap(([path, { version = "" }]) =>
    path.endsWith("node_modules/sharp") ? [version] : [],
  );
  expect(versions).not.toEqual([]);
  for (const version of versions) {
    const [major = 0, minor = 0] = version.split(".").map(Number);
    expect(major > 0 || minor >= 35, version).toBe(true);
  }
});
