import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** What servers tell each other over the database; each is told by all the others, and by itself. */
export type Channel = "state" | "counts" | "content" | "jobs";

/** A PostgreSQL database that any number of servers share. */
export type Database = {
  /** Queries over the one pool of this process. What they throw goes through `databaseError` where a reader or a terminal may see it. */
  query: Kysely<Tables>;
  /**
   * Calls `heard` for each notice on this channel, and with null after a connection was lost and is there again: what was said meanwhile
   * is unknown then.
   */
  listen(channel: Channel, heard: (payload: string | null) => void): void;
  notify(channel: Channel, payload: string): Promise<void>;
  /**
   * Takes the lock of this name, which the database keeps for a connection of its own; null where another process has it. `isHeld` is
   * false from the moment that this connection is lost. What it throws is as what queries throw.
   */
  hold(name: string): Promise<HeldLock | null>;
  close(): Promise<void>;
};

export type HeldLock = {
  isHeld(): boolean;
  /** Asks the database: a connection may be cut, and its lock another's, without a word of it here. */
  confirm(): Promise<boolean>;
  release(): Promise<void>;
};
