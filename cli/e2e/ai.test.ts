import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import type { GenerationEvent, Step } from "#api/generation/model.ts";
import { parseStory } from "#api/stories/file/story-file.ts";
import { type Story, StoryId, storyPath } from "#api/stories/model.ts";
import type { OpenAiStandIn } from "#stand-ins/openai.ts";
import { endOf, eventsOf, everythingWritten, key, prepare } from "./ai.fixture.ts";
import { built, ended, type Library, mruk, projectFolder, startMruk, temporaryLibrary } from "./program.fixture.ts";

const short = { answer: (own: object) => ({ ...own, polish: { ...tellingOf(own), paragraphs: ["Za krótko."] } }) };
const tellingOf = (own: object) => (own as { polish: object }).polish;

/** The number of requests that cost: texts, judgements and pictures. */
const paidRequests = ({ asked }: OpenAiStandIn) => asked.filter(({ path }) => /responses|images/.test(path)).length;
const pictures = ({ asked }: OpenAiStandIn) => asked.filter(({ path }) => path.includes("/images/")).length;

function storyIn({ content }: Library, name: string): Story {
  const id = StoryId.parse(name);
  return parseStory(id, readFileSync(join(content, storyPath(id)), "utf8"));
}

it("makes a full day with pictures, asks again for what the gate refuses, and keeps the key to itself", async () => {
  const { service, library, settings } = await prepare();
  const day = ["generate", "--date", "2026-11-21"];
  const plan = await mruk([...day, "--dry-run"], settings);
  const estimate = /^3 stories to make: 3 asked for, about \$(\d\.\d\d)$/m.exec(plan.stdout)?.[1];
  const promised = readFileSync(join(projectFolder, "docs", "before-you-begin.md"), "utf8");
  const aDay = Number(/about \$(\d\.\d\d) a day/.exec(promised)?.[1]);
  expect(Number(estimate)).toBeLessThanOrEqual(aDay);
  expect(Number(estimate)).toBeGreaterThan(aDay / 2);
  expect(service.asked).toEqual([]);

  service.answerNext("story", short);
  const end = await mruk([...day, "--json"], settings);
  expect(end).toMatchObject({ code: 0, stderr: "" });
  expect(endOf(end)).toMatchObject({ type: "finished", published: 3, failed: 0, costUsd: expect.any(Number) });
  const refused = eventsOf(end).filter((event) => event.type === "step-finished" && event.refused);
  expect(refused).toHaveLength(1);
  // Four texts, three judgements, three second readings, three pictures.
  expect(paidRequests(service)).toBe(13);
  const secondTry = service.asked.filter(({ body }) => body.includes("Polish text has 2 words"));
  expect(secondTry).toHaveLength(1);

  const stories = ["morning", "afternoon", "evening"].map((slot) => storyIn(library, `2026-11-21-${slot}`));
  expect(stories.filter(({ madeBy }) => madeBy?.gate?.attempt === 2)).toHaveLength(1);
  for (const { madeBy } of stories) {
    expect(madeBy).toMatchObject({
      storyteller: "openai",
      textModel: "gpt-6.2-sol",
      imageModel: "gpt-image-2.6-sunburst",
    });
    expect(madeBy?.costUsd).toBeGreaterThan(0);
    expect(madeBy?.gate?.passed).toEqual(expect.arrayContaining(["likeness", "moderation", "canon"]));
  }
  expect(library.git("log", "--reverse", "--format=%s", "origin/main").split("\n").slice(2)).toEqual(
    stories.map(({ id, titleEn }) => `Publish ${id}: ${titleEn}`),
  );
  const costs = JSON.parse((await mruk(["costs", "--days", "1", "--json"], settings)).stdout);
  const sum = stories.reduce((usd, { madeBy }) => usd + (madeBy?.costUsd ?? 0), 0);
  expect(costs).toMatchObject({ calls: 13, stories: 3, setAsideUsd: 0, usd: expect.closeTo(sum, 4) });

  const rest = [plan, end].map(({ stdout, stderr }) => stdout + stderr).join("\n");
  expect(rest + everythingWritten(library)).not.toContain(key);
  expect(await mruk(day, settings)).toMatchObject({ code: 0 });
  expect(paidRequests(service)).toBe(13);
});

it("has a text wait for the others of a day where the budget does not bear what all may cost at once", async () => {
  const { service, settings } = await prepare();
  service.delay(/responses/, 1500);
  const end = await mruk(["generate", "--date", "2026-11-21", "--json"], { ...settings, BUDGET_USD_PER_DAY: "0.30" });
  expect(end).toMatchObject({ code: 0, stderr: "" });
  expect(endOf(end)).toMatchObject({ published: 3, failed: 0 });
  const journal = readFileSync(join(`${settings.DATA_DIR}`, "journal", "spending.jsonl"), "utf8")
    .trim()
    .split("\n");
  const notes = journal.map((line) => JSON.parse(line) as { step?: string; atMostUsd?: number; usd?: number });
  const texts = notes.filter(({ step }) => step === "text");
  expect(texts.reduce((usd, { atMostUsd = 0 }) => usd + atMostUsd, 0)).toBeGreaterThan(0.3);
  // The last text was noted only after another one was settled.
  expect(notes.findIndex(({ usd }) => usd !== undefined)).toBeLessThan(notes.lastIndexOf(texts[2] ?? {}));
});

/** A moment to kill a run at: after an event, or after a request to the service. */
type Moment = { name: string; isReached(events: GenerationEvent[], service: OpenAiStandIn, before: number): boolean };
const asks = (path: RegExp): Moment => ({
  name: `it asks for ${path.source}`,
  isReached: (_, { asked }, before) => asked.slice(before).some((each) => path.test(each.path)),
});
const finishes = (step: Step): Moment => ({
  name: `${step} is finished`,
  isReached: (events) => events.some((event) => event.type === "step-finished" && event.step === step),
});

const paid: Step[] = ["text", "checks", "picture"];

it("pays for nothing twice but the call that was under way, wherever it was killed", async () => {
  const { service, library, settings } = await prepare();
  service.delay(/./, 150);
  const moments = [
    asks(/responses/),
    finishes("text"),
    asks(/responses/), // The judgement.
    finishes("checks"),
    asks(/images/),
    finishes("picture"),
    finishes("commit"),
  ];
  const args = ["generate", "--json", "--slot", "evening", "--date", "2026-12-01"];
  const done: string[] = [];
  const note = (events: GenerationEvent[], at: string) => {
    const finished = events.filter((event) => event.type === "step-finished");
    // The text is read a second time, so its step comes twice in a run.
    const named = finished.map((event, index) => {
      const times = finished.slice(0, index).filter(({ step }) => step === event.step).length;
      return { ...event, name: `${event.step} ${times + 1}` };
    });
    const twice = named.filter(
      ({ step, name, fromJournal }) => !fromJournal && paid.includes(step) && done.includes(name),
    );
    expect.soft(twice, at).toEqual([]);
    done.push(...named.map(({ name }) => name));
  };
  for (const moment of moments) {
    const before = service.asked.length;
    const child = startMruk(args, settings);
    const end = ended(child);
    let stdout = "";
    child.stdout?.on("data", (text: string) => {
      stdout += text;
    });
    while (child.exitCode === null && child.signalCode === null) {
      if (moment.isReached(eventsOf({ stdout }), service, before)) child.kill("SIGKILL");
      await sleep(2);
    }
    note(eventsOf(await end), moment.name);
  }
  const last = await mruk(args, settings);
  expect(last).toMatchObject({ code: 0, stderr: "" });
  note(eventsOf(last), "the last run");
  // A story needs a text, its judgement, a second reading and a picture. Each kill may have come during one of these calls.
  expect(paidRequests(service)).toBeLessThanOrEqual(4 + moments.length);
  expect(storyIn(library, "2026-12-01-evening").madeBy?.costUsd).toBeGreaterThan(0);
  expect(library.git("status", "--porcelain", "--untracked-files=all")).toBe("");
});

it("leaves a slot open whose text is refused three times, or has the house write it", async () => {
  const { service, library, settings } = await prepare();
  const args = ["generate", "--slot", "evening"];
  service.answerNext("story", short, short, short);
  const end = await mruk(args, settings);
  expect(end).toMatchObject({ code: 3 });
  expect(end.stderr).toMatch(/2026-11-21-evening: failed at checks: 3 texts were refused, .*Polish text has 2 words/);
  expect(end.stdout.match(/checks refused the text/g)).toHaveLength(3);
  expect(pictures(service)).toBe(0);

  service.answerNext("story", short, short, short);
  const house = await mruk(args, { ...settings, FALLBACK: "house" });
  expect(house).toMatchObject({ code: 0 });
  expect(house.stderr).toContain("the house steps in");
  const { madeBy } = storyIn(library, "2026-11-21-evening");
  expect(madeBy).toMatchObject({ storyteller: "house", illustrator: "openai" });
  // The cost includes the six refused texts.
  expect(service.charged).toHaveLength(6);
  expect(madeBy?.costUsd).toBeGreaterThan(0.005);
});

it("stops before it spends what the budget of the day or of the run would not bear", async () => {
  const { service, settings } = await prepare();
  // A cheap text fits into a budget that a picture does not fit into.
  settings.TEXT_MODEL = "gpt-6-luna";
  const args = ["generate", "--slot", "evening"];
  const poor = await mruk([...args, "--budget", "0.001"], settings);
  expect(poor).toMatchObject({ code: 3 });
  expect(poor.stderr).toContain("--budget");
  expect(paidRequests(service)).toBe(0);
  const short = await mruk([...args], { ...settings, BUDGET_USD_PER_DAY: "0.02" });
  expect(short).toMatchObject({ code: 3 });
  expect(short.stderr).toContain("BUDGET_USD_PER_DAY");
  expect([paidRequests(service), pictures(service)]).toEqual([3, 0]);
  expect(await mruk(args, { ...settings, BUDGET_USD_PER_DAY: "1" })).toMatchObject({ code: 0 });
  expect([paidRequests(service), pictures(service)]).toEqual([4, 1]);
});

it("keeps the text when no picture comes, whatever comes instead, and the next run pays for the picture only", async () => {
  const { service, library, settings } = await prepare();
  const args = ["generate", "--slot", "evening"];
  const busy = { kind: "answer", answer: { status: 429, headers: { "retry-after-ms": "1" }, body: {} } } as const;
  const page = {
    kind: "answer",
    answer: { headers: { "Content-Type": "text/html" }, body: "<html>Sorry</html>" },
  } as const;
  const faults = [
    [busy, busy, busy, busy, busy],
    [page],
    [{ kind: "cut", bytes: 400 } as const],
    [{ kind: "hang up", after: true } as const],
    [{ kind: "answer", answer: { status: 401, body: { error: { message: `Bad key ${key}` } } } } as const],
  ];
  for (const fault of faults) {
    service.failNext(/images/, ...fault);
    const end = await mruk([...args, "--verbose"], settings);
    expect.soft(end).toMatchObject({ code: 3 });
    expect.soft(end.stderr).toMatch(/failed at picture: .+\n {2}\S/);
    expect.soft(end.stdout + end.stderr).not.toContain(key);
  }
  expect(await mruk(args, settings)).toMatchObject({ code: 0 });
  expect(service.charged).toHaveLength(3);
  expect(everythingWritten(library)).not.toContain(key);
});

it("refuses an effort that the text model does not take, before anything is asked for", async () => {
  const { service, settings } = await prepare();
  const args = ["generate", "--slot", "evening"];
  const end = await mruk(args, { ...settings, TEXT_EFFORT: "minimal" });
  expect(end).toMatchObject({ code: 2, stdout: "" });
  expect(end.stderr).toMatch(/^mruk: TEXT_EFFORT is minimal, which TEXT_MODEL gpt-6\.2-sol does not take\n {2}Set /);
  expect(service.asked).toEqual([]);
  // Of a model that nobody knows here the service decides.
  const unknown = await mruk(args, { ...settings, TEXT_EFFORT: "minimal", TEXT_MODEL: "local/llama-9" });
  expect(unknown.stderr).toContain("does not know the model local/llama-9");
});

it("has the story written and judged by the models that are set for it", async () => {
  const { service, settings } = await prepare();
  expect(await mruk(["generate", "--slot", "evening"], settings)).toMatchObject({ code: 0 });
  expect(service.charged.map(({ model }) => model)).toEqual(["gpt-6.2-sol", "gpt-6-luna", "gpt-6-luna"]);
});

it("names the setting that is missing where somebody is chosen who cannot be reached", async () => {
  await built();
  const { settings } = temporaryLibrary();
  const end = await mruk(["generate", "--slot", "evening"], { ...settings, STORYTELLER: "openai" });
  expect(end).toMatchObject({ code: 2, stdout: "" });
  expect(end.stderr).toMatch(/^mruk: OPENAI_API_KEY is not set, but STORYTELLER is openai\n {2}\S/);
});
