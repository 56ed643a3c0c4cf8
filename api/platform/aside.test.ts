import { afterAll, expect, it } from "vitest";
import { openAside } from "./aside.ts";

const aside = openAside({
  file: new URL("./aside.fixture.ts", import.meta.url),
  environment: process.env,
  niceness: 7,
});
afterAll(() => aside.close());

it("works in another process, behind readers, and says what comes of it, bytes too", async () => {
  expect(await aside.ask("double", Uint8Array.of(1, 2, 3))).toEqual(Uint8Array.of(2, 4, 6));
  expect(await aside.ask("priority", null)).toBe(7);
});

it("says what it says one by one, and stops when nobody listens any more", async () => {
  const said: unknown[] = [];
  for await (const value of aside.say("count", 3)) said.push(value);
  expect(said).toEqual([1, 2, 3, "over"]);
  for await (const value of aside.say("count", Infinity)) if (value === 5) break;
  const stop = new AbortController();
  const until: unknown[] = [];
  for await (const value of aside.say("count", Infinity, { signal: stop.signal })) {
    until.push(value);
    if (value === 3) stop.abort();
  }
  expect(until.at(-1)).toBe("over");
});

it("tells errors as they are, and what a process that died was doing", async () => {
  await expect(aside.ask("refuse", null)).rejects.toMatchObject({ code: "PICTURE_UNREADABLE", hint: "Draw another." });
  await expect(aside.ask("die", null)).rejects.toThrow("has ended before its work was done");
  expect(await aside.ask("double", Uint8Array.of(4))).toEqual(Uint8Array.of(8));
});
