import { expect, it } from "vitest";
import { clonesWith, editingIn } from "#api/stories/editing/editing.fixture.ts";
import { StoryId } from "#api/stories/model.ts";
import { gitAt, type TestCopy } from "#api/stories/repository/repository.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { allOf, countingMakers, outcomes, runIn } from "./generation.fixture.ts";
import type { Wanted } from "./plan.ts";

const morning = StoryId.parse("2026-11-21-morning");
const wantedMorning: Wanted = { kind: "slots", slots: [{ date: "2026-11-21", timeSlot: "morning" }] };
const by = { by: "Ola" };

const made = async (copy: TestCopy, wanted: Wanted = { kind: "schedule" }, order = {}) =>
  outcomes(await allOf(await runIn(copy, countingMakers(), { wanted, ...order })));

it("the schedule does not make a deleted story again in any clone, even a shallow one", async () => {
  const { folder, origin, ours, theirs } = await clonesWith(storyOf({ id: morning }));
  await (await editingIn(ours)).remove(morning, by);
  const rest = ["2026-11-21-afternoon", "2026-11-21-evening", "2026-11-22-morning"];
  expect(await made(theirs)).toEqual(rest.map((id) => `${id} published and pushed`));
  gitAt(folder.root, "clone", "--quiet", "--depth=1", `file://${origin.root}`, "shallow");
  const shallow = folder.copyAt("shallow");
  expect(await made(shallow)).toEqual([]);
});

it("a request for the slot makes another story once, never under a used id", async () => {
  const { ours } = await clonesWith(storyOf({ id: morning }));
  const editing = await editingIn(ours);
  await editing.remove(morning, by);
  expect(await made(ours, wantedMorning)).toEqual([`${morning}-2 published and pushed`]);
  expect(await made(ours, wantedMorning)).toEqual([`${morning}-2 exists`]);
  await editing.remove(StoryId.parse(`${morning}-2`), by);
  expect(await made(ours, wantedMorning)).toEqual([`${morning}-3 published and pushed`]);
  expect(await made(ours, { ...wantedMorning, further: true })).toEqual([`${morning}-4 published and pushed`]);
});

it("a deleted story that is restored has its slot again", async () => {
  const { ours } = await clonesWith(storyOf({ id: morning }));
  const editing = await editingIn(ours);
  await editing.remove(morning, by);
  const [, begun] = await editing.history(morning);
  await editing.restore(morning, begun?.commit ?? "", by);
  expect(await made(ours, wantedMorning)).toEqual([`${morning} exists`]);
});

it("the deletion note is honoured without Git as well", async () => {
  const { ours } = await clonesWith(storyOf({ id: morning }));
  await (await editingIn(ours)).remove(morning, by);
  expect(await made(ours, wantedMorning, { commit: false })).toEqual([`${morning}-2 published`]);
});
