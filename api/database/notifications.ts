import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { disconnect } from "./connect.ts";
import type { Channel } from "./model.ts";

type Listener = (payload: string | null) => void;
type Connect = () => Promise<Client>;

/** Every channel is listened to from the start, even before it has listeners. */
const names: Record<Channel, string> = {
  state: "mruk_state",
  counts: "mruk_counts",
  content: "mruk_content",
  jobs: "mruk_jobs",
};
/** Start-up sends a word on this channel to check that notifications arrive. */
export const helloName = "mruk_hello";
export const nameOf = (channel: Channel): string => names[channel];

const longestPauseMs = 5_000;

/** Listens on a connection of its own, and reconnects until it succeeds when that is lost. */
export async function openNotifications(connect: Connect) {
  const listeners = new Map(Object.values(names).map((name) => [name, new Set<Listener>()]));
  const closing = new AbortController();
  // Null during the first connect, whose failure the caller handles.
  let client: Client | null = null;
  client = await start();

  async function start(): Promise<Client> {
    const opened = await connect();
    opened.once("end", () => {
      if (opened === client && !closing.signal.aborted) void reconnect();
    });
    opened.on("notification", ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? "");
    });
    try {
      for (const name of [...listeners.keys(), helloName]) await opened.query(`listen ${name}`);
      return opened;
    } catch (error) {
      await disconnect(opened);
      throw error;
    }
  }

  async function reconnect(): Promise<void> {
    for (let pauseMs = 50; !closing.signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        client = await start();
        if (closing.signal.aborted) return await disconnect(client);
        for (const ofChannel of listeners.values()) for (const listener of ofChannel) listener(null);
        return;
      } catch {
        await sleep(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      }
    }
  }

  return {
    /** Checks whether a word that another connection sends arrives within the time. */
    async receives(say: (word: string) => Promise<unknown>, patienceMs: number): Promise<boolean> {
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
    listen: (channel: Channel, listener: Listener): void => void listeners.get(names[channel])?.add(listener),
    async close(): Promise<void> {
      closing.abort();
      if (client !== null) await disconnect(client);
    },
  };
}
