import type { EndpointGroup } from "#api/platform/http/endpoint.ts";
import { ofAnyRequest } from "./any-request.ts";
import { describeEndpoint } from "./describe-endpoint.ts";
import { describeSchemas } from "./schemas.ts";

/** The OpenAPI document of the endpoints below `/api`, built from the schemas that they parse with. */
export function referenceDocument(groups: readonly EndpointGroup[]): object {
  const list = groups
    .map((group) => ({ ...group, endpoints: group.endpoints.filter(({ path }) => path.startsWith("/api/")) }))
    .filter(({ endpoints }) => endpoints.length > 0);
  const { components, schemaOf } = describeSchemas(list);
  const paths: Record<string, Record<string, object>> = {};
  for (const { title, endpoints } of list) {
    for (const endpoint of endpoints) {
      const { path, method } = endpoint;
      paths[path] = { ...paths[path], [method]: describeEndpoint(endpoint, { tag: title, schemaOf }) };
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
    tags: [...new Set(list.map(({ title }) => title))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The token of POST /api/admin/login." },
      },
    },
  };
}
