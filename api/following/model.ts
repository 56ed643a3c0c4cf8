import { z } from "zod";
import { Aside } from "../stories/model.ts";

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
  aside: z.array(Aside),
});
export type Following = z.infer<typeof Following>;
