import { z } from "zod";
import { ConflictBranch, StoryId } from "#api/stories/model.ts";

/** Where the library stands against the remote that the server follows. */
export const Following = z.strictObject({
  /** The remote's name or address, without password. */
  remote: z.string(),
  everySeconds: z.number().int(),
  /** The commit that readers see; null while there is none. */
  commit: z.string().nullable(),
  /** When remote and library were last equal, in UTC; null when never since the start. */
  metAt: z.iso.datetime().nullable(),
  /** Conflict branches: changes made here that could not be merged with the remote's, newest first. */
  aside: z.array(ConflictBranch),
});
export type Following = z.infer<typeof Following>;

/** A problem for people, with its code for programs. */
export type ProblemText = { code: string; message: string; hint?: string };

/** One story as it is in one commit of a conflict branch. */
export const ConflictVersion = z.strictObject({ name: z.string().max(300), commit: z.string().max(64), id: StoryId });
export type ConflictVersion = z.infer<typeof ConflictVersion>;

/** The branch to delete. */
export const ConflictBranchName = z.strictObject({ name: z.string("is missing").max(300) });

/** The answer to a Git host's notice. */
export const HookAnswer = z.strictObject({
  /** `accepted`: the remote is fetched soon. */
  status: z.enum(["accepted", "ignored", "pong"]),
  /** The reason why a notice was ignored: another event, another branch, a repeated delivery. */
  what: z.string().optional(),
});
export type HookAnswer = z.infer<typeof HookAnswer>;
