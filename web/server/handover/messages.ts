// What the server that runs and the one that is to follow it say to each other, over the channel between a process and its child.
import { z } from "zod";
import { Failure } from "#api/platform/server-info.ts";

/**
 * `prepared`: everything that needs no lock is done. `serving`: readers are answered; `told` says whether the service manager knows the
 * new process.
 */
export const FromSuccessor = z.discriminatedUnion("step", [
  z.object({ step: z.literal("prepared") }),
  z.object({ step: z.literal("serving"), told: z.boolean() }),
  z.object({ step: z.literal("failed"), message: z.string() }),
]);
export type FromSuccessor = z.infer<typeof FromSuccessor>;

/** The state is flushed and its locks are gone. `refused`: why the program that was to follow did not. */
export const FromPredecessor = z.object({ step: z.literal("released"), refused: Failure.optional() });
export type FromPredecessor = z.infer<typeof FromPredecessor>;

/** Set for a process that follows another one, with the listening socket at `socketOfSuccessor`. */
export const successorVariable = "MRUK_FOLLOWS";
/** The file descriptor of the listening socket in a process that follows another one. */
export const socketOfSuccessor = 3;
