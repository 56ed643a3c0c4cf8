// Whether a story is shown in both languages, as its address says it: `/post/2026-11-21-morning?side-by-side`.

const parameter = "side-by-side";

/** A form or another program may write the parameter with an empty value. */
export const isSideBySide = (search: string): boolean => new URLSearchParams(search).has(parameter);

/** The query with its question mark; empty for a story in one language. */
export const sideBySideQuery = (isShown: boolean): string => (isShown ? `?${parameter}` : "");
