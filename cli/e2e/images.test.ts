import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { picturePath, StoryId } from "#api/stories/model.ts";
import { mruk, oneErrorWithHint, temporaryLibrary } from "./program.fixture.ts";

it("finds broken pictures, draws them anew and pushes them, without a server", async () => {
  const library = temporaryLibrary();
  const [morning, evening] = ["2026-11-21-morning", "2026-11-21-evening"].map((id) =>
    picturePath(StoryId.parse(id)),
  ) as [string, string];
  await mruk(["generate", "--date", "2026-11-21"], library.settings);
  const fine = await mruk(["images", "check"], library.settings);
  expect(fine).toMatchObject({ code: 0, stdout: "", stderr: "3 pictures, 0 broken\n" });

  library.git("rm", "--quiet", morning);
  library.git("commit", "--quiet", "-m", "Lose a picture");
  writeFileSync(join(library.content, evening), "no picture");
  const faulty = await mruk(["images", "check"], library.settings);
  expect(faulty.code).toBe(1);
  expect(faulty.stdout.split("\n")).toEqual([
    "2026-11-21-evening: /images/2026-11-21-evening.webp: the file is no picture",
    "2026-11-21-morning: /images/2026-11-21-morning.webp: the picture is missing",
    "",
  ]);

  const unasked = await mruk(["images", "regenerate"], library.settings);
  expect(unasked.code).toBe(2);
  expect(unasked.stderr).toMatch(oneErrorWithHint);
  const mended = await mruk(["images", "regenerate", "--yes"], library.settings);
  expect(mended.code).toBe(0);
  expect(mended.stdout).toContain("Regenerated 2 images.");
  expect(library.git("status", "--porcelain", "--branch")).toBe("## main...origin/main");
  expect(library.git("log", "-1", "--format=%an", "--", morning)).toBe("Mruk");
  expect((await mruk(["images", "check"], library.settings)).code).toBe(0);
  expect((await mruk(["check"], library.settings)).stdout).toBe("");
});

it("mends what it can while the remote is out of reach, and says so", async () => {
  const library = temporaryLibrary();
  await mruk(["generate", "--slot", "morning"], library.settings);
  rmSync(join(library.content, "..", "origin.git"), { recursive: true });
  library.git("rm", "--quiet", picturePath(StoryId.parse("2026-11-21-morning")));
  library.git("commit", "--quiet", "-m", "Lose a picture");
  const { code, stdout, stderr } = await mruk(["images", "regenerate", "--yes", "--json"], library.settings);
  const lines = stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(code).toBe(0);
  expect(lines.at(-1)).toEqual({ type: "finished", message: "Regenerated 1 image.", done: 1, failed: [] });
  expect(stderr).toMatch(/^mruk: /m);
});

it("says which variable names the cloud storage, and tells nobody to start a server", async () => {
  const library = temporaryLibrary({ remote: false });
  const { code, stderr } = await mruk(["images", "migrate", "--yes"], library.settings);
  expect(code).toBe(1);
  expect(stderr).toMatch(oneErrorWithHint);
  expect(stderr).toContain("AZURE_STORAGE_CONNECTION_STRING");
  expect(stderr).not.toContain("start the server again");
});
