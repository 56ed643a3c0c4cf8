import { expect, it } from "vitest";
import { stepsOf } from "./steps.ts";

const said = (steps: ReturnType<typeof stepsOf>) => steps.map(({ step, state }) => `${step} ${state}`).join(", ");

it("shows all steps of a story, the finished ones and the present one marked", () => {
  const item = { id: "a", state: "working", step: "checks", done: ["brief", "text"] } as const;
  expect(said(stepsOf("generate-post", { ...item, done: [...item.done] }))).toBe(
    "brief done, text done, checks now, picture later, file later, commit later, push later",
  );
});

it("shows a film where one is being made", () => {
  const item = { id: "a", state: "working", step: "film", done: ["brief"] } as const;
  expect(stepsOf("generate-post", { ...item, done: [...item.done] }).at(-1)).toEqual({ step: "film", state: "now" });
});

it("shows how far something came that failed, and no steps of what is over or waits", () => {
  const failed = { id: "a", state: "failed", step: "text", done: ["brief"] } as const;
  expect(said(stepsOf("generate-daily", { ...failed, done: [...failed.done] }))).toMatch(/^brief done, text later/);
  for (const state of ["done", "skipped", "waiting"] as const)
    expect(stepsOf("generate-daily", { id: "a", state })).toEqual([]);
});

it.each([
  ["generate-video", "film", "film now, keep later, commit later"],
  ["upload-video", "send", "cut done, check done, send now, captions later, look later, commit later"],
] as const)("shows the way of a film ahead too (%s)", (kind, step, words) => {
  expect(said(stepsOf(kind, { id: "a", state: "working", step, done: step === "send" ? ["cut", "check"] : [] }))).toBe(
    words,
  );
});

it("knows of other work only what it was told", () => {
  expect(said(stepsOf("regenerate-images", { id: "a", state: "working", step: "draw", done: ["look"] }))).toBe(
    "look done, draw now",
  );
});
