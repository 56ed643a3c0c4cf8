import { describe, expect, it } from "vitest";
import { copyWith, reviewingIn, substituteOf } from "#api/stories/drafts/reviewing.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { draftOf } from "#api/stories/story.fixture.ts";
import { memoryTerminal, runProgram } from "#cli/context.fixture.ts";
import type { ReviewDesk } from "#cli/context.ts";
import { walkThroughDrafts } from "./walk.ts";

const [morning, evening] = ["2026-11-21-morning", "2026-11-21-evening"].map((id) => StoryId.parse(id)) as [
  StoryId,
  StoryId,
];

/** A library with two drafts that wait, as the terminal meets it. */
async function deskOfTest() {
  const copy = await copyWith({
    stories: [substituteOf(morning), substituteOf(evening)],
    drafts: [draftOf({ id: morning, titleEn: "Rain \u001b[31m" }), draftOf({ id: evening, titlePl: "Wieczór" })],
  });
  const reviewing = await reviewingIn(copy);
  const { library } = reviewing;
  const review: ReviewDesk = { reviewing, library, by: "Ola", remote: async () => ({ state: "no remote" }) };
  return { copy, reviewing, library, review };
}

const titles = ({ library }: Awaited<ReturnType<typeof deskOfTest>>) =>
  [morning, evening].map((id) => library.any(id)?.titleEn);

describe("mruk review", () => {
  it("lists the drafts where nobody is at the keyboard, and shows one", async () => {
    const { review, reviewing } = await deskOfTest();
    const { output, code } = await runProgram(["review"], { review });
    expect([code, output.split("\n").slice(0, 2)]).toEqual([
      0,
      [expect.stringMatching(/^2026-11-21-morning +.* waits +Rain$/), expect.stringContaining(evening)],
    ]);
    const json = (await runProgram(["review", "list", "--json"], { review })).output.trim().split("\n");
    expect(json.map((line) => JSON.parse(line).rev)).toEqual([
      await reviewing.rev(morning),
      await reviewing.rev(evening),
    ]);
    const shown = await runProgram(["review", "show", evening, "--lang", "pl"], { review });
    expect(shown.output).toMatch(/^# Wieczór\n/);
  });

  it("approves, holds and deletes, in the revision that is named", async () => {
    const desk = await deskOfTest();
    const { review, copy, reviewing } = desk;
    const wrong = await runProgram(["review", "approve", morning, "--rev", "0".repeat(40)], { review });
    expect([wrong.code, wrong.notes]).toEqual([1, expect.stringContaining("was changed meanwhile")]);
    const approved = await runProgram(["review", "approve", morning, "--json"], { review });
    expect(JSON.parse(approved.output)).toMatchObject({ type: "approved", id: morning, pushed: false });
    expect(titles(desk)[0]).toContain("Rain");
    expect(copy.git("log", "-1", "--format=%an")).toBe("Ola");
    const held = await runProgram(["review", "hold", evening, "--note", "Too sad."], { review });
    expect(held.output).toContain(`${evening}: held: `);
    expect((await reviewing.read(evening)).story.review).toMatchObject({ state: "held", note: "Too sad." });
    expect((await runProgram(["review", "delete", evening], { review })).code).not.toBe(0);
    expect(await runProgram(["review", "delete", evening, "--yes"], { review })).toMatchObject({ code: 0 });
    expect(await reviewing.drafts.all()).toEqual([]);
    expect((await runProgram(["review"], { review })).notes).toContain("No draft is there.");
  });

  it("says that an approval came too late for the slot", async () => {
    const { review, reviewing } = await deskOfTest();
    reviewing.setClock("2026-11-21T07:56:00+01:00");
    const late = await runProgram(["review", "approve", morning], { review });
    expect(late.output).toContain("too late for its slot; kept as a spare");
  });

  it("goes from draft to draft at a terminal, in both languages, and does what is typed", async () => {
    const desk = await deskOfTest();
    const { terminal, output, notes } = memoryTerminal();
    const typed = ["l", "x", "a", "h", "Too sad."];
    await walkThroughDrafts(desk.review, {
      terminal,
      environment: {},
      onSignal: () => () => {},
      setInterruptionHint: () => {},
      ask: async () => true,
      askLine: async () => typed.shift() ?? null,
      openLocalServices: () => Promise.reject(new Error("Nothing is made here.")),
    });
    expect(notes()).toContain("1 of 2, to be approved by 2026-11-21 07:55");
    expect(output()).toContain("# Szkic, 2026-11-21-morning");
    expect(titles(desk)).toEqual([expect.stringContaining("Rain"), expect.stringContaining("The house's")]);
    expect((await desk.reviewing.read(evening)).story.review).toMatchObject({ state: "held", note: "Too sad." });
  });

  it("opens a draft in the editor, and refuses what belongs to the slot", async () => {
    const { review, reviewing, copy } = await deskOfTest();
    const editing = (script: string, answer: boolean) =>
      runProgram(["review", "edit", morning], { review, answer, environment: { EDITOR: `sed -i ${script}` } });
    await copy.write("titles.sed", "s/^titlePl:.*/titlePl: Nowy tytuł/\n");
    expect((await editing(`-f ${copy.root}/titles.sed`, true)).output).toContain("saved");
    expect((await reviewing.read(morning)).story).toMatchObject({
      titlePl: "Nowy tytuł",
      review: { state: "waiting" },
    });
    const moved = await editing("s/morning/evening/", false);
    expect([moved.code === 0, moved.notes]).toEqual([false, expect.stringContaining("cannot be changed in a draft")]);
  });
});
