import { z } from "zod";

/** The languages every story is written in; the first is the fallback. */
export const languages = ["en", "pl"] as const;
export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;
