import { describe, expect, it } from "vitest";
import { createApi, createApp, openRoutes } from "#api/app.ts";
import { libraryOf, partsOf } from "#api/parts.fixture.ts";
import { httpStatus } from "#api/platform/errors.ts";
import { listen } from "#api/platform/http/http.fixture.ts";
import { refusals } from "#web/server/refusals.ts";
import { refusalsOfAny } from "./any-request.ts";

type Schema = Record<string, unknown>;
type Described = {
  operationId: string;
  tags: string[];
  summary: string;
  security: object[];
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
};
type Document = {
  openapi: string;
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> };
};

/** Serves the API, and returns its document. */
async function serve() {
  const parts = partsOf({ clock: { now: () => Temporal.Instant.from("2026-11-21T14:30:00+01:00") } });
  const library = libraryOf([], parts.engagement);
  const { url } = await listen(createApp({ trustProxy: 0 }).use(createApi({ ...parts, library })));
  const response = await fetch(`${url}/api/openapi.json`);
  const document = (await response.json()) as Document;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const find = (method: string, path: string) =>
    operations.find((found) => found.method === method && found.path === path)?.operation;
  const schema = (name: string) => Object.entries(document.components.schemas).find(([key]) => key === name)?.[1];
  return { url, response, document, operations, find, schema };
}

/** Every object within a value. */
function* objectsIn(value: unknown): Generator<Schema> {
  if (typeof value !== "object" || value === null) return;
  yield value as Schema;
  for (const part of Object.values(value)) yield* objectsIn(part);
}

describe("GET /api/openapi.json", () => {
  it("lists logging in and setting up as the only open operations below /api/admin", async () => {
    const { operations, document } = await serve();
    expect(document.components.securitySchemes).toMatchObject({ bearer: { type: "http", scheme: "bearer" } });
    const open = operations.filter(({ operation }) => operation.security.length === 0);
    const doors = open.map(({ method, path }) => `${method.toUpperCase()} ${path.replace("/api/admin", "")}`);
    expect(doors.filter((door) => !door.includes("/api/"))).toEqual(openRoutes);
    expect(open.length).toBeGreaterThan(openRoutes.length);
  });

  it("is OpenAPI 3.1: references resolve, names are unique, and every path parameter is described", async () => {
    const { document, operations, response } = await serve();
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: "Mruk", version: expect.any(String) });
    const tags = document.tags.map(({ name }) => name);
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, method, operation } of operations) {
      const place = `${method} ${path}`;
      expect(["get", "post", "put", "delete"], place).toContain(method);
      expect(tags, place).toContain(operation.tags[0]);
      expect(operation.summary, place).toMatch(/^\S.*[^.]$/);
      const inPath = operation.parameters?.filter((parameter) => parameter.in === "path" && parameter.required) ?? [];
      expect(
        inPath.map(({ name }) => name),
        place,
      ).toEqual(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name));
      expect(
        Object.keys(operation.responses).some((status) => status.startsWith("2")),
        place,
      ).toBe(true);
      for (const [status, { description }] of Object.entries(operation.responses)) {
        expect(`${place} ${status} ${description}`).toMatch(/ [2-5]\d\d \S/);
      }
    }
    for (const { $ref } of objectsIn(document)) {
      if ($ref === undefined) continue;
      expect(Object.keys(document.components.schemas)).toContain(String($ref).replace("#/components/schemas/", ""));
    }
    for (const { $schema, $id, $defs } of objectsIn(document))
      expect([$schema, $id, $defs]).toEqual([undefined, undefined, undefined]);
  });

  it("has one schema for all refusals, with every stable code", async () => {
    const { document, operations } = await serve();
    expect(document.components.schemas.ErrorBody).toMatchObject({
      properties: { code: { enum: Object.keys(httpStatus) } },
      required: ["error", "code"],
      additionalProperties: false,
    });
    for (const { operation } of operations) {
      expect(operation.responses["500"]?.content?.["application/json"]?.schema).toEqual({
        $ref: "#/components/schemas/ErrorBody",
      });
    }
  });

  it("describes the refusals of any request once, as the server sends them", async () => {
    const { document } = await serve();
    const codes = [...new Set(Object.values(refusals).map((refusal) => refusal().code))];
    expect(new Set(refusalsOfAny)).toEqual(new Set(codes));
    for (const code of codes) expect(document.info.description).toContain(`${httpStatus[code]} ${code}`);
  });

  it("distinguishes what may be sent from what is answered", async () => {
    const { find, schema } = await serve();
    const { parameters = [] } = find("get", "/api/posts") ?? {};
    expect(parameters.map(({ name, required }) => [name, required])).toEqual([
      ["limit", false],
      ["offset", false],
      ["from", false],
      ["before", false],
    ]);
    const { requestBody, responses } = find("post", "/api/admin/posts") ?? {};
    expect(requestBody?.content).toEqual({ "application/json": { schema: { $ref: "#/components/schemas/NewPost" } } });
    expect(responses?.["201"]?.content).toEqual({
      "application/json": { schema: { $ref: "#/components/schemas/AdminPost" } },
    });
    expect(schema("NewPost")?.required).not.toContain("timeSlot");
    expect(schema("AdminPost")?.required).toContain("timeSlot");
    expect(Object.keys(find("post", "/api/admin/pictures")?.requestBody?.content ?? {})).toEqual([
      "image/png",
      "image/jpeg",
      "image/webp",
    ]);
  });

  it("is linked from every answer", async () => {
    const { url } = await serve();
    for (const path of ["/api/posts", "/api/nothing", "/api/admin/posts"]) {
      expect((await fetch(url + path)).headers.get("link"), path).toBe('</api/openapi.json>; rel="service-desc"');
    }
    expect((await fetch(`${url}/robots.txt`)).headers.has("link")).toBe(false);
  });
});
