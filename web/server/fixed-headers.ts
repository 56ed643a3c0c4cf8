import type { RequestHandler } from "express";

/** Runs middleware once, without a request, and returns the headers that it sets on every response, as a flat list. */
export function fixedHeaders(...handlers: RequestHandler[]): string[] {
  const headers = new Map<string, string>();
  const setHeader = (name: string, value: string) => void headers.set(name, value);
  const response = { setHeader, set: setHeader, removeHeader: (name: string) => void headers.delete(name) };
  for (const handler of handlers) handler({} as never, response as never, () => {});
  return [...headers].flat();
}
