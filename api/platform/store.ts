/**
 * The stored state of a feature, in the state file of one server or in a database that several share. Decisions belong into `update`;
 * a value that was read beforehand may be outdated.
 */
export type Store<Part> = {
  /** The state, as far as this process knows. */
  read(): Part;
  /** Resolves once `read` has every update that any process has completed; at once where a single process keeps the state. */
  fresh(): Promise<void>;
  /**
   * Resolves with the result of `change` once the new state is durable. `change` gets the newest state, one call after the other across
   * all processes; it must be synchronous, and may be called again where another process came first. One that throws changes nothing.
   * Throws STATE_UNAVAILABLE or DATABASE_UNAVAILABLE where the state could not be written; then it has not changed.
   */
  update<Result>(change: (part: Part) => Result): Promise<Result>;
};
