import type { FeatureReference } from "#api/platform/http/operation.ts";
import { ofAnyRequest } from "./any-request.ts";
import { describeOperation } from "./describe-operation.ts";
import { features } from "./features.ts";
import { describeSchemas } from "./schemas.ts";

let whole: object | undefined;

/** The OpenAPI document of everything below `/api`, built from the schemas that the API itself parses with. */
export function referenceDocument(): object {
  whole ??= documentOf(features);
  return whole;
}

function documentOf(list: readonly FeatureReference[]): object {
  const { components, schemaOf } = describeSchemas(list);
  const paths: Record<string, Record<string, object>> = {};
  for (const { title, operations } of list) {
    for (const operation of operations) {
      const path = `/api${operation.path}`;
      paths[path] = { ...paths[path], [operation.method]: describeOperation(operation, { tag: title, schemaOf }) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Mruk",
      version: "1",
      summary: "Three illustrated stories a day about one cat in Warsaw, in English and Polish.",
      description: ofAnyRequest,
      license: { name: "MIT", identifier: "MIT" },
    },
    tags: list.map(({ title }) => ({ name: title })),
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token of POST /api/admin/login." },
      },
    },
  };
}
