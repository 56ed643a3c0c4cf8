import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { NewsletterState } from "#api/newsletter/model.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { runProgram } from "../context.fixture.ts";

const reader = { email: "Kot@example.org", language: "pl" as const, askedAt: "2026-11-20T08:00:00Z" };

function fileOf(content: string | Uint8Array): string {
  const path = join(folderOfTest(), "readers.csv");
  writeFileSync(path, content);
  return path;
}

describe("mruk subscribers export", () => {
  it("writes a table, or JSON lines", async () => {
    const csv = await runProgram(["subscribers", "export"], { readers: { a: reader } });
    expect(csv.output).toBe(
      "\uFEFFemail,language,frequency,askedAt,confirmedAt,bouncedAt\r\nKot@example.org,pl,daily,2026-11-20T08:00:00Z,,\r\n",
    );
    const json = await runProgram(["subscribers", "export", "--json"], { readers: { a: reader } });
    expect(JSON.parse(json.output)).toEqual({ ...reader, frequency: "daily" });
    expect((await runProgram(["subscribers", "export", "--format", "xml"])).code).toBe(2);
  });

  it("writes into a file that nobody else can read, also where another one was", async () => {
    const path = fileOf("old");
    const { output, notes } = await runProgram(["subscribers", "export", "--out", path], { readers: { a: reader } });
    expect([output, notes]).toEqual(["", `1 reader in ${path}, which only you can read.\n`]);
    expect(readFileSync(path, "utf8")).toContain("Kot@example.org");
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});

describe("mruk subscribers import", () => {
  it("takes readers in, to be asked by mail", async () => {
    const readers: NewsletterState["subscribers"] = { a: { ...reader } };
    const path = fileOf("email,language\nola@example.org,pl\nkot@example.org,en\n");
    const { code, output } = await runProgram(["subscribers", "import", path], { readers });
    expect([code, output]).toEqual([
      0,
      "1 imported, 1 known already. 2 will be asked by mail, as soon as a server runs.\n",
    ]);
    expect(Object.values(readers).map(({ email, toAsk }) => [email, toAsk])).toEqual([
      ["Kot@example.org", true],
      ["ola@example.org", true],
    ]);
  });

  it("asks before it takes them for confirmed, and needs --yes where nobody can be asked", async () => {
    const path = fileOf("email,language\nola@example.org,pl\n");
    const args = ["subscribers", "import", path, "--confirmed"];
    const refused = await runProgram(args, { answer: false });
    expect([refused.code, refused.questions]).toEqual([
      1,
      ["Have they all confirmed that they want letters from here?"],
    ]);
    expect((await runProgram(args)).code).toBe(2);
    const readers: NewsletterState["subscribers"] = {};
    expect((await runProgram([...args, "--yes"], { readers })).output).toBe("1 imported.\n");
    expect(Object.values(readers)[0]?.confirmedAt).toBeDefined();
  });

  it("names every bad row and imports nobody, unless it may leave them out", async () => {
    const path = fileOf("email,language\nola@example.org,pl\n=cmd|x,pl\nkot@example.org,xx\n");
    const readers: NewsletterState["subscribers"] = {};
    const { code, output, notes } = await runProgram(["subscribers", "import", path], { readers });
    expect([code, output, Object.keys(readers)]).toEqual([1, "", []]);
    expect(notes).toBe(
      [
        "row 3: email must be an e-mail address",
        "row 4: language must be en or pl",
        "mruk: 2 of 3 rows cannot be taken, so nobody was imported.",
        "  Correct the file, or have those rows left out: skipBad, at the terminal --skip-bad.",
        "",
      ].join("\n"),
    );
    const { output: rest } = await runProgram(["subscribers", "import", path, "--skip-bad"], { readers });
    expect(rest).toMatch(/^1 imported, 2 left out\./);
  });

  it.each([
    ["is not UTF-8 text", () => fileOf(Uint8Array.of(0xff, 0xfe, 0x65, 0))],
    ["cannot be read: ENOENT", () => "/nowhere/readers.csv"],
    ["is a folder", () => "/"],
    ["There is no reader in it", () => fileOf("\uFEFF")],
  ])("says of a file: %s", async (words, file) => {
    const path = file();
    const { code, notes } = await runProgram(["subscribers", "import", path]);
    expect([code, notes]).toEqual([1, expect.stringContaining(words)]);
  });
});

describe("mruk subscribers forget", () => {
  it("asks, forgets in any case, and says where the address still is", async () => {
    const readers: NewsletterState["subscribers"] = { a: { ...reader } };
    const args = ["subscribers", "forget", "kot@EXAMPLE.org"];
    expect((await runProgram(args, { readers, answer: false })).code).toBe(1);
    const { output, questions } = await runProgram(args, { readers, answer: true });
    expect(questions).toEqual(["Forget everything about kot@EXAMPLE.org?"]);
    expect(output).toMatch(/^Everything about this address is deleted\. Backups .* fifteen days/);
    expect(readers).toEqual({});
    const again = await runProgram([...args, "--yes"], { readers });
    expect([again.code, again.notes]).toEqual([1, expect.stringContaining("Nothing is known of this address.")]);
  });
});
