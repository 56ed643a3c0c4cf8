import { z } from "zod";
import { ConflictBranch, StoryId } from "../stories/model.ts";

/** How the library stands to the remote that the server follows. */
export const Following = z.strictObject({
  /** The remote's name or address, without what an address may hold of a password. */
  remote: z.string(),
  everySeconds: z.number().int(),
  /** The commit that readers see; null while there is none. */
  commit: z.string().nullable(),
  /** When remote and library were last found equal; null when never since the start. An ISO text in universal time. */
  metAt: z.iso.datetime().nullable(),
  /** Changes made here that could not be joined with what others changed, newest first. */
  aside: z.array(ConflictBranch),
});
export type Following = z.infer<typeof Following>;

/** What is wrong, for people, and its code for programs. */
export type Said = { code: string; message: string; hint?: string };

/** One story as it is in one of the commits that were set aside. */
export const AsideVersion = z.strictObject({ name: z.string().max(300), commit: z.string().max(64), id: StoryId });
export type AsideVersion = z.infer<typeof AsideVersion>;

/** Which of the branches is to be forgotten. */
export const AsideName = z.strictObject({ name: z.string("is missing").max(300) });

/** What became of a Git host's notice. */
export const HookAnswer = z.strictObject({
  /** `accepted`: the remote is looked at soon. */
  status: z.enum(["accepted", "ignored", "pong"]),
  /** What was ignored: another event, another branch, a notice that came before. */
  what: z.string().optional(),
});
export type HookAnswer = z.infer<typeof HookAnswer>;
