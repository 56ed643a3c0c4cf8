import { writeDurably } from "#api/platform/files/disk.ts";
import type { CountsImage } from "./counts/months.ts";
import type { State, StateWithoutCounts } from "./model.ts";

const options = { mode: 0o600 };

/** Writes everything into one file. */
export const writeWhole = (path: string, state: State): Promise<void> =>
  writeDurably(path, `${JSON.stringify(state)}\n`, options);

/** Writes everything while counts go on, a month at a time, so that nothing waits for all of them. */
export const writeWholeFrom = (
  path: string,
  { state, counts }: { state: StateWithoutCounts; counts: CountsImage },
): Promise<void> => writeDurably(path, piecesOf(state, counts), options);

async function* piecesOf(state: StateWithoutCounts, counts: CountsImage): AsyncGenerator<string> {
  yield `{${inner(state)},"engagement":{"stories":{`;
  const days: Record<string, unknown> = {};
  let separator = "";
  for (const month of counts) {
    Object.assign(days, month.days);
    const stories = inner(month.stories);
    if (stories === "") continue;
    yield separator + stories;
    separator = ",";
  }
  yield `},"days":${JSON.stringify(days)}}}\n`;
}

/** An object's JSON without its braces. */
const inner = (value: object): string => JSON.stringify(value).slice(1, -1);
