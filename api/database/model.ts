import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** Notifications between servers; each reaches all the others and the sender itself. */
export type Channel = "state" | "counts" | "content" | "jobs";

/** A PostgreSQL database that any number of servers share. */
export type Database = {
  /** Queries over the one pool of this process. Pass errors through `databaseError` before a reader or a terminal sees them. */
  query: Kysely<Tables>;
  /**
   * Calls `listener` for each notification on this channel, and with null after a lost connection is back: notifications may have been
   * missed.
   */
  listen(channel: Channel, listener: (payload: string | null) => void): void;
  notify(channel: Channel, payload: string): Promise<void>;
  /**
   * Takes the named lock on a connection of its own; null when another process holds it. `isHeld` is false as soon as that connection is
   * lost. Throws as queries do.
   */
  hold(name: string): Promise<HeldLock | null>;
  close(): Promise<void>;
};

export type HeldLock = {
  isHeld(): boolean;
  /** Asks the database, since a cut connection may have lost the lock without this process noticing. */
  confirm(): Promise<boolean>;
  release(): Promise<void>;
};
