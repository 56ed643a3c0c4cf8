import type { z } from "zod";
import type { Answer, ReceivedRequest } from "../stand-in.ts";
import { refusal } from "./refusal.ts";

/** Parses the body of a request, or returns the refusal. */
export function jsonBody<Shape extends z.ZodType>(
  { method, headers, body }: ReceivedRequest,
  shape: Shape,
): { fields: z.infer<Shape> } | { refused: Answer } {
  if (method !== "POST") return { refused: refusal(405, `Not allowed to ${method} on this address`) };
  if (!headers["content-type"]?.startsWith("application/json"))
    return { refused: refusal(415, `Unsupported content type: '${headers["content-type"]}'.`) };
  const parsed = shape.safeParse(jsonOf(body.toString("utf8")));
  if (parsed.success) return { fields: parsed.data };
  const issue = parsed.error.issues[0];
  if (issue?.code === "unrecognized_keys") {
    const param = [...issue.path, issue.keys[0]].join(".");
    return { refused: refusal(400, `Unknown parameter: '${param}'.`, { param, code: "unknown_parameter" }) };
  }
  const param = issue?.path.join(".") || null;
  const message = param
    ? `Invalid value for '${param}': ${issue?.message}`
    : "We could not parse the JSON body of your request.";
  return { refused: refusal(400, message, { param, code: param ? "invalid_value" : null }) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
