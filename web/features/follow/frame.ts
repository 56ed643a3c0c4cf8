import { embedAddress } from "#api/discovery/feed-address.ts";
import type { Language } from "#api/language/model.ts";

/** Some story's id, as an example. */
const example = "2026-11-21-morning";

/** The HTML with which another site frames a story. */
export const frameOf = (origin: string, language: Language): string =>
  `<iframe src="${origin}${embedAddress(example, language)}" width="520" height="600" title="Mruk" style="border:0"></iframe>`;
