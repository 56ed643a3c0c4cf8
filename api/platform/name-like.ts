/** The text where it looks like an identifier, such as a service's error code: any other text could quote a request. */
export function nameLike(text: unknown): string | undefined {
  return typeof text === "string" && /^[A-Za-z][\w.[\]-]{0,79}$/.test(text) ? text : undefined;
}
