/** The code of a system error, such as `ENOENT`; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** For a `catch`: the value where a file is missing; throws any other error. */
export const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (codeOf(error) === "ENOENT") return value;
    throw error;
  };
