import { describe, expect, it } from "vitest";
import { StoryId } from "#api/stories/model.ts";
import { runProgram } from "./context.fixture.ts";
import { annotation, checkedOutLibrary } from "./github.ts";

const workflow = {
  GITHUB_SERVER_URL: "https://github.com",
  GITHUB_REPOSITORY: "ola/mruk",
  GITHUB_WORKSPACE: "/home/runner/work/mruk",
};
const id = StoryId.parse("2026-11-21-morning");
const pictureIn = (contentDir: string, environment: Record<string, string> = workflow) =>
  checkedOutLibrary(environment, contentDir)?.pictureAt(id, "a1b2c3d");

it("knows where in the repository a workflow has its library", () => {
  const path = "https://github.com/ola/mruk/raw/a1b2c3d";
  expect(pictureIn("/home/runner/work/mruk/content")).toBe(`${path}/content/images/2026/11/${id}.webp`);
  expect(pictureIn("/home/runner/work/mruk")).toBe(`${path}/images/2026/11/${id}.webp`);
});

it("knows of no repository outside of workflows, nor for a library elsewhere", () => {
  expect(pictureIn("/home/runner/work/mruk/content", {})).toBeUndefined();
  expect(pictureIn("/home/runner/work/library")).toBeUndefined();
  const hostile = { ...workflow, GITHUB_REPOSITORY: "ola/mruk)](https://example.org" };
  expect(pictureIn("/home/runner/work/mruk/content", hostile)).toBeUndefined();
});

it("escapes what would end an annotation or begin another", () => {
  const fault = { path: "content/a:b,c\n::warning::d", line: 3, reason: "100% broken\r\n::set-output::" };
  expect(annotation(fault)).toBe(
    "::error file=content/a%3Ab%2Cc%0A%3A%3Awarning%3A%3Ad,line=3::100%25 broken%0D%0A::set-output::",
  );
  expect(annotation({ path: "content/images/x.webp", reason: "is missing" })).toBe(
    "::error file=content/images/x.webp::is missing",
  );
});

describe("mruk check --annotations", () => {
  const faults = [
    { path: "stories/2026/11/2026-11-21-morning.md", line: 7, reason: "titleEn is missing" },
    { path: "images/2026/11/2026-11-21-evening.webp", reason: "there is no story:\nof that name" },
  ];
  const report = { stories: 2, faults };

  it("names every fault for people, and once more for GitHub, which shows it beside its line", async () => {
    const environment = { ...workflow, CONTENT_DIR: "/home/runner/work/mruk/content" };
    const { code, output } = await runProgram(["check", "--annotations"], { report, environment });
    expect(code).toBe(1);
    expect(output.split("\n")).toEqual([
      "stories/2026/11/2026-11-21-morning.md:7: titleEn is missing",
      "::error file=content/stories/2026/11/2026-11-21-morning.md,line=7::titleEn is missing",
      "images/2026/11/2026-11-21-evening.webp: there is no story: of that name",
      "::error file=content/images/2026/11/2026-11-21-evening.webp::there is no story:%0Aof that name",
      "",
    ]);
  });

  it("says nothing of a library without faults", async () => {
    expect(await runProgram(["check", "--annotations"], { report: { stories: 2, faults: [] } })).toMatchObject({
      code: 0,
      output: "",
    });
  });

  it("does not go together with --json", async () => {
    const { code, notes } = await runProgram(["check", "--annotations", "--json"], { report });
    expect(code).toBe(2);
    expect(notes).toContain("--json");
  });
});
