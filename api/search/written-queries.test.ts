import { expect, it } from "vitest";
import { type FirstYear, firstYear } from "./first-year.fixture.ts";
import { writtenQueries } from "./queries.fixture.ts";

/** Of those who look for a story, so many find it among the first five. */
const enough = 0.95;

it("finds the story among the first five for nearly every query that people wrote for the house's first year", async () => {
  const year = await firstYear();
  const known = writtenQueries.filter(({ title }) => year.titles.has(title));
  // When the house comes to tell other stories, their queries are to be written anew.
  expect(writtenQueries.length).toBeGreaterThanOrEqual(200);
  expect(known.length).toBeGreaterThanOrEqual(writtenQueries.length * enough);
  const lost = known.filter((query) => !isAmongFirst(year, query));
  expect(lost.length, lost.map(({ query, title }) => `${query} → ${title}`).join("\n")).toBeLessThanOrEqual(
    known.length * (1 - enough),
  );
});

function isAmongFirst({ index, titleOf, now }: FirstYear, { query, language, title }: (typeof writtenQueries)[number]) {
  const { hits } = index.find({ q: query, language, now, limit: 5, offset: 0 });
  return hits.some(({ id }) => titleOf(id) === title);
}
