import { expect, it } from "vitest";
import { openThread } from "./thread.ts";

it("refuses what is asked of it once it has ended, and what was under way", async () => {
  const thread = openThread([":memory:"]);
  expect(await thread.call("compare", [])).toEqual([]);
  const underWay = thread.call("compare", []);
  const ending = thread.end();
  await expect(underWay).rejects.toThrow("has ended");
  await expect(thread.call("compare", [])).rejects.toThrow("has ended");
  await ending;
  await expect(thread.call("compare", [])).rejects.toThrow("has ended");
});
