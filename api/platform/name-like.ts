/** What a service calls things by, as far as it looks like a name: anything else could be a quotation. */
export function nameLike(text: unknown): string | undefined {
  return typeof text === "string" && /^[A-Za-z][\w.[\]-]{0,79}$/.test(text) ? text : undefined;
}
