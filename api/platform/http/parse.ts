import { z } from "zod";
import { AppError } from "../errors.ts";

/** A whole number in a query, given once. */
export const wholeNumber = (min: number, max: number) =>
  z
    .string(`must be given once, as a whole number from ${min} to ${max}`)
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((number) => number >= min && number <= max, `must be a whole number from ${min} to ${max}`);

/** Parses a query with `schema`. Throws BAD_REQUEST, which says for each parameter what is wrong with it. */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  throw new AppError("BAD_REQUEST", "The address asks for something that is not possible.", {
    fields: faultsOf(parsed.error),
    cause: parsed.error,
  });
}

/** The fault of each field, unknown fields included. */
export function faultsOf(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(
    error.issues.flatMap((issue): [string, string][] =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => [key, "is not known here"])
        : [[issue.path.join(".") || "body", wordsFor(issue)]],
    ),
  );
}

type Issue = z.ZodError["issues"][number];

const kinds: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** Our own message where the schema has none. */
function wordsFor(issue: Issue): string {
  if (!issue.message.startsWith("Invalid")) return issue.message;
  if (issue.code === "invalid_value") return `must be ${issue.values.map(String).join(" or ")}`;
  if (issue.code !== "invalid_type") return issue.message;
  if (issue.message.endsWith("received undefined")) return "is missing";
  return `must be ${kinds[issue.expected] ?? issue.expected}`;
}
