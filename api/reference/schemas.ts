import { z } from "zod";
import { ErrorBody, Success } from "../platform/error-body.ts";
import type { FeatureReference } from "../platform/operation.ts";

export type JsonSchema = Record<string, unknown>;

/** The JSON schema of one that an operation names. */
export type SchemaOf = (schema: z.ZodType, side: Side) => JsonSchema;

/** A schema may take in more than it gives out: a default, a text that becomes a number. */
export type Side = "input" | "output";

const address = (id: string) => `#/components/schemas/${id}`;

/** What features name, as components, and everything else in place, with references to those. */
export function describeSchemas(list: readonly FeatureReference[]): {
  components: Record<string, JsonSchema>;
  schemaOf: SchemaOf;
} {
  const named = Object.assign({ ErrorBody, Success }, ...list.map(({ schemas }) => schemas)) as Record<
    string,
    z.ZodType
  >;
  const bodies = new Set(list.flatMap(({ operations }) => operations.map(({ body }) => body)));
  const sideOf = (schema: z.ZodType): Side => (bodies.has(schema) ? "input" : "output");

  /** The given schemas by their names; those among them that others hold are referred to. */
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
      return here as JsonSchema; // It was asked for.
    },
  };
}

/** A format says all that the long pattern beside it does. */
function override({ jsonSchema }: { jsonSchema: { format?: string; pattern?: string } }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
}

/** Without what says where the schema lies: in this document. */
function bare({ $schema, $id, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
