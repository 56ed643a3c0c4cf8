import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatStory } from "#api/stories/file/story-file.ts";
import { storyPath } from "#api/stories/model.ts";
import { atKeyboard, editor, hasScript, libraryWithStory, set, story } from "./posts.fixture.ts";
import { type Library, mruk, writeInto } from "./program.fixture.ts";

const { id } = story;

describe.skipIf(!hasScript)("mruk posts edit", () => {
  it("makes one pushed commit of what is changed in the editor, in the name that Git knows", async () => {
    const library = libraryWithStory();
    library.git("config", "user.name", "Ola Nowak");
    library.git("config", "user.email", "ola@example.org");
    const { code, text } = await atKeyboard(["posts", "edit", id], editor(library, set("titleEn", "Sun on the sill")));
    const commit = library.git("rev-parse", "--short=10", "HEAD");
    expect({ code, text }).toEqual({ code: 0, text: `saved ${id}: Sun on the sill (commit ${commit}, pushed)\n` });
    expect(library.git("log", "-1", "--format=%an <%ae> %s", "origin/main")).toBe(
      `Ola Nowak <ola@example.org> Edit ${id}: Sun on the sill`,
    );
    expect(library.git("status", "--porcelain")).toBe("");
    expect(library.git("show", "--stat", "--format=")).toContain("1 insertion(+), 1 deletion(-)");
  });

  it("says that nothing was changed, and makes no commit", async () => {
    const library = libraryWithStory();
    const before = library.log();
    const { code, text } = await atKeyboard(["posts", "edit", id], editor(library, "true"));
    expect({ code, text }).toEqual({ code: 0, text: "Nothing was changed.\n" });
    expect(library.log()).toEqual(before);
  });

  it("names what is wrong by line, and opens it again", async () => {
    const library = libraryWithStory();
    const settings = editor(library, set("featured", "perhaps"), set("featured", "true"));
    const { code, text } = await atKeyboard(["posts", "edit", id], settings, ["y"]);
    expect(text).toMatch(new RegExp(`${id}\\.md:5: featured must be a boolean`));
    expect(text).toContain(`saved ${id}`);
    expect(code).toBe(0);
  });

  it("keeps a text that somebody gives up, and says where", async () => {
    const library = libraryWithStory();
    const settings = editor(library, `printf '\\033[2Jnonsense' > "$1"`);
    const { code, text } = await atKeyboard(["posts", "edit", id], settings, ["n"]);
    expect(code).toBe(1);
    const [, path = ""] = /Your text is kept at (\S+)/.exec(text) ?? [];
    expect(readFileSync(path, "utf8")).toContain("nonsense");
    expect(text).not.toContain("\u001b");
    expect(library.log()).toHaveLength(2);
  });

  it("says where the text is when Ctrl-C is the answer", async () => {
    const library = libraryWithStory();
    const { code, text } = await atKeyboard(["posts", "edit", id], editor(library, 'echo nonsense > "$1"'), ["\u0003"]);
    expect(code).toBe(130);
    const [, path = ""] = /\nmruk: interrupted\n {2}Your text is kept at (\S+)\n/.exec(text) ?? [];
    expect(readFileSync(path, "utf8")).toBe("nonsense\n");
  });

  it("repairs a story that cannot be read", async () => {
    const library = libraryWithStory();
    writeInto(library.content, storyPath(id), formatStory(story).replace("featured: false", "featured: maybe"));
    library.git("commit", "--quiet", "--all", "-m", "Break it");
    const { code } = await atKeyboard(["posts", "edit", id], editor(library, set("featured", "true")));
    expect(code).toBe(0);
    expect((await mruk(["check"], library.settings)).stdout).not.toContain("featured");
  });

  /** Somebody else's edit, committed while the editor is open. */
  const meanwhile = (library: Library, key: string, value: string) =>
    `(cd '${library.content}' && ${set(key, value).replace("$1", storyPath(id))} && git -c user.name=Tomek -c user.email=t@example.org commit -qam 'Edit too')`;

  it("merges what was changed meanwhile in other fields", async () => {
    const library = libraryWithStory();
    const command = `${set("titleEn", "Mine")} && ${meanwhile(library, "titlePl", "Cudze")}`;
    const { code } = await atKeyboard(["posts", "edit", id], editor(library, command));
    expect(code).toBe(0);
    const file = readFileSync(join(library.content, storyPath(id)), "utf8");
    expect(file).toContain("titleEn: Mine\ntitlePl: Cudze\n");
  });

  it("explains what both changed, and keeps the text", async () => {
    const library = libraryWithStory();
    const command = `${set("titleEn", "Mine")} && ${meanwhile(library, "titleEn", "Theirs")}`;
    const { code, text } = await atKeyboard(["posts", "edit", id], editor(library, command));
    expect(code).toBe(1);
    expect(text).toContain(`mruk: ${id} was changed meanwhile. Both changed: titleEn.`);
    const [, path = ""] = /Your text is kept at (\S+)\. /.exec(text) ?? [];
    expect(readFileSync(path, "utf8")).toContain("titleEn: Mine");
  });

  it("keeps the text where Git cannot take it, and says what to do", async () => {
    const library = libraryWithStory();
    const command = `${set("titleEn", "Mine")} && echo mine >> '${join(library.content, storyPath(id))}'`;
    const { code, text } = await atKeyboard(["posts", "edit", id], editor(library, command));
    expect(code).toBe(1);
    expect(text).toMatch(/has changes that are not committed\n {2}Your text is kept at \S+\. Commit or undo them/);
  });

  it("says which editor did not work, and leaves nothing behind", async () => {
    const library = libraryWithStory();
    const settings = editor(library, "exit 3");
    const { code, text } = await atKeyboard(["posts", "edit", id], settings);
    expect([code, text]).toEqual([2, expect.stringMatching(/^mruk: The editor ".*editor\.sh" ended with 3\n {2}\S/)]);
    expect(text).not.toContain("kept at");
  });

  it("is saved although the remote is away, and says so", async () => {
    const library = libraryWithStory();
    library.git("remote", "set-url", "origin", "/nowhere.git");
    const { code, text } = await atKeyboard(["posts", "edit", id], editor(library, set("titleEn", "Mine")));
    expect(code).toBe(0);
    expect(text).toMatch(
      /saved \S+: Mine \(commit [0-9a-f]{10}, not pushed yet\)\nmruk: saved here only: origin cannot be reached/,
    );
  });

  it("shows no escape sequences of a title", async () => {
    const library = libraryWithStory();
    const { text } = await atKeyboard(["posts", "edit", id], editor(library, set("titleEn", '"\\\\e[31mRed"')));
    expect(text).toMatch(/^saved \S+: Red \(commit [0-9a-f]{10}, pushed\)\n$/);
  });
});

describe("mruk posts edit without a keyboard", () => {
  it("says so", async () => {
    const { settings } = libraryWithStory();
    const { code, stderr } = await mruk(["posts", "edit", id], settings, { stdio: ["ignore", "pipe", "pipe"] });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^mruk: There is no keyboard to edit at\n {2}\S/);
  });
});
