/** A process that may be killed between any two of its steps: afterwards nothing it does has an effect. */
export type Life = {
  readonly signal: AbortSignal;
  readonly isOver: boolean;
  /** The number of steps in progress. */
  readonly busy: number;
  /** The number of locks it waits for. */
  waiting: number;
  step<Result>(work: () => Promise<Result>): Promise<Result>;
  end(): void;
};

/** A process with this many steps; the last one takes effect, and its result is lost. */
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

/** Wraps a port so that each of its methods is a step of this process. All of them return promises. */
export function mortal<Port extends object>(port: Port, life: Life): Port {
  return new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return (...args: unknown[]) => life.step(async () => Reflect.apply(method, target, args) as unknown);
    },
  });
}
