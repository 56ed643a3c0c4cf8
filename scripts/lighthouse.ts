// Runs Lighthouse as a phone against the built site, with stories of the house: home and a story in both languages, the median of three
// runs each, and every other kind of page once. Exits with 1 when a category is below the floor, the layout shifts or the browser
// complains. Addresses as arguments take the place of the other kinds.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { booksPath } from "#api/books/address.ts";
import { mirrors } from "#api/discovery/model.ts";
import { archivePaths, fillPath } from "#api/stories/archive/addresses.ts";
import { pathOf } from "#web/app/pages.ts";
import { type Browser, readBrowser } from "./noted-browser.ts";

const root = join(import.meta.dirname, "..");
const timed = ["/", "/pl/", "/post/2026-11-21-morning", "/pl/post/2026-11-21-morning"];
const { archive, categories: allCategories, time } = archivePaths;
const dates = { year: "2026", month: "11", day: "21" };
const others = (["en", "pl"] as const).flatMap((language) => {
  const calendar = (["archive-year", "archive-month", "archive-day"] as const).map(
    (name) => archivePaths[name][language],
  );
  const paths = [
    archive[language],
    ...calendar,
    allCategories[language],
    time[language],
    archivePaths["all-series"][language],
  ];
  const fixed = [`${pathOf("search", language)}?q=Mruk`, booksPath[language], "/post/2026-11-21-morning?side-by-side"];
  return [...paths.map((path) => fillPath(path, { ...dates, slot: "morning" }, language)), ...fixed].map(
    (path) => `${mirrors[language]}${path}`,
  );
});
const given = process.argv.slice(2);
const single = given.length > 0 ? given : others;
const runsOf = (page: string) => (timed.includes(page) ? 3 : 1);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Pages should have 100. A busy machine may cost this much of the first category, which is a matter of time. */
const floor = 97;
const mustBe = { performance: floor, accessibility: 100, "best-practices": 100, seo: 100 } as const;
/**
 * The categories that do not count for a page: one run says little of its speed. Search engines are told not to list what somebody searched
 * for, nor the list of stories that go together where there are none, as among nine of the house.
 */
const exempt = (page: string): readonly string[] => [
  ...(timed.includes(page) ? [] : ["performance"]),
  ...(page.includes("?q=") || Object.values(archivePaths["all-series"]).some((path) => page.endsWith(path))
    ? ["seo"]
    : []),
];

const Audit = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  // Of some audits the items are a checklist by name.
  details: z.object({ items: z.array(z.unknown()).optional().catch(undefined) }).optional(),
});
const Category = z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) });
const Report = z.object({
  categories: z.record(z.enum(categories), Category),
  audits: z.record(z.string(), Audit),
});
type Report = z.infer<typeof Report>;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function run(program: string, args: string[], env: NodeJS.ProcessEnv): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    env,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${status}: ${stderr}`);
  return stdout;
}

/** Three days of stories in a library of their own. */
function writeStories(env: NodeJS.ProcessEnv & { CONTENT_DIR: string }): void {
  console.log("mruk: writing and drawing nine stories…");
  mkdirSync(env.CONTENT_DIR);
  run("git", ["init", "--quiet", env.CONTENT_DIR], env);
  for (const page of ["README.md", "cat.md"]) copyFileSync(join(root, "content", page), join(env.CONTENT_DIR, page));
  run(process.execPath, [join(root, "cli", "mruk.mjs"), "generate", "--date", "2026-11-19", "--days", "3"], env);
  run(process.execPath, [join(root, "cli", "mruk.mjs"), "book", "2026-11", "--format", "epub"], env);
}

async function startServer(env: NodeJS.ProcessEnv): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, [join(root, "dist", "web", "server.js")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /at home at (\S+)/.exec(line)?.[1];
    if (url) return { server, url };
  }
  throw new Error("The server did not start.");
}

/** Runs Lighthouse on a page with a fresh browser profile. */
function audit(url: string, { executablePath, env }: Browser): Report {
  const program = join(root, "node_modules", ".bin", "lighthouse");
  const flags = "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-background-networking";
  const only = `--only-categories=${categories.join(",")}`;
  const output = run(program, [url, "--output=json", "--quiet", only, flags], {
    ...process.env,
    ...env,
    CHROME_PATH: executablePath,
  });
  return Report.parse(JSON.parse(output));
}

/** The audits that are not passed. */
function shortcomings({ categories: found, audits }: Report): string[] {
  const counted = Object.values(found).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.flatMap(({ id }) => {
    const { title, score } = audits[id] ?? { title: id, score: 1 };
    return score === null || score >= 0.9 ? [] : [`${title} (${Math.round(score * 100)})`];
  });
}

const folder = mkdtempSync(join(tmpdir(), "mruk-lighthouse-"));
const env = {
  ...process.env,
  CONTENT_DIR: join(folder, "content"),
  DATA_DIR: join(folder, "data"),
  PORT: "0",
  LOG_LEVEL: "warn",
  MRUK_ENV_FILE: "off",
  MRUK_NOW: "2026-11-21T21:00:00+01:00",
};
const browser = readBrowser();
let good = true;
writeStories(env);
const { server, url } = await startServer(env);
try {
  console.log(`\n${"medians of the runs".padEnd(42)} perf.  access.  practice  seo  shift  complaints  largest paint`);
  for (const page of [...single, ...timed]) {
    const reports = Array.from({ length: runsOf(page) }, () => audit(url + page, browser));
    const score = (name: (typeof categories)[number]) =>
      Math.round(100 * median(reports.map((report) => report.categories[name].score)));
    const figure = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0));
    const scores = categories.map(score);
    const shift = figure("cumulative-layout-shift");
    const complaints = reports.flatMap(({ audits }) => audits["errors-in-console"]?.details?.items ?? []);
    const [performance = 0, access = 0, practice = 0, seo = 0] = scores.map((value) => String(value));
    console.log(
      `${page.padEnd(42)} ${performance}    ${access}      ${practice}       ${seo}  ${shift.toFixed(3)}  ${String(complaints.length).padEnd(10)}  ${(figure("largest-contentful-paint") / 1000).toFixed(1)} s`,
    );
    for (const fault of new Set([
      ...reports.flatMap(shortcomings),
      ...complaints.map((item) => JSON.stringify(item)),
    ])) {
      console.log(`  ${fault}`);
    }
    const isGood = categories.every((name, at) => exempt(page).includes(name) || (scores[at] ?? 0) >= mustBe[name]);
    good &&= isGood && shift === 0 && complaints.length === 0;
  }
} finally {
  server.kill();
  await once(server, "close");
  rmSync(folder, { recursive: true, force: true });
}
console.log(good ? "\nEverything is as it has to be." : "\nSomething is below its floor, shifts or complains.");
process.exitCode = good ? 0 : 1;
