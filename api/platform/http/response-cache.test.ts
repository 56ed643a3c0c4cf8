import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { encodingOf } from "./accept-encoding.ts";
import { type CacheLookup, openResponseCache } from "./response-cache.ts";

const kind = { type: "text/plain", caching: "shared" } as const;
const hour = 3_600_000;

/** A cache with a clock and contents that tests change. */
function openCache({ mostBytes }: { mostBytes?: number } = {}) {
  const state = { at: 10 * hour, story: {} as object, likes: 0, written: 0 };
  const cache = openResponseCache({
    clock: { now: () => Temporal.Instant.fromEpochMilliseconds(state.at) },
    // Something is revealed every full hour.
    nextChange: (now) => Temporal.Instant.fromEpochMilliseconds((Math.floor(now.epochMilliseconds / hour) + 1) * hour),
    ...(mostBytes !== undefined && { mostBytes }),
  });
  const lookup = (name = "a", more: Partial<CacheLookup> = {}): CacheLookup => ({
    name,
    kind,
    look: (now) => ({
      dependencies: [state.story, Math.floor(now.epochMilliseconds / hour), state.likes],
      write: () => {
        state.written += 1;
        return `${name} ${state.likes} ${"x".repeat(2000)}`;
      },
    }),
    ...more,
  });
  return { state, cache, lookup };
}

it("the cache writes a response once for all that it shows, whatever else has changed", () => {
  const { state, cache, lookup } = openCache();
  const first = cache.get(lookup());
  for (let round = 0; round < 100; round += 1) {
    cache.likesChanged();
    if (round % 10 === 0) cache.changed();
    state.at += 1000;
    expect(cache.get(lookup())).toBe(first);
  }
  expect(state.written).toBe(1);
});

it("the cache writes a response anew for another story, other likes, and from the millisecond of a reveal on, also when the clock was set back", () => {
  const { state, cache, lookup } = openCache();
  const text = () => cache.get(lookup()).encodedAs(null)?.body.toString().slice(0, 3);
  expect(text()).toBe("a 0");
  state.likes = 1;
  cache.likesChanged();
  expect(text()).toBe("a 1");
  state.story = {};
  cache.changed();
  text();
  expect(state.written).toBe(3);
  state.at = 11 * hour - 1;
  text();
  expect(state.written).toBe(3);
  expect(cache.millisecondsUntilChange()).toBe(1);
  state.at += 1;
  text();
  expect(state.written).toBe(4);
  expect(cache.millisecondsUntilChange()).toBe(hour);
  state.at = 9 * hour;
  text();
  expect(state.written).toBe(5);
});

it("the cache says at each millisecond how long a response is valid, and checks it again when that time is over", () => {
  const { state, cache, lookup } = openCache();
  const first = cache.get(lookup());
  for (let left = hour; left > 0; left -= 250_250) {
    state.at = 11 * hour - left;
    expect(cache.get(lookup())).toBe(first);
    expect(cache.millisecondsUntilChange()).toBe(left);
  }
  state.at = 11 * hour;
  expect(cache.get(lookup())).not.toBe(first);
  expect(cache.millisecondsUntilChange()).toBe(hour);
});

it("the cache returns null for what is not there, not there any more, or not there yet once the clock is set back", () => {
  const { state, cache, lookup } = openCache();
  let shownFrom = 11 * hour;
  const story = () => {
    const { look, ...asked } = lookup();
    return cache.get({
      ...asked,
      look: (now) => (now.epochMilliseconds >= shownFrom ? look(now) : null),
    });
  };
  expect(story()).toBeNull();
  state.at = 11 * hour - 1;
  expect(story()).toBeNull();
  expect(cache.bytes).toBe(0);
  state.at += 1;
  expect(story()).not.toBeNull();
  state.at -= 1;
  expect(story()).toBeNull();
  state.at += 1;
  expect(story()).not.toBeNull();
  shownFrom = Number.POSITIVE_INFINITY;
  cache.changed();
  expect(story()).toBeNull();
  expect(story()).toBeNull();
});

it("the cache writes a costly response rarely for many likes in a row, and at once for anything else", () => {
  const { state, cache, lookup } = openCache();
  const costly = lookup("a", { costly: true });
  cache.get(costly);
  for (state.likes = 1; state.likes < 50; state.likes += 1) {
    cache.likesChanged();
    cache.get(costly);
  }
  expect(state.written).toBeLessThan(10);
  const before = state.written;
  state.story = {};
  cache.changed();
  expect(cache.get(costly).encodedAs(null)?.body.toString()).toMatch(/^a 50 /);
  expect(state.written).toBe(before + 1);
});

it("the cache stays below its size with all encodings, and evicts the least recently used response first", async () => {
  const { state, cache, lookup } = openCache({ mostBytes: 100_000 });
  for (let at = 0; at < 1000; at += 1) {
    cache.get(lookup("kept"));
    const answer = cache.get(lookup(`made up ${at}`));
    await Promise.all([answer.encode("br"), answer.encode("gzip")]);
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
  }
  expect(state.written).toBe(1001);
  expect(cache.bytes).toBeGreaterThan(50_000);
});

it("a long response is compressed once in each encoding, off the event loop, and each has an ETag of its own", async () => {
  const { cache, lookup } = openCache();
  const answer = cache.get(lookup("x".repeat(12_000)));
  expect(answer.encodedAs("br")).toBeUndefined();
  const [first, second] = await Promise.all([answer.encode("br"), answer.encode("br")]);
  expect(first).toBe(second);
  expect(answer.encodedAs("br")).toBe(first);
  const tags = [first, await answer.encode("gzip"), await answer.encode(null)].map(({ etag }) => etag);
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
});

it("a short response is compressed when it is first asked for, once and at once", async () => {
  const { cache, lookup } = openCache();
  const answer = cache.get(lookup());
  const form = answer.encodedAs("gzip");
  expect(gunzipSync(form?.body ?? "")).toEqual(answer.encodedAs(null)?.body);
  expect(answer.encodedAs("gzip")).toBe(form);
  expect(await answer.encode("gzip")).toBe(form);
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
])("Accept-Encoding: %s is answered in the encoding %s", (header, encoding) => {
  expect(encodingOf(header)).toBe(encoding);
});
