import type { z } from "zod";
import { AppError } from "./errors.ts";

/** The query of an address as `schema` has it. Throws BAD_REQUEST that names what is wrong with which part. */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw new AppError("BAD_REQUEST", "The address asks for something that is not possible.", {
    fields: faultsOf(parsed.error),
    cause: parsed.error,
  });
}

/** Per field, what is wrong with it; a field that is not known is named too. */
export function faultsOf(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    error.issues.flatMap((issue): [string, string][] =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => [key, "is not known here"])
        : [[issue.path.join(".") || "body", issue.message]],
    ),
  );
}
