import { describe, expect, it } from "vitest";
import { StoryId } from "#api/stories/model.ts";
import { runProgram } from "../context.fixture.ts";

const [fine, broken] = ["2026-11-21-morning", "2026-11-20-evening"].map((id) => StoryId.parse(id)) as [
  StoryId,
  StoryId,
];
const reason = "the picture is missing \u001b[31m";
const pictures = [
  { id: fine, state: "skipped" as const },
  { id: broken, state: "waiting" as const, note: reason },
];

describe("images check", () => {
  it("ends with 1 and one line per broken picture, without anything that steers the terminal", async () => {
    const { code, output, notes } = await runProgram(["images", "check"], { pictures });
    expect(code).toBe(1);
    expect(output).toBe(`${broken}: /images/${broken}.webp: the picture is missing\n`);
    expect(notes).toBe("2 pictures, 1 broken\n");
  });

  it("ends with 0 where all are fine", async () => {
    const { code, output, notes } = await runProgram(["images", "check"], { pictures: pictures.slice(0, 1) });
    expect({ code, output, notes }).toEqual({ code: 0, output: "", notes: "1 picture, 0 broken\n" });
  });

  it("writes JSON lines for programs", async () => {
    const { output, notes } = await runProgram(["images", "check", "--json"], { pictures });
    expect(
      output
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { type: "fault", id: broken, imageUrl: `/images/${broken}.webp`, reason },
      { type: "checked", pictures: 2, faults: 1 },
    ]);
    expect(notes).toBe("");
  });
});

describe("images regenerate", () => {
  it("asks in the specification's words, and does nothing without a yes", async () => {
    const refused = await runProgram(["images", "regenerate"], { pictures, answer: false });
    expect(refused).toMatchObject({ code: 1, output: "", notes: "Nothing was done.\n" });
    expect(refused.questions).toEqual([
      "This will generate new images for all posts with broken or expired images. This may take several minutes. Continue?",
    ]);
  });

  it.each([
    ["after a yes", [], true],
    ["unasked with --yes", ["--yes"], undefined],
  ])("tells of each picture that it draws, %s", async (_, options, answer) => {
    const { code, output, notes } = await runProgram(["images", "regenerate", ...options], {
      pictures,
      ...(answer !== undefined && { answer }),
    });
    expect({ code, output }).toEqual({ code: 0, output: `${broken}: drawn anew\nRegenerated 1 images.\n` });
    expect(notes).toBe(`${broken}: the picture is missing\n`);
  });

  it("needs --yes where nobody sits at a keyboard", async () => {
    const { code, notes } = await runProgram(["images", "regenerate"], { pictures });
    expect(code).toBe(2);
    expect(notes).toMatch(/^mruk: .*--yes\n {2}Run: mruk images regenerate --yes\n$/);
  });
});

describe("images migrate", () => {
  it("asks in the specification's words, and says what is missing", async () => {
    const { code, questions, notes } = await runProgram(["images", "migrate"], { answer: true });
    expect(code).toBe(1);
    expect(questions).toEqual(["This will migrate all DALL-E images to Azure Storage. Continue?"]);
    expect(notes).toBe("mruk: There is no cloud storage\n");
  });
});
