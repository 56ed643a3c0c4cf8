// Types for the part that we use of the package by which Express negotiates.
declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> });
    encoding<Name extends string>(
      available: readonly Name[],
      options: { preferred: readonly Name[] },
    ): Name | undefined;
    /** The languages of the header, the most preferred first. */
    languages(): string[];
  }
}
