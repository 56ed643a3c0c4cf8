/**
 * What a feature remembers, wherever that is kept: in the state file of one server, or in a database that several share. Every feature
 * that changes something asks `update`, which decides; what it reads beforehand may be a moment old.
 */
export type Store<Part> = {
  /** What is remembered, as far as this process knows. */
  read(): Part;
  /** Resolves once `read` holds everything that any process was answered before. At once, where one process keeps it. */
  fresh(): Promise<void>;
  /**
   * Resolves with what `change` returned once it can no longer be lost. `change` is called on the newest there is, one after the other,
   * whichever processes ask; it may not wait for anything, and may be called again where another process came first. One that throws
   * changes nothing. STATE_UNAVAILABLE and DATABASE_UNAVAILABLE say that it could not be written; nothing of it is remembered then.
   */
  update<Result>(change: (part: Part) => Result): Promise<Result>;
};
