import { z } from "zod";
import type { EndpointGroup } from "#api/platform/http/endpoint.ts";
import { ErrorBody, Success } from "#api/platform/http/error-body.ts";

export type JsonSchema = Record<string, unknown>;

/** Returns the JSON schema of one that an operation names. */
export type SchemaOf = (schema: z.ZodType, side: Side) => JsonSchema;

/** A schema may accept more than it returns: a default, a text that becomes a number. */
export type Side = "input" | "output";

const address = (id: string) => `#/components/schemas/${id}`;

/** Describes the schemas that features name as components; all others are inlined, with references to those. */
export function describeSchemas(list: readonly EndpointGroup[]): {
  components: Record<string, JsonSchema>;
  schemaOf: SchemaOf;
} {
  const named = Object.assign({ ErrorBody, Success }, ...list.map(({ schemas }) => schemas)) as Record<
    string,
    z.ZodType
  >;
  const bodies = new Set(list.flatMap(({ endpoints }) => endpoints.map(({ body }) => body)));
  const sideOf = (schema: z.ZodType): Side => (bodies.has(schema) ? "input" : "output");

  /** Describes the given schemas by name; those among them that others contain are referenced. */
  function describe(schemas: Record<string, z.ZodType>, side: Side): Record<string, JsonSchema> {
    const registry = z.registry<{ id: string }>();
    for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
    const { schemas: found } = z.toJSONSchema(registry, { io: side, uri: address, unrepresentable: "any", override });
    return Object.fromEntries(Object.entries(found).map(([id, schema]) => [id, bare(schema as JsonSchema)]));
  }

  const ofSide = (side: Side) =>
    Object.fromEntries(Object.entries(named).filter(([, schema]) => sideOf(schema) === side));
  return {
    components: { ...describe(ofSide("output"), "output"), ...describe(ofSide("input"), "input") },
    schemaOf(schema, side) {
      const name = Object.keys(named).find((id) => named[id] === schema);
      if (name !== undefined) return { $ref: address(name) };
      const { here } = describe({ ...ofSide(side), here: schema }, side);
      return here as JsonSchema; // The registry was given this schema just now.
    },
  };
}

/** The format makes the long pattern beside it redundant. */
function override({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
}

/** Removes the schema's own address, since it stands in this document. */
function bare({ $schema, $id, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
