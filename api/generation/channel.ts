/** An asynchronous queue: several workers send items, one reader receives them in the order they were sent. */
export type Channel<Item> = {
  send(item: Item): void;
  /** Ends the channel; with an error, the reader gets it after everything that was sent before. */
  close(failure?: { error: unknown }): void;
  read(): AsyncGenerator<Item, void>;
};

export function openChannel<Item>(): Channel<Item> {
  const waiting: Item[] = [];
  let end: { failure: { error: unknown } | undefined } | undefined;
  let wake = () => {};

  return {
    send(item) {
      waiting.push(item);
      wake();
    },
    close(failure) {
      end ??= { failure };
      wake();
    },
    async *read() {
      for (;;) {
        yield* waiting.splice(0);
        if (waiting.length > 0) continue;
        if (end?.failure) throw end.failure.error;
        if (end) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
