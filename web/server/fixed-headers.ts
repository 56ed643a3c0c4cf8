import type { RequestHandler } from "express";

/** The headers that these handlers give every answer, as pairs in a row; they are asked once, for no request in particular. */
export function fixedHeaders(...handlers: RequestHandler[]): string[] {
  const headers = new Map<string, string>();
  const setHeader = (name: string, value: string) => void headers.set(name, value);
  const response = { setHeader, set: setHeader, removeHeader: (name: string) => void headers.delete(name) };
  for (const handler of handlers) handler({} as never, response as never, () => {});
  return [...headers].flat();
}
