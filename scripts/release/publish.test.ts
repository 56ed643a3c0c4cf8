import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, it } from "vitest";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { oneErrorWithHint, run } from "#cli/e2e/program.fixture.ts";

/** A project of this version with a built release, and a `gh` that notes how it was called and what it read. */
function projectOf(version: string) {
  const root = folderOfTest();
  for (const folder of ["scripts/release", "release", "bin"]) mkdirSync(join(root, folder), { recursive: true });
  for (const name of ["publish.ts", "changelog.ts"])
    cpSync(join(import.meta.dirname, name), join(root, "scripts", "release", name));
  writeFileSync(join(root, "package.json"), JSON.stringify({ type: "module", version }));
  writeFileSync(join(root, "CHANGELOG.md"), `# Changelog\n\n## ${version} - 2026-12-24\n\n- The cat came.\n`);
  writeFileSync(join(root, "release", "SHA256SUMS"), "");
  const gh = join(root, "bin", "gh");
  writeFileSync(gh, `#!/bin/sh\nprintf '%s\\n' "$GH_REPO" "$@" > "${root}/called"; cat > "${root}/read"\n`);
  chmodSync(gh, 0o755);
  const publish = (tag: string, ...args: string[]) =>
    run(process.execPath, [join(root, "scripts", "release", "publish.ts"), ...args], {
      env: {
        PATH: [join(root, "bin"), process.env.PATH].join(delimiter),
        GITHUB_REF_NAME: tag,
        GITHUB_REPOSITORY: "you/mruk",
      },
    });
  return { root, publish };
}

it("publishes the files of a release at its tag, with what the changelog says of it", async () => {
  const { root, publish } = projectOf("1.0.0");
  expect(await publish("v1.0.0", "--check")).toMatchObject({ code: 0, stderr: "" });
  expect(await publish("v1.0.0")).toMatchObject({ code: 0, stderr: "" });
  const called = readFileSync(join(root, "called"), "utf8").trim().split("\n");
  expect(called).toEqual([
    ...["you/mruk", "release", "create", "v1.0.0", "--verify-tag", "--title", "Mruk 1.0.0", "--notes-file=-"],
    join(root, "release", "SHA256SUMS"),
  ]);
  expect(readFileSync(join(root, "read"), "utf8")).toBe("- The cat came.");
});

it("says of a version with a hyphen that it is made ahead of a release", async () => {
  const { root, publish } = projectOf("2.0.0-rc.1");
  await publish("v2.0.0-rc.1");
  expect(readFileSync(join(root, "called"), "utf8")).toContain("--prerelease");
});

it("refuses a tag that is not the version's, and a version of which the changelog says nothing", async () => {
  const { root, publish } = projectOf("1.0.0");
  expect(await publish("v1.0.1", "--check")).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(oneErrorWithHint),
  });
  writeFileSync(join(root, "CHANGELOG.md"), "# Changelog\n\n## Unreleased\n\n- The cat came.\n");
  expect(await publish("v1.0.0", "--check")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("CHANGELOG.md"),
  });
});
