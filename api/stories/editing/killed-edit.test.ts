import { rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tombstonePath } from "../model.ts";
import { expectClean, storyFile } from "../repository/repository.fixture.ts";
import { copyWith, editingIn, morning, ola, story } from "./editing.fixture.ts";

describe("after a kill in the middle", () => {
  /** A working copy in which a change was just made, reset to the moment when only the intent was written. */
  async function interrupted(change: (editing: Awaited<ReturnType<typeof editingIn>>) => Promise<unknown>) {
    const copy = await copyWith(story);
    const base = copy.tip();
    await change(await editingIn(copy));
    const commit = copy.tip();
    copy.git("reset", "--quiet", "--hard", base);
    await copy.write(".git/mruk-intent.json", JSON.stringify({ ref: "refs/heads/main", base, commit }));
    return { copy, commit, editing: await editingIn(copy) };
  }

  it("completes an edit before the next one", async () => {
    const { copy, commit, editing } = await interrupted(({ update }) => update(morning, { titleEn: "Killed" }, ola));
    // Half of the move was done.
    await copy.write(storyFile(morning), "---\ntit");
    const { story } = await editing.update(morning, { titlePl: "Następny" }, ola);
    expect([story.titleEn, copy.tip("HEAD^")]).toEqual(["Killed", commit]);
    expectClean(copy);
  });

  it("completes a deletion before a new story takes the id", async () => {
    const { copy, editing } = await interrupted(({ remove }) => remove(morning, ola));
    await rm(join(copy.root, storyFile(morning)));
    await expect(editing.update(morning, { titleEn: "Mine" }, ola)).rejects.toMatchObject({ code: "STORY_NOT_FOUND" });
    expect(copy.files()).toEqual(["content/README.md", `content/${tombstonePath(morning)}`]);
    expectClean(copy);
  });
});
