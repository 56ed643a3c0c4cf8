import { onTestFinished } from "vitest";
import { StoryId } from "#api/stories/model.ts";
import { emptyState, type State } from "./model.ts";
import { openStateFile, partOf } from "./state-file.ts";

export function clockAt(instant: string) {
  const clock = { now: () => Temporal.Instant.from(clock.instant), instant };
  return clock;
}

export async function openedState(dataDir: string, clock = clockAt("2026-11-21T12:00:00Z")) {
  const failures: unknown[] = [];
  const file = await openStateFile({ dataDir, clock, onBackupFailed: (error) => failures.push(error) });
  onTestFinished(() => file.close());
  const access = partOf(file, "access");
  /** Somebody gets an account. */
  const admit = () =>
    access.update(({ accounts }) => {
      accounts[`account-${Object.keys(accounts).length}`] = account;
    });
  const admitted = () => Object.keys(access.read().accounts).length;
  const like = () => file.counts.count({ id: morning, date: "2026-11-21", what: "likes", by: 1 });
  const likes = () => file.counts.countsOf(morning).likes;
  return { file, admit, admitted, like, likes, failures, clock };
}

export const account = {
  username: "Ola",
  role: "owner" as const,
  passwordHash: "$argon2id$x",
  passwordVersion: 1,
  createdAt: "2026-11-21T08:00:00Z",
};

export const morning = StoryId.parse("2026-11-21-morning");

export const stateOf = (likes: number): State => ({
  ...emptyState(),
  engagement: { stories: { [morning]: { likes, views: 0, clicks: 0 } }, days: {} },
});

export const damages: [string, string, RegExp][] = [
  ["empty", "", /it is empty$/],
  ["torn", JSON.stringify(stateOf(5)).slice(0, -9), /it is not valid JSON$/],
  ["null", "null", /it holds no state$/],
  ["other than the schema", JSON.stringify({ ...stateOf(5), engagement: { stories: 5 } }), /engagement/],
  ["without its counts", JSON.stringify({ ...emptyState(), version: 3 }), /engagement/],
];
