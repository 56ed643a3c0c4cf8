import { type ErrorCode, httpStatus } from "#api/platform/errors.ts";
import { ErrorBody } from "#api/platform/http/error-body.ts";
import { type Operation, refusalsOf } from "#api/platform/http/operation.ts";

/** An answer as it was sent: the address as requested, and the body as text when it was sent in one piece. */
export type SentAnswer = {
  method: string;
  address: string;
  status: number;
  type: string | undefined;
  body: string | undefined;
};

/** How an answer differs from the described operations; null when it fits. */
export function misfitOf(answer: SentAnswer, operations: readonly Operation[]): string | null {
  const path = pathOf(answer.address);
  const ofPath = mostLiteral(operations.filter((operation) => matches(operation.path, path)));
  const method = answer.method === "HEAD" ? "get" : answer.method.toLowerCase();
  const operation = ofPath.find((operation) => operation.method === method);
  if (operation) return misfitWith(operation, answer);
  const wayOut: ErrorCode = ofPath.length > 0 ? "METHOD_NOT_ALLOWED" : "NOT_FOUND";
  const guard: ErrorCode[] = path.startsWith("/admin") ? ["NOT_SIGNED_IN", "TOKEN_INVALID"] : [];
  return misfitOfRefusal(answer, ["BAD_REQUEST", "INTERNAL", wayOut, ...guard]);
}

function misfitWith(operation: Operation, answer: SentAnswer): string | null {
  const { status, type = "", body } = answer;
  if (status === 304) return operation.method === "get" ? null : "304 to something that is no reading";
  const said = operation.answers[status];
  if (!said || (status >= 400 && said.isRefusal !== false)) {
    const schema = said?.content?.["application/json"];
    return misfitOfRefusal(answer, refusalsOf(operation), schema);
  }
  const media = type.split(";")[0]?.trim() ?? "";
  const schema = said.content?.[media];
  if (!schema) return `a body of the type "${type}"`;
  // HEAD has no body, and streams are sent in pieces.
  if (body === undefined || answer.method === "HEAD") return null;
  return misfitOfBody(media === "application/json" ? parsed(body) : body, schema);
}

function misfitOfRefusal(
  { status, body, method }: SentAnswer,
  codes: readonly ErrorCode[],
  schema: NonNullable<Operation["body"]> = ErrorBody,
): string | null {
  if (!codes.some((code) => httpStatus[code] === status)) return `the status ${status}`;
  if (body === undefined || method === "HEAD") return null;
  const found = misfitOfBody(parsed(body), schema);
  if (found !== null) return found;
  const { code } = parsed(body) as ErrorBody;
  if (httpStatus[code] !== status) return `the code ${code} with the status ${status}`;
  return codes.includes(code) ? null : `the code ${code}, which is not among its refusals`;
}

function misfitOfBody(value: unknown, schema: NonNullable<Operation["body"]>): string | null {
  const { error } = schema.safeParse(value);
  if (!error) return null;
  return `a body in which ${error.issues.map(({ path, message }) => `${path.join(".") || "all of it"}: ${message}`).join("; ")}`;
}

/** The path below `/api`, normalized as routers match it: case and one trailing slash do not matter. */
const pathOf = (address: string) =>
  address
    .replace(/\?.*$/s, "")
    .toLowerCase()
    .replace(/^\/api/, "")
    .replace(/\/$/, "");

const matches = (template: string, path: string): boolean => {
  const [names, parts] = [template.toLowerCase().split("/"), path.split("/")];
  return names.length === parts.length && names.every((name, at) => name.startsWith("{") || name === parts[at]);
};

/** Puts `/posts/today` before `/posts/{id}`. */
function mostLiteral(operations: readonly Operation[]): Operation[] {
  const variables = ({ path }: Operation) => path.split("{").length;
  const fewest = Math.min(...operations.map(variables));
  return operations.filter((operation) => variables(operation) === fewest);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
