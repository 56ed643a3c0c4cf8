import { expect, it } from "vitest";
import { stepsOf } from "./steps.ts";

const said = (steps: ReturnType<typeof stepsOf>) => steps.map(({ step, state }) => `${step} ${state}`).join(", ");

it("shows all steps of a story, the finished ones and the present one marked", () => {
  const item = { id: "a", state: "working", step: "checks", done: ["brief", "text"] } as const;
  expect(said(stepsOf("generate-post", { ...item, done: [...item.done] }))).toBe(
    "brief done, text done, checks now, picture later, file later, commit later, push later",
  );
});

it("shows the film's steps where one is being made", () => {
  const item = { id: "a", state: "working", step: "film", done: ["brief"] } as const;
  expect(stepsOf("generate-post", { ...item, done: [...item.done] }).at(-1)).toEqual({ step: "film", state: "now" });
});

it("shows the steps of a failed item, and none of finished or waiting items", () => {
  const failed = { id: "a", state: "failed", step: "text", done: ["brief"] } as const;
  expect(said(stepsOf("generate-daily", { ...failed, done: [...failed.done] }))).toMatch(/^brief done, text later/);
  for (const state of ["done", "skipped", "waiting"] as const)
    expect(stepsOf("generate-daily", { id: "a", state })).toEqual([]);
});

it.each([
  ["generate-video", "film", "film now, keep later, commit later"],
  ["narrate", "speech", "speech now, sound later, keep later, commit later"],
  ["upload-video", "send", "cut done, check done, send now, label later, captions later, look later, commit later"],
] as const)("shows the coming steps of a film too (%s)", (kind, step, words) => {
  expect(said(stepsOf(kind, { id: "a", state: "working", step, done: step === "send" ? ["cut", "check"] : [] }))).toBe(
    words,
  );
});

it("shows only the reported steps of other jobs", () => {
  expect(said(stepsOf("regenerate-images", { id: "a", state: "working", step: "draw", done: ["look"] }))).toBe(
    "look done, draw now",
  );
});
