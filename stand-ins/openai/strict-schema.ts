// The service's rules for schemas of strict structured output.

const permitted = new Set(
  ["type", "properties", "required", "additionalProperties", "items", "enum", "const", "anyOf", "description"].concat(
    ["title", "$ref", "$defs", "$schema", "pattern", "format", "minItems", "maxItems"],
    ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ),
);
const deepest = 10;

type Schema = Record<string, unknown>;
const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The first fault of a schema in the service's words; null where it is valid. */
export function schemaFault(schema: unknown, name: string): string | null {
  const fault = isSchema(schema) && schema.type === "object" ? faultIn(schema, []) : "schema must be of type 'object'";
  return fault === null ? null : `Invalid schema for response_format '${name}': ${fault}`;
}

function faultIn(schema: Schema, path: string[]): string | null {
  const at = `In context=(${path.map((part) => `'${part}'`).join(", ")}), `;
  if (path.length > deepest * 2) return `${at}it is nested too deeply.`;
  const stranger = Object.keys(schema).find((keyword) => !permitted.has(keyword));
  if (stranger !== undefined) return `${at}'${stranger}' is not permitted.`;
  if (!("type" in schema || "anyOf" in schema || "$ref" in schema)) return `${at}schema must have a 'type' key.`;
  if (schema.type === "object") {
    const fault = objectFault(schema);
    if (fault) return at + fault;
  }
  if (schema.type === "array" && !isSchema(schema.items)) return `${at}array schema missing items.`;
  return firstFault(childrenOf(schema), path);
}

function objectFault({ properties, required, additionalProperties }: Schema): string | null {
  if (additionalProperties !== false) return "'additionalProperties' is required to be supplied and to be false.";
  const names = isSchema(properties) ? Object.keys(properties) : [];
  const demanded = Array.isArray(required) ? required : [];
  const missing = names.find((name) => !demanded.includes(name));
  if (missing === undefined && demanded.length === names.length) return null;
  return `'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
}

type Child = [path: string[], schema: unknown];

function childrenOf(schema: Schema): Child[] {
  const named = ["properties", "$defs", "anyOf"].flatMap((keyword) =>
    Object.entries(schema[keyword] ?? {}).map(([name, child]): Child => [[keyword, name], child]),
  );
  return schema.items === undefined ? named : [...named, [["items"], schema.items]];
}

function firstFault(children: Child[], path: string[]): string | null {
  for (const [where, child] of children) {
    const fault = isSchema(child) ? faultIn(child, [...path, ...where]) : "schema must be an object.";
    if (fault) return fault;
  }
  return null;
}

/** The values that a property may have: `picture.place`; of a list, those of its items. */
export function allowedIn(schema: Schema, path: string): string[] {
  let here: unknown = schema;
  for (const name of path.split(".")) here = isSchema(here) && isSchema(here.properties) ? here.properties[name] : {};
  const of = isSchema(here) && isSchema(here.items) ? here.items : here;
  const values = isSchema(of) && Array.isArray(of.enum) ? of.enum : [];
  return values.filter((value) => typeof value === "string");
}
