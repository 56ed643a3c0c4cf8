import { describe, expect, it } from "vitest";
import { copyWith, draftOf, editingIn, pictureOf } from "./editing.fixture.ts";
import { StoryId, storyPath } from "./model.ts";
import { expectClean, storyFile } from "./repository.fixture.ts";
import { storyOf } from "./story.fixture.ts";

const morning = StoryId.parse("2026-11-21-morning");
const ola = { by: "Ola" };

describe("a new story", () => {
  it("is one commit in the administrator's name, and there for readers at once", async () => {
    const copy = await copyWith();
    const editing = await editingIn(copy);
    const { story, rev } = await editing.create({ ...draftOf(), picture: pictureOf("box") }, ola);
    expect(story).toMatchObject({
      id: morning,
      publishedAt: "2026-11-21T12:00:00+01:00",
      imageUrl: `/images/${morning}.webp`,
      imageHash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(copy.git("log", "-1", "--format=%an <%ae>|%cn <%ce>|%B")).toBe(
      `Ola <Ola@mruk.invalid>|Mruk <mruk@mruk.invalid>|Create ${morning}: A box by the door\n\nPudło przy drzwiach`,
    );
    expect(copy.git("show", "--format=", "--name-only").split("\n")).toHaveLength(2);
    expect(rev).toBe(copy.git("rev-parse", `HEAD:content/${storyPath(morning)}`));
    expect(editing.library.any(morning)).toEqual(story);
    expectClean(copy);
  });
});

describe("an edit", () => {
  it("changes what is given and nothing else", async () => {
    const copy = await copyWith(storyOf({ id: morning }));
    const editing = await editingIn(copy);
    const { rev } = await editing.read(morning);
    const edited = await editing.update(morning, { titleEn: "Sun" }, { rev, ...ola });
    expect(edited.story).toEqual({ ...storyOf({ id: morning }), titleEn: "Sun" });
    expect(copy.log()).toEqual(["Begin", `Edit ${morning}: Sun`]);
    await editing.remove(morning, { ...ola });
    expect(copy.log().at(-1)).toEqual(`Delete ${morning}: Sun`);
    const history = await editing.history(morning);
    expect(history.map(({ subject, rev }) => [subject, rev !== null])).toEqual([
      [`Delete ${morning}: Sun`, false],
      [`Edit ${morning}: Sun`, true],
      ["Begin", true],
    ]);
    const back = await editing.restore(morning, history[1]?.commit as string, ola);
    expect(back.story).toEqual(edited.story);
    expectClean(copy);
    expect(await copy.read(storyFile(morning))).toContain("Sun");
  });
});
