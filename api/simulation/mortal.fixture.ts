/** The life of a process that may end between any two of its steps, as by a cable that is pulled: nothing it does has an effect from then on. */
export type Life = {
  readonly signal: AbortSignal;
  readonly isOver: boolean;
  /** How many steps are just being done. */
  readonly busy: number;
  /** How often it waits for somebody else's lock. */
  waiting: number;
  step<Result>(work: () => Promise<Result>): Promise<Result>;
  end(): void;
};

/** A life of so many steps; the last one is done, and nobody hears of it. */
export function lifeOf(steps = Number.POSITIVE_INFINITY): Life {
  const control = new AbortController();
  let [left, busy] = [steps, 0];
  const life = {
    waiting: 0,
    signal: control.signal,
    get isOver() {
      return control.signal.aborted;
    },
    get busy() {
      return busy;
    },
    async step<Result>(work: () => Promise<Result>): Promise<Result> {
      control.signal.throwIfAborted();
      if (left <= 0) life.end();
      control.signal.throwIfAborted();
      left--;
      busy++;
      try {
        const result = await work();
        control.signal.throwIfAborted();
        return result;
      } finally {
        busy--;
      }
    },
    end: () => control.abort(new Error("The process was killed.")),
  };
  return life;
}

/** The same port, each of whose methods is a step of this life. All of them answer with promises. */
export function mortal<Port extends object>(port: Port, life: Life): Port {
  return new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return (...args: unknown[]) => life.step(async () => Reflect.apply(method, target, args) as unknown);
    },
  });
}
