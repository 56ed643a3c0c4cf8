import { expect, it } from "vitest";
import { editorOf } from "./editor.ts";

it("opens what VISUAL names, else EDITOR, else what the machine has", () => {
  expect(editorOf({ VISUAL: "code --wait", EDITOR: "ed" })).toBe("code --wait");
  expect(editorOf({ VISUAL: " ", EDITOR: "ed" })).toBe("ed");
  expect(editorOf({ PATH: "/nowhere" }, "linux")).toBe("vi");
  expect(editorOf({}, "win32")).toBe("notepad");
});
