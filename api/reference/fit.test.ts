import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createApi, createApp } from "#api/app.ts";
import { libraryOf, partsOf } from "#api/parts.fixture.ts";
import { endpoint, json } from "#api/platform/http/endpoint.ts";
import { listen } from "#api/platform/http/http.fixture.ts";
import { storyOf } from "#api/stories/story.fixture.ts";
import { takeMisfits } from "./check-answers.fixture.ts";
import { misfitOf, type SentAnswer } from "./fit.fixture.ts";

const Cat = z.strictObject({ name: z.string() });
const handle = () => undefined;
const cat = endpoint({
  method: "get",
  path: "/cats/{id}",
  summary: "One cat",
  access: "everybody",
  answers: { 200: json("The cat.", Cat) },
  refusals: ["STORY_NOT_FOUND"],
  handle,
});
const table = endpoint({
  method: "get",
  path: "/cats/today",
  summary: "The cats of today",
  access: "everybody",
  answers: { 200: { description: "A table.", content: { "text/csv": z.string() } } },
  handle,
});
const birth = endpoint({
  method: "post",
  path: "/cats",
  summary: "A cat",
  access: "everybody",
  answers: { 201: json("Done.", Cat) },
  handle,
});

const answer = (fields: Partial<SentAnswer> & { says?: unknown }): SentAnswer => ({
  endpoint: cat,
  method: "GET",
  status: 200,
  type: "application/json; charset=utf-8",
  body: JSON.stringify(fields.says ?? { name: "Mruk" }),
  ...fields,
});
const refusal = (code: string) => ({ error: "No.", code });

describe("an answer fits", () => {
  it.each<[string, Parameters<typeof answer>[0]]>([
    ["with the status and the body that are written down", {}],
    ["without a body to HEAD", { method: "HEAD", body: undefined }],
    ["when a cache has the same", { status: 304, type: undefined, body: undefined }],
    ["as a refusal with one of its codes", { status: 404, says: refusal("STORY_NOT_FOUND") }],
    ["as a refusal that any operation may give", { status: 500, says: refusal("INTERNAL") }],
    ["of no endpoint, as 404", { endpoint: undefined, status: 404, says: refusal("NOT_FOUND") }],
    ["of no endpoint, as 405", { endpoint: undefined, status: 405, says: refusal("METHOD_NOT_ALLOWED") }],
    ["to somebody who is not signed in", { endpoint: undefined, status: 401, says: refusal("NOT_SIGNED_IN") }],
    ["of the type that is written down", { endpoint: table, type: "text/csv; charset=utf-8", body: "a,b" }],
  ])("%s", (_, fields) => {
    expect(misfitOf(answer(fields))).toBeNull();
  });
});

describe("an answer does not fit", () => {
  it.each<[string, Parameters<typeof answer>[0], RegExp]>([
    ["with another status", { status: 201 }, /^the status 201$/],
    ["with a field too many", { says: { name: "Mruk", age: 9 } }, /age/],
    ["with a field of another type", { says: { name: 9 } }, /name: /],
    ["with something else than JSON", { body: "<html>" }, /all of it/],
    ["of another type", { endpoint: table }, /"application\/json; charset=utf-8"/],
    ["with a code that is none", { status: 404, says: refusal("GONE") }, /code/],
    ["with a code that is not its own", { status: 404, says: refusal("NOT_FOUND") }, /NOT_FOUND/],
    ["with a code of another status", { status: 404, says: refusal("INTERNAL") }, /the code INTERNAL with/],
    [
      "with a refusal that says more than it may",
      { status: 404, says: { ...refusal("STORY_NOT_FOUND"), stack: "" } },
      /stack/,
    ],
    ["of no endpoint that is no refusal", { endpoint: undefined }, /^the status 200$/],
    ["with 304 to what is no reading", { endpoint: birth, method: "POST", status: 304 }, /304/],
  ])("%s", (_, fields, reason) => {
    expect(misfitOf(answer(fields))).toMatch(reason);
  });
});

it("reports an answer of this process that the reference does not describe, by method, path, status and reason", async () => {
  const story = storyOf({ id: "2026-11-21-morning" });
  const parts = partsOf({ clock: { now: () => Temporal.Instant.from("2026-11-21T14:30:00+01:00") } });
  const app = createApp({ trustProxy: 0 });
  const library = libraryOf([story], parts.engagement);
  const engagement = { ...parts.engagement, likesOf: () => -1 };
  app.use(createApi({ ...parts, library, engagement }));
  const { url } = await listen(app);
  await fetch(`${url}/api/language/detect`);
  expect(await takeMisfits()).toEqual([]);
  await fetch(`${url}/api/posts/${story.id}?v=1`);
  await fetch(`${url}/images/nothing.webp`);
  expect(await takeMisfits()).toEqual([
    expect.stringMatching(/^GET \/api\/posts\/2026-11-21-morning\?v=1 answered 200 with a body in which likes: /),
  ]);
  // Otherwise the set-up file would fail this test too.
  expect(await takeMisfits()).toEqual([]);
});
