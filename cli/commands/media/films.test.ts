import { expect, it } from "vitest";
import { AppError } from "#api/platform/errors.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { runProgram } from "#cli/context.fixture.ts";

const stories = [
  storyOf({ id: "2026-11-21-evening" }),
  storyOf({ id: "2026-11-21-morning", videoUrl: "/films/x.mp4" }),
  storyOf({ id: "2026-11-20-evening" }),
];
const made: string[] = [];
const generateVideo = async (id: string) => {
  made.push(id);
  return { success: true, message: "Made.", videoUrl: `/films/${id}.mp4` } as const;
};

it("mruk films make --all makes the films of all stories that have none, newest first", async () => {
  made.length = 0;
  const { code, output } = await runProgram(["films", "make", "--all", "--yes"], { stories, generateVideo });
  expect([code, made]).toEqual([0, ["2026-11-21-evening", "2026-11-20-evening"]]);
  expect(output).toContain("Made. /films/2026-11-20-evening.mp4");
});

it("mruk films make --all goes on after a story whose film fails, and ends with 1", async () => {
  const failing = async (id: string) => {
    if (id === "2026-11-21-evening") throw new AppError("FILM_UNSUITABLE", "It has no picture.");
    return generateVideo(id);
  };
  made.length = 0;
  const { code, notes } = await runProgram(["films", "make", "--all", "--yes"], { stories, generateVideo: failing });
  expect([code, made]).toEqual([1, ["2026-11-20-evening"]]);
  expect(notes).toContain("mruk: 2026-11-21-evening: It has no picture.");
});

it("mruk films make asks before it makes all, and wants either a story or --all", async () => {
  made.length = 0;
  const declined = await runProgram(["films", "make", "--all"], { stories, generateVideo, answer: false });
  expect([declined.code, made]).toEqual([1, []]);
  expect(declined.questions).toEqual(["Have 2 films made?"]);
  for (const args of [[], ["2026-11-21-evening", "--all"]]) {
    const { code, notes } = await runProgram(["films", "make", ...args], { stories, generateVideo });
    expect([code, notes]).toEqual([2, expect.stringContaining("Name one story, or --all")]);
  }
});

it("mruk films make passes on whether the film is to speak; --all then has the house's silent films speak too", async () => {
  const voices: unknown[] = [];
  const speaking = async (id: string, order: { voice?: boolean | undefined }) => {
    voices.push([id, order.voice]);
    return { success: true, message: "Made.", videoUrl: `/films/${id}.mp4` } as const;
  };
  const silent = storyOf({
    id: "2026-11-21-morning",
    videoUrl: "/films/x.mp4",
    madeBy: { film: { maker: "house", seconds: 20 } },
  });
  const of = (maker: string) =>
    storyOf({ ...silent, id: "2026-11-20-evening", madeBy: { film: { maker, seconds: 20 } } });
  const run = (...args: string[]) =>
    runProgram(["films", "make", ...args], { stories: [silent, of("remote")], generateVideo: speaking });
  await run("2026-11-21-morning");
  await run("2026-11-21-morning", "--no-voice");
  await run("--all", "--voice", "--yes");
  expect(voices).toEqual([
    ["2026-11-21-morning", undefined],
    ["2026-11-21-morning", false],
    ["2026-11-21-morning", true],
  ]);
});
