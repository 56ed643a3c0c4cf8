import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { encodingOf } from "./accept-encoding.ts";
import { keepAnswers, type Question } from "./kept-answers.ts";

const kind = { type: "text/plain", kept: "shared" } as const;
const hour = 3_600_000;

/** A shelf of answers under a clock that tests move, over facts that they change. */
function shelf({ mostBytes }: { mostBytes?: number } = {}) {
  const world = { at: 10 * hour, story: {} as object, likes: 0, written: 0 };
  const answers = keepAnswers({
    clock: { now: () => Temporal.Instant.fromEpochMilliseconds(world.at) },
    // Something is revealed every full hour.
    nextChange: (now) => Temporal.Instant.fromEpochMilliseconds((Math.floor(now.epochMilliseconds / hour) + 1) * hour),
    ...(mostBytes !== undefined && { mostBytes }),
  });
  const question = (name = "a", more: Partial<Question> = {}): Question => ({
    name,
    kind,
    look: (now) => ({
      facts: [world.story, Math.floor(now.epochMilliseconds / hour), world.likes],
      write: () => {
        world.written += 1;
        return `${name} ${world.likes} ${"x".repeat(2000)}`;
      },
    }),
    ...more,
  });
  return { world, answers, question };
}

it("writes an answer once for all that it shows, whatever else has changed", () => {
  const { world, answers, question } = shelf();
  const first = answers.ask(question());
  for (let round = 0; round < 100; round += 1) {
    answers.likesChanged();
    if (round % 10 === 0) answers.changed();
    world.at += 1000;
    expect(answers.ask(question())).toBe(first);
  }
  expect(world.written).toBe(1);
});

it("writes it anew for another story, other likes, and from the millisecond of a reveal on, also when the clock was set back", () => {
  const { world, answers, question } = shelf();
  const text = () => answers.ask(question()).formIn(null)?.body.toString().slice(0, 3);
  expect(text()).toBe("a 0");
  world.likes = 1;
  answers.likesChanged();
  expect(text()).toBe("a 1");
  world.story = {};
  answers.changed();
  text();
  expect(world.written).toBe(3);
  world.at = 11 * hour - 1;
  text();
  expect(world.written).toBe(3);
  expect(answers.quietFor()).toBe(1);
  world.at += 1;
  text();
  expect(world.written).toBe(4);
  expect(answers.quietFor()).toBe(hour);
  world.at = 9 * hour;
  text();
  expect(world.written).toBe(5);
});

it("says for how long it holds, anew each millisecond, and goes by no instant but where it looks again", () => {
  const { world, answers, question } = shelf();
  const first = answers.ask(question());
  for (let left = hour; left > 0; left -= 250_250) {
    world.at = 11 * hour - left;
    expect(answers.ask(question())).toBe(first);
    expect(answers.quietFor()).toBe(left);
  }
  world.at = 11 * hour;
  expect(answers.ask(question())).not.toBe(first);
  expect(answers.quietFor()).toBe(hour);
});

it("answers nothing for what is not there, not there any more, or not there yet once the clock is set back", () => {
  const { world, answers, question } = shelf();
  let shownFrom = 11 * hour;
  const story = () => {
    const { look, ...asked } = question();
    return answers.ask({
      ...asked,
      look: (now) => (now.epochMilliseconds >= shownFrom ? look(now) : null),
    });
  };
  expect(story()).toBeNull();
  world.at = 11 * hour - 1;
  expect(story()).toBeNull();
  expect(answers.bytes).toBe(0);
  world.at += 1;
  expect(story()).not.toBeNull();
  world.at -= 1;
  expect(story()).toBeNull();
  world.at += 1;
  expect(story()).not.toBeNull();
  shownFrom = Number.POSITIVE_INFINITY;
  answers.changed();
  expect(story()).toBeNull();
  expect(story()).toBeNull();
});

it("writes what is costly at most once for many likes in a row, and at once for anything else", () => {
  const { world, answers, question } = shelf();
  const costly = question("a", { costly: true });
  answers.ask(costly);
  for (world.likes = 1; world.likes < 50; world.likes += 1) {
    answers.likesChanged();
    answers.ask(costly);
  }
  expect(world.written).toBeLessThan(10);
  const before = world.written;
  world.story = {};
  answers.changed();
  expect(answers.ask(costly).formIn(null)?.body.toString()).toMatch(/^a 50 /);
  expect(world.written).toBe(before + 1);
});

it("keeps so many bytes and no more, with all their packed forms, and forgets first what was asked for longest ago", async () => {
  const { world, answers, question } = shelf({ mostBytes: 100_000 });
  for (let at = 0; at < 1000; at += 1) {
    answers.ask(question("kept"));
    const answer = answers.ask(question(`made up ${at}`));
    await Promise.all([answer.makeForm("br"), answer.makeForm("gzip")]);
    expect(answers.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(world.written).toBe(1001);
  expect(answers.bytes).toBeGreaterThan(50_000);
});

it("packs a long answer once in each form, beside everything else, and names each form by its bytes", async () => {
  const { answers, question } = shelf();
  const answer = answers.ask(question("x".repeat(12_000)));
  expect(answer.formIn("br")).toBeUndefined();
  const [first, second] = await Promise.all([answer.makeForm("br"), answer.makeForm("br")]);
  expect(first).toBe(second);
  expect(answer.formIn("br")).toBe(first);
  const tags = [first, await answer.makeForm("gzip"), await answer.makeForm(null)].map(({ etag }) => etag);
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
});

it("packs a short answer when it is first asked for, once, so that nobody waits for another thread", async () => {
  const { answers, question } = shelf();
  const answer = answers.ask(question());
  const form = answer.formIn("gzip");
  expect(gunzipSync(form?.body ?? "")).toEqual(answer.formIn(null)?.body);
  expect(answer.formIn("gzip")).toBe(form);
  expect(await answer.makeForm("gzip")).toBe(form);
});

it.each([
  [undefined, null],
  ["", null],
  ["identity", null],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["*", "br"],
  ["*;q=0", null],
  ["br;q=high", null],
  ["*, br;q=0", "gzip"],
  [`${"x,".repeat(5000)}br`, null],
])("Accept-Encoding: %s is answered in the form %s", (header, form) => {
  expect(encodingOf(header)).toBe(form);
});
