// The commands of the workflows that `mruk init` writes, run on fresh machines. A local server hands out the releases; their program is
// that of this checkout.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Releases, startReleases } from "#cli/publication/releases.fixture.ts";
import packageJson from "../../package.json" with { type: "json" };
import { publicationAtGitHub } from "./publication.fixture.ts";
import { projectFolder } from "./workflow.fixture.ts";

const { version } = packageJson;
const archive = `mruk-${version}-linux-x64.tar.gz`;
const older = "0.0.9";

let releases: Releases;
beforeAll(async () => {
  releases = await startReleases({ versions: [version, older], program: join(projectFolder, "cli", "mruk.mjs") });
});
afterAll(() => releases.close());

const morning = { SLOT: "morning", DATE: "", DAYS: "", DRY_RUN: "false" };

it("publishes by a release that is fetched once and checked in every run, and reports a release that is not the one it was", async () => {
  const there = await publicationAtGitHub(releases);
  releases.fetched.length = 0;
  const first = await there.run("publish", morning);
  expect(first).toMatchObject({ result: "success", summary: expect.stringContaining("### 1 story made") });
  expect(await there.git("log", "--format=%an %s", "main")).toMatch(/^Ola Publish 2026-11-23-morning.*\nOla Begin/);
  expect((await there.run("publish", morning)).result).toBe("success");
  expect(releases.fetched).toEqual([`v${version}/${archive}`]);
  expect(await there.run("report", { RESULT: "success" })).toMatchObject({ result: "success" });
  expect(there.state()).toEqual({ issues: [], labels: [] });

  const library = await there.run("library");
  expect(library).toMatchObject({ result: "success", log: expect.stringContaining("1 story, 0 faults") });
  const release = await there.read(".mruk/release");
  await there.push("Break a story, and the release", {
    "content/stories/2026/11/2026-11-23-evening.md": "---\n",
    ".mruk/release": release.replace(releases.checksumOf(version), "d".repeat(64)),
  });
  const altered = await there.run("publish", morning);
  expect(altered.result).toBe("failure");
  expect(altered.log).toContain(`::error::${archive} is not the one whose SHA-256 stands in .mruk/release.`);
  expect(altered.log).not.toContain("Make the stories");
  expect(there.hasCached(join(".mruk/cache", archive))).toBe(false);
  expect(await there.run("report", { RESULT: "failure" })).toMatchObject({ result: "success" });
  expect(there.state().issues).toEqual([expect.objectContaining({ title: "Publishing fails", state: "open" })]);

  await there.push("Mend the release", { ".mruk/release": release });
  const faulty = await there.run("library");
  expect(faulty.result).toBe("failure");
  expect(faulty.log).toMatch(/^::error file=content\/stories\/2026\/11\/2026-11-23-evening\.md/m);
  expect(await there.run("report", { RESULT: "success" })).toMatchObject({ result: "success" });
  expect(there.state().issues).toEqual([expect.objectContaining({ state: "closed" })]);
});

it("upgrades by hand: all but workflows by its own token, workflows too with a deploy key, and never to what is not attested", async () => {
  const there = await publicationAtGitHub(releases);
  const record = JSON.parse(await there.read(".mruk/written.json"));
  const before = { "README.md": "An older README\n", ".github/workflows/library.yml": "older: workflow\n" };
  for (const [path, text] of Object.entries(before))
    record.files[path] = createHash("sha256").update(text).digest("hex");
  const release = (await there.read(".mruk/release"))
    .replaceAll(version, older)
    .replace(releases.checksumOf(version), releases.checksumOf(older));
  record.files[".mruk/release"] = createHash("sha256").update(release).digest("hex");
  await there.push("Be older", {
    ...before,
    ".mruk/release": release,
    ".mruk/written.json": JSON.stringify({ ...record, version: older }),
    ".github/mruk.sh": `${await there.read(".github/mruk.sh")}# mine\n`,
  });

  const begun = await there.git("rev-parse", "main");
  there.forge(archive);
  for (const [wanted, says] of [
    ["9.9.9", "cannot be fetched"],
    [`1.0.0"; touch typed`, "::error::The version must be one such as 1.2.0."],
    [version, `is not known to be from ${releases.repository}.`],
  ] as const) {
    const refused = await there.run("upgrade", { VERSION: wanted, MAY_CHANGE_WORKFLOWS: "false" });
    expect([refused.result, refused.log]).toEqual(["failure", expect.stringContaining(says)]);
  }
  expect(await there.git("rev-parse", "main")).toBe(begun);
  there.forge();

  const upgraded = await there.run("upgrade", { VERSION: version, MAY_CHANGE_WORKFLOWS: "false" });
  expect(upgraded).toMatchObject({ result: "success" });
  expect(upgraded.summary).toContain(`- From ${older} to ${version}:\n`);
  expect(upgraded.log).toContain("::warning::.github/workflows/library.yml: left, since a workflow's own token");
  expect(upgraded.log).toContain("::warning::.github/mruk.sh: left, since you have edited it");
  expect(await there.git("log", "-1", "--format=%an %s", "main")).toBe(`Ola Upgrade to Mruk ${version}`);
  expect(await there.git("diff", "--name-only", "main~", "main")).toBe(".mruk/release\n.mruk/written.json\nREADME.md");
  expect(await there.read(".mruk/release")).toContain(`${releases.checksumOf(version)}  ${archive}`);

  const complete = await there.run("upgrade", { VERSION: version, MAY_CHANGE_WORKFLOWS: "true" });
  expect(complete.result).toBe("success");
  expect(await there.git("diff", "--name-only", "main~", "main")).toBe(
    ".github/workflows/library.yml\n.mruk/written.json",
  );
  expect(await there.read(".github/mruk.sh")).toMatch(/# mine\n$/);
});
