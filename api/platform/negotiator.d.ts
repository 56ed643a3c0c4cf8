// What we use of the package by which Express negotiates; it brings no types.
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    encoding<Name extends string>(
      available: readonly Name[],
      options: { preferred: readonly Name[] },
    ): Name | undefined;
    /** All that the header names, what is wished most first. */
    languages(): string[];
  }
}
