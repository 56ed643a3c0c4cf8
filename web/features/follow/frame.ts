import { embedAddress } from "#api/discovery/feed-address.ts";
import type { Language } from "#api/language/model.ts";

/** The HTML with which another site frames a story. */
export const frameOf = (origin: string, id: string, language: Language): string =>
  `<iframe src="${origin}${embedAddress(id, language)}" width="520" height="600" title="Mruk" style="border:0"></iframe>`;
