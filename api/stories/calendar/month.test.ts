import { expect, it } from "vitest";
import { adminOfFile, openAdmin } from "#api/admin.fixture.ts";
import { libraryOf } from "#api/parts.fixture.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { slotOf, slotsOfDays, storyIdOf } from "#api/schedule/slots.ts";
import { substituteOf } from "../drafts/reviewing.fixture.ts";
import { formatDraft } from "../file/story-file.ts";
import { master } from "../index/library-folder.fixture.ts";
import { draftPath, StoryId } from "../model.ts";
import { draftOf, storyOf } from "../story.fixture.ts";
import { CalendarMonth, type CalendarSlot } from "./model.ts";

const gate = { attempt: 3, passed: ["lengths"], likeness: { en: 0.1, pl: 0.1 } };
const revision = { remarks: ["Too many adverbs."], changed: { en: [], pl: [] } };
const failed = {
  origin: "schedule" as const,
  startedAt: "2026-11-21T08:00:00Z",
  endedAt: "2026-11-21T08:00:09Z",
  published: 0,
  skipped: 0,
  failed: 3,
  costUsd: 0,
  failures: [
    { id: "2026-11-24-morning", code: "TEXT_REJECTED", message: "No text passed." },
    { id: "2026-11-23-morning", isDraft: true as const, code: "BUDGET_SPENT", message: "Nothing is left." },
    { id: "2026-11-20-morning", code: "SERVICE_BUSY", message: "Busy." },
  ],
};

const substitute = async (id: string) =>
  substituteOf(id, { imageHash: contentHash(await master(slotOf(StoryId.parse(id)).timeSlot)) });

const server = adminOfFile({
  stories: [
    { id: "2026-10-31-evening" },
    { id: "2026-11-20-morning", madeBy: { storyteller: "model", costUsd: 0.04, gate, revision } },
    { id: "2026-11-20-morning-2" },
    { id: "2026-11-21-evening" },
    await substitute("2026-11-22-morning"),
    await substitute("2026-11-22-afternoon"),
    await substitute("2026-11-23-morning"),
    { id: "2026-11-30-evening" },
  ],
});

async function month(query = "?month=2026-11"): Promise<CalendarMonth> {
  const { status, json } = await server.call("GET", `/calendar${query}`);
  expect(status).toBe(200);
  return CalendarMonth.parse(json);
}
const slotIn = ({ slots }: CalendarMonth, id: string) => slots.find((slot) => slot.id === id) as CalendarSlot;

async function addDraft(id: string, review: object) {
  await server.write(draftPath(StoryId.parse(id)), formatDraft(draftOf({ id, review })));
  server.git("add", "--all");
  server.git("commit", "--quiet", "-m", `Draft ${id}`);
}

it("has every slot of the month in time order, and says where the buffer ends", async () => {
  const { slots, ...rest } = await month();
  expect(rest).toEqual({
    month: "2026-11",
    today: "2026-11-21",
    firstMonth: "2026-10",
    total: 8,
    bufferUntil: { date: "2026-11-22", timeSlot: "afternoon" },
  });
  expect(slots.map(({ id }) => id)).toEqual(slotsOfDays("2026-11-01", 30).map((slot) => storyIdOf(slot)));
  expect((await month("")).month).toBe("2026-11");
  // The clocks went back on 25 October.
  const october = (await month("?month=2026-10")).slots;
  expect(october.map(({ publishedAt }) => publishedAt.slice(-6)).lastIndexOf("+02:00")).toBe(24 * 3 - 1);
});

it("says of each slot where it stands, and shows what is in it", async () => {
  await addDraft("2026-11-20-morning", { state: "approved" });
  await addDraft("2026-11-22-morning", { state: "waiting" });
  await addDraft("2026-11-22-afternoon", { state: "held" });
  await server.write("stories/2026/11/2026-11-25-morning.md", "---\ntitleEn: [a\n---\n");
  await server.write("stories/2026/11/2026-11-25-evening.deleted", "It was deleted.\n");
  await server.services.runs.add(failed);
  const found = await month();
  const states = Object.fromEntries(found.slots.map(({ id, state }) => [id.slice("2026-11-".length), state]));
  expect(Object.entries(states).filter(([, state]) => state !== "open")).toEqual([
    ["20-morning", "live"],
    ["21-evening", "ready"],
    ["22-morning", "waiting"],
    ["22-afternoon", "held"],
    ["23-morning", "ready"],
    ["24-morning", "failed"],
    ["25-morning", "failed"],
    ["30-evening", "ready"],
  ]);
  const live = slotIn(found, "2026-11-20-morning");
  expect(live.stories.map(({ id, rev }) => [id, rev])).toEqual([
    ["2026-11-20-morning", undefined],
    ["2026-11-20-morning-2", undefined],
  ]);
  expect(live.stories[0]).toMatchObject({
    costUsd: 0.04,
    warnings: [
      { kind: "attempt", attempt: 3 },
      { kind: "weak", remarks: 1 },
    ],
  });
  expect(live.drafts.map(({ state }) => state)).toEqual(["approved"]);
  // A story has followed the failure.
  expect(live.failure).toBeUndefined();
  expect(live.isClosed).toBe(true);
  expect(slotIn(found, "2026-11-24-morning").failure).toMatchObject({ code: "TEXT_REJECTED", at: failed.endedAt });
  // A draft that could not be made leaves the substitute ready.
  expect(slotIn(found, "2026-11-23-morning")).toMatchObject({ state: "ready", failure: { code: "BUDGET_SPENT" } });
  expect(slotIn(found, "2026-11-25-morning").broken[0]?.reason).toContain("YAML");
  expect(slotIn(found, "2026-11-25-evening")).toMatchObject({ state: "open", isDeleted: true });
  const ahead = slotIn(found, "2026-11-22-morning");
  const rev = server.git("rev-parse", "HEAD:stories/2026/11/2026-11-22-morning.md");
  expect(ahead.stories[0]).toMatchObject({ isSubstitute: true, rev });
  expect(ahead.drafts[0]).toMatchObject({ state: "waiting", titlePl: "Szkic, 2026-11-22-morning" });
});

it("shows which slots a running job still works on, and forgets it when the job has ended", async () => {
  const { jobs } = server.services;
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = jobs.run({
    kind: "generate-daily",
    key: "2026-11-26",
    by: "Ola",
    run({ report }) {
      report({ id: "2026-11-26-morning", state: "done" });
      report({ id: "2026-11-26-afternoon", state: "working" });
      report({ id: "2026-11-21-evening draft", state: "waiting" });
      return promise;
    },
  });
  const making = ({ slots }: CalendarMonth) => slots.filter(({ state }) => state === "making").map(({ id }) => id);
  expect(making(await month())).toEqual(["2026-11-21-evening", "2026-11-26-afternoon"]);
  resolve();
  await done;
  expect(making(await month())).toEqual([]);
});

it("refuses what is no month, is for editors only, and answers 304 to a client that has it", async () => {
  const wrong = await server.call("GET", "/calendar?month=2026-13");
  expect([wrong.status, wrong.json.fields.month]).toEqual([400, "must be a month such as 2026-11"]);
  expect((await server.ask("/api/admin/calendar")).status).toBe(401);
  const { headers } = await server.call("GET", "/calendar?month=2026-11");
  expect(headers.get("cache-control")).toBe("no-store");
  const again = await server.call("GET", "/calendar?month=2026-11", undefined, {
    "if-none-match": headers.get("etag") ?? "",
  });
  expect([again.status, again.text]).toEqual([304, ""]);
});

it("answers a full month of 10,000 stories with less than 60 kB", async () => {
  const days = slotsOfDays(Temporal.PlainDate.from("2026-12-31").subtract({ days: 3333 }).toString(), 3334);
  const stories = days
    .map((slot) => storyIdOf(slot))
    .reverse()
    .map((id) =>
      storyOf({
        id,
        titleEn: `A Title That Is as Long as Most of Ours ${id}`,
        titlePl: `Tytuł tak długi, jak większość naszych ${id}`,
        imageHash: "0123456789abcdef",
        excerptEn: "Rain. ".repeat(40),
        madeBy: { storyteller: "model", costUsd: 0.041, gate },
      }),
    );
  const library = libraryOf(stories.slice(0, 10_000), { likesOf: () => 0 });
  const revsOf = async (ids: readonly StoryId[]) => new Map(ids.map((id) => [id, "0".repeat(40)]));
  const own = await openAdmin({ parts: { library, revsOf } });
  const { text, json } = await own.call("GET", "/calendar?month=2026-12");
  expect([json.slots.length, json.total, json.slots[0].stories.length]).toEqual([93, 10_000, 1]);
  console.log(`A full month: ${Buffer.byteLength(text)} bytes`);
  expect(Buffer.byteLength(text)).toBeLessThan(60_000);
});
