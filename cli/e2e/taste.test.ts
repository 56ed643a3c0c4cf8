import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { TasteReport } from "#api/generation/taste/taste.ts";
import { startOpenAi } from "#stand-ins/openai.ts";
import { built, mruk, projectFolder, temporaryLibrary } from "./program.fixture.ts";

// Stories that are written to be measured and read: the whole program, against a server that stands in for the AI service.

async function prepare() {
  await built();
  const service = await startOpenAi({ key: "sk-planted-taste-4d1b" });
  onTestFinished(() => service.close());
  const library = temporaryLibrary();
  cpSync(join(projectFolder, "content", "cat.md"), join(library.content, "cat.md"));
  library.git("add", ".");
  library.git("commit", "--quiet", "-m", "Say who Mruk is");
  const out = join(library.content, "..", "taste");
  const withKey = { ...library.settings, ...service.settings };
  return { service, library, out, withKey };
}
const reportIn = (stdout: string) => {
  const { folder, ...report } = JSON.parse(stdout) as { folder: string };
  return { folder, report: TasteReport.parse(report) };
};

it("has a model's stories written and measured, and lays them out in pairs with the house's for blind reading", async () => {
  const { service, library, out, withKey } = await prepare();
  const end = await mruk(["taste", "--stories", "4", "--from", "2026-11-21", "--out", out, "--json"], withKey);
  expect(end).toMatchObject({ code: 0 });
  expect(end.stderr).toContain("4 of 4: 2026-11-22-morning");
  const { folder, report } = reportIn(end.stdout);
  expect(folder).toBe(out);
  expect(report).toMatchObject({ storyteller: "gpt-6.2-sol", stories: 4, failed: [], refusedTexts: 0 });
  expect(report.costUsdEach).toBeGreaterThan(0);
  expect(report.english.sentencesReadBefore).toBeLessThan(0.5);
  expect(readdirSync(join(out, "stories"))).toHaveLength(4);

  expect(readdirSync(join(out, "pairs")).sort()).toEqual(
    ["01", "02", "03", "04"].flatMap((number) => [`${number}-a.md`, `${number}-b.md`]),
  );
  const key = JSON.parse(readFileSync(join(out, "key.json"), "utf8")) as Record<string, { a: string; b: string }>;
  for (const [number, pair] of Object.entries(key)) {
    expect(Object.values(pair).sort()).toEqual(["gpt-6.2-sol", "house"]);
    const ofModel = pair.a === "house" ? "b" : "a";
    const id = ["2026-11-21-morning", "2026-11-21-afternoon", "2026-11-21-evening", "2026-11-22-morning"][
      Number(number) - 1
    ];
    const sheet = readFileSync(join(out, "pairs", `${number}-${ofModel}.md`), "utf8");
    expect(sheet).toBe(readFileSync(join(out, "stories", `${id}.md`), "utf8"));
    // “In this house” is no maker's name.
    expect(sheet).not.toMatch(/gpt|\bhouse:|: house\b|2026/);
  }
  // Nothing is drawn or published, and the machine's own book knows nothing of it.
  expect(service.asked.filter(({ path }) => path.includes("/images/"))).toEqual([]);
  expect(library.git("status", "--porcelain", "--untracked-files=all")).toBe("");
  expect(JSON.parse((await mruk(["costs", "--json"], withKey)).stdout)).toMatchObject({ calls: 0 });

  const charged = service.charged.length;
  const again = await mruk(["taste", "--stories", "4", "--from", "2026-11-21", "--out", out, "--json"], withKey);
  expect(service.charged).toHaveLength(charged);
  expect(reportIn(again.stdout).report).toEqual({ ...report, secondsEach: null });
});

it("counts what the gate refuses, and ends with what there is where the key is refused", async () => {
  const { service, out, withKey } = await prepare();
  const short = {
    answer: (own: object) => ({
      ...own,
      polish: { ...(own as { polish: object }).polish, paragraphs: ["Za krótko."] },
    }),
  };
  service.answerNext("story", short);
  const one = await mruk(["taste", "--stories", "1", "--from", "2026-11-21", "--out", out, "--json"], withKey);
  expect(reportIn(one.stdout).report).toMatchObject({ stories: 1, refusedTexts: 1, refusedBy: { lengths: 1 } });

  service.failNext(/responses/, { kind: "answer", answer: { status: 401, body: { error: { message: "No." } } } });
  const end = await mruk(["taste", "--stories", "3", "--from", "2026-11-21", "--out", out], withKey);
  expect(end.code).toBe(3);
  expect(end.stdout).toContain("1 stories by gpt-6.2-sol, 1 not made");
  expect(end.stdout).toContain("2026-11-21-afternoon: SERVICE_KEY_REFUSED");
});

it("measures the house too, for nothing, and makes no pairs of it with itself", async () => {
  const { library, out } = await prepare();
  const end = await mruk(["taste", "--stories", "6", "--out", out], library.settings);
  expect(end).toMatchObject({ code: 0 });
  expect(end.stdout).toMatch(/^6 stories by house$/m);
  expect(end.stdout).toMatch(/sentences read before\s+\d+\.\d %\s+\d+\.\d %/);
  expect(end.stdout).toContain("cost each: $0.0000");
  expect(existsSync(join(out, "pairs"))).toBe(false);
});

it.each([
  [["--stories", "0"], '--stories "0" is not a count'],
  [["--budget", "much"], '--budget "much" is not an amount'],
  [["--from", "yesterday"], "yesterday"],
])("refuses %j with what is valid, and makes no folder", async (args, said) => {
  const { library, out } = await prepare();
  const end = await mruk(["taste", ...args, "--out", out], library.settings);
  expect(end).toMatchObject({ code: 2, stdout: "" });
  expect(end.stderr).toContain(said);
  expect(existsSync(out)).toBe(false);
});
