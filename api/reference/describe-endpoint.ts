import { httpStatus } from "#api/platform/errors.ts";
import { type Endpoint, type EndpointAnswer, json, refusalsOf } from "#api/platform/http/endpoint.ts";
import { ErrorBody } from "#api/platform/http/error-body.ts";
import type { JsonSchema, SchemaOf } from "./schemas.ts";

type Context = { tag: string; schemaOf: SchemaOf };

/** One endpoint as an operation of OpenAPI. */
export function describeEndpoint(endpoint: Endpoint, { tag, schemaOf }: Context): object {
  const { summary, access } = endpoint;
  const parameters = [
    ...pathParameters(endpoint, schemaOf),
    ...queryParameters(endpoint, schemaOf),
    ...headers(endpoint),
  ];
  const requestBody = bodyOf(endpoint, schemaOf);
  return {
    operationId: nameOf(endpoint),
    tags: [tag],
    summary,
    ...(access !== "everybody" && { description: callersOf(access) }),
    security: access === "everybody" ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responses(endpoint, schemaOf),
  };
}

const callersOf = (access: Exclude<Endpoint["access"], "everybody">): string =>
  typeof access === "object"
    ? `For the owner of the server's machine: \`${access.ownerCommand}\`.`
    : { editor: "For editors, publishers and owners.", publisher: "For publishers and owners.", owner: "For owners." }[
        access
      ];

/** `post /api/admin/posts/{id}/restore` as `postAdminPostsIdRestore`. */
function nameOf({ method, path }: Endpoint): string {
  const words = path
    .replace(/^\/api/, "")
    .split(/[^a-z0-9]+/i)
    .filter(Boolean);
  return method + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join("");
}

function pathParameters({ path, params }: Endpoint, schemaOf: SchemaOf): object[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => {
    const { schema } = params?.[name] ?? {};
    return { name, in: "path", required: true, schema: schema ? schemaOf(schema, "input") : { type: "string" } };
  });
}

function queryParameters({ query }: Endpoint, schemaOf: SchemaOf): object[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaOf(query, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function headers({ headers = {} }: Endpoint): object[] {
  return Object.entries(headers).map(([name, description]) => ({
    name,
    in: "header",
    required: false,
    description,
    schema: { type: "string" },
  }));
}

function bodyOf({ body, upload }: Endpoint, schemaOf: SchemaOf): object | null {
  if (upload) return { required: true, content: Object.fromEntries(upload.map((type) => [type, {}])) };
  return body
    ? { required: !body.safeParse({}).success, content: { "application/json": { schema: schemaOf(body, "input") } } }
    : null;
}

/** The answers by status; refusals list their codes. */
function responses(endpoint: Endpoint, schemaOf: SchemaOf): Record<string, object> {
  const codes = Map.groupBy(refusalsOf(endpoint), (code) => String(httpStatus[code]));
  const refusal = json("", ErrorBody);
  const all: Record<string, EndpointAnswer> = {
    ...Object.fromEntries([...codes.keys()].map((status) => [status, refusal])),
    ...endpoint.answers,
  };
  return Object.fromEntries(
    Object.entries(all).map(([status, { description, content, headers }]) => [
      status,
      {
        description: [description, codes.get(status)?.sort().join(", ")].filter(Boolean).join(" "),
        ...(headers && { headers: mapped(headers, (text) => ({ description: text, schema: { type: "string" } })) }),
        ...(content && { content: mapped(content, (schema) => ({ schema: schemaOf(schema, "output") })) }),
      },
    ]),
  );
}

const mapped = <Value, Result>(record: Readonly<Record<string, Value>>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
