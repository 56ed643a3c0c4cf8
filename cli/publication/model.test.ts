import { expect, it } from "vitest";
import { Author, ReleaseRepository, WrittenRecord } from "./model.ts";
import { formatRelease, parseRelease } from "./release-file.ts";
import { isNewer } from "./versions.ts";

it("orders versions as SemVer does, what comes before a release among them", () => {
  const inOrder = [
    "0.9.10",
    "0.10.0",
    "1.0.0-alpha",
    "1.0.0-alpha.1",
    "1.0.0-alpha.beta",
    "1.0.0-beta.2",
    "1.0.0-beta.11",
  ];
  inOrder.push("1.0.0-rc.1", "1.0.0", "1.0.1", "2.0.0");
  for (const [index, version] of inOrder.entries()) {
    const older = inOrder.filter((other) => isNewer(version, other));
    expect(older).toEqual(inOrder.slice(0, index));
  }
});

it.each([
  ["ola/mruk", "https://github.com/ola/mruk"],
  ["https://git.example.org/ola/mruk.git", "https://git.example.org/ola/mruk"],
  ["https://github.com/ola/mruk/", "https://github.com/ola/mruk"],
  ["http://127.0.0.1:8080/ola/mruk", "http://127.0.0.1:8080/ola/mruk"],
  ["http://example.org/ola/mruk", null],
  ["https://token@github.com/ola/mruk", null],
  ["https://github.com/ola/mruk?x=$(id)", null],
  ["file:///ola/mruk", null],
  ["-oProxyCommand=id", null],
  ["mruk", null],
])("takes %s for the repository of releases %s", (typed, address) => {
  expect(ReleaseRepository.safeParse(typed).data ?? null).toBe(address);
});

it.each([
  ["Ola <ola@example.org>", true],
  ["Żaneta Ćwikła-Ość <z.c@example.org>", true],
  ["Ola", false],
  ['Ola" <ola@example.org>', false],
  ["Ola <ola@example.org>\nOTHER=1", false],
])("takes %j for an author: %s", (typed, isOne) => {
  expect(Author.safeParse(typed).success).toBe(isOne);
});

it("reads the release that it wrote, and names the file when it cannot", () => {
  const release = {
    version: "1.2.0-rc.1",
    repository: "https://github.com/ola/mruk",
    checksums: { "mruk-1.2.0-rc.1-linux-x64.tar.gz": "a".repeat(64) },
  };
  expect(parseRelease(formatRelease(release))).toEqual(release);
  expect(() => parseRelease("VERSION=newest\n")).toThrow(".mruk/release cannot be understood");
});

it.each([
  ["README.md", true],
  [".github/workflows/publish.yml", true],
  ["/etc/passwd", false],
  ["../README.md", false],
  ["content/../../README.md", false],
  [".git/config", false],
  ["C:\\README.md", false],
])("takes %s for a path of the record: %s", (path, isOne) => {
  const record = { format: 1, name: "Mruk", version: "1.0.0", files: { [path]: "a".repeat(64) } };
  expect(WrittenRecord.safeParse(record).success).toBe(isOne);
});
