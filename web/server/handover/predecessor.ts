// The process that this one follows, as this one sees it.
import { FromPredecessor, type FromSuccessor, socketOfSuccessor, successorVariable } from "./messages.ts";

export type Predecessor = {
  /** The file descriptor of the listening socket. */
  socket: number;
  /** Says that everything is ready which needs no lock; resolves once the locks are free. Without a predecessor this process ends. */
  prepared(): Promise<FromPredecessor>;
  /** Says that readers are answered. Where the service manager was not told, this process stops together with its predecessor. */
  serving(told: boolean): void;
  /** Says why this process ends; `then` is called once that is said. */
  failed(message: string, then: () => void): void;
};

/** The process that hands over to this one; null where it was started by anybody else. Takes the sign of it out of the environment. */
export function findPredecessor(environment: NodeJS.ProcessEnv): Predecessor | null {
  const isFollowing = environment[successorVariable] !== undefined && process.send !== undefined;
  // Neither a worker nor the next server is to take it for its own.
  delete environment[successorVariable];
  if (!isFollowing) return null;
  const say = (message: FromSuccessor) => process.send?.(message);
  // Somebody starts another server then, which needs the locks and the port.
  const endAlone = () => process.exit(1);
  process.once("disconnect", endAlone);
  return {
    socket: socketOfSuccessor,
    prepared() {
      const { promise, resolve } = Promise.withResolvers<FromPredecessor>();
      process.on("message", (message) => {
        const { data } = FromPredecessor.safeParse(message);
        if (data !== undefined) resolve(data);
      });
      say({ step: "prepared" });
      return promise;
    },
    serving(told) {
      process.off("disconnect", endAlone);
      if (!told) process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
      say({ step: "serving", told });
    },
    failed(message, then) {
      if (!process.connected) return then();
      process.send?.({ step: "failed", message } satisfies FromSuccessor, then);
    },
  };
}
