import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { leave } from "./connect.ts";
import type { Channel } from "./model.ts";

type Heard = (payload: string | null) => void;
type Connect = () => Promise<Client>;

/** All of them are listened to from the beginning, whoever asks for one later. */
const names: Record<Channel, string> = {
  state: "mruk_state",
  counts: "mruk_counts",
  content: "mruk_content",
  jobs: "mruk_jobs",
};
/** What is said here means nothing, but that it is heard. */
export const helloName = "mruk_hello";
export const nameOf = (channel: Channel): string => names[channel];

const longestPauseMs = 5_000;

/** Listens on a connection of its own. One that is lost is made again, until it holds. */
export async function openHearing(connect: Connect) {
  const listeners: Record<Channel, Set<Heard>> = {
    state: new Set(),
    counts: new Set(),
    content: new Set(),
    jobs: new Set(),
  };
  const channelOf = new Map(Object.entries(names).map(([channel, name]) => [name, channel as Channel]));
  const closing = new AbortController();
  // None, while the very first is made: what breaks then is for whoever opens this.
  let client: Client | null = null;
  client = await begin();

  async function begin(): Promise<Client> {
    const begun = await connect();
    begun.once("end", () => {
      if (begun === client && !closing.signal.aborted) void comeBack();
    });
    begun.on("notification", ({ channel, payload }) => {
      for (const heard of listeners[channelOf.get(channel) as Channel] ?? []) heard(payload ?? "");
    });
    try {
      for (const name of [...Object.values(names), helloName]) await begun.query(`listen ${name}`);
      return begun;
    } catch (error) {
      await leave(begun);
      throw error;
    }
  }

  async function comeBack(): Promise<void> {
    for (let pauseMs = 50; !closing.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        client = await begin();
        if (closing.signal.aborted) return await leave(client);
        for (const heards of Object.values(listeners)) for (const heard of heards) heard(null);
        return;
      } catch {
        await sleep(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      }
    }
  }

  return {
    /** Whether this connection hears by then what another one says. */
    async hears(say: (word: string) => Promise<unknown>, patienceMs: number): Promise<boolean> {
      const word = randomUUID();
      const heard = Promise.withResolvers<true>();
      const note = ({ payload }: { payload?: string | undefined }) => void (payload === word && heard.resolve(true));
      client?.on("notification", note);
      const late = new AbortController();
      try {
        await say(word);
        return await Promise.race([heard.promise, sleep(patienceMs, false, { signal: late.signal })]);
      } finally {
        late.abort();
        client?.off("notification", note);
      }
    },
    listen: (channel: Channel, heard: Heard): void => void listeners[channel].add(heard),
    async close(): Promise<void> {
      closing.abort();
      if (client !== null) await leave(client);
    },
  };
}
