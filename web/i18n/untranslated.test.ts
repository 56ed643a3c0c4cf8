// Every text on screen must come from a key: this finds literal texts in components.
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { parseAst } from "rolldown/parseAst";
import { expect, it } from "vitest";
import { visit } from "#scripts/arrows.ts";

type Node = Record<string, unknown>;
const children = (node: unknown) => ((node as Node | null)?.children ?? []) as Node[];
const attributes = (element: Node) => ((element.openingElement as Node).attributes ?? []) as Node[];
const nameOf = (attribute: Node) => (attribute.name as { name?: unknown } | undefined)?.name;

/** Attributes that readers see or hear. */
const spoken = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "label",
  "placeholder",
  "title",
]);
/** Texts that are the same in every language: the product's name, and the specification's texts for a crash. */
const untranslatable = /\bMruk\b|^Loading\.\.\.$/g;

/** The literal words of a node that is shown: text, a string, the fixed parts of a template, either branch of a choice. */
function literals(node: unknown): string[] {
  const { type, value, expression, quasis, consequent, alternate, left, right } = (node ?? {}) as Node;
  if (type === "JSXText" || type === "Literal") return typeof value === "string" ? [value] : [];
  if (type === "JSXExpressionContainer") return literals(expression);
  if (type === "TemplateLiteral") return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked);
  if (type === "ConditionalExpression") return [...literals(consequent), ...literals(alternate)];
  if (type === "LogicalExpression") return [...literals(left), ...literals(right)];
  return [];
}

/** The specification gives some sentences in Polish for both languages: their elements have a `lang` attribute. */
const isPolish = (element: Node) =>
  attributes(element).some((attribute) => nameOf(attribute) === "lang" && literals(attribute.value)[0] === "pl");

function untranslated(source: string): string[] {
  const program = parseAst(source, { lang: "tsx" });
  const inPolish = new Set<unknown>();
  const found: string[] = [];
  visit(program, (node) => {
    if (node.type === "JSXElement" && isPolish(node)) visit(node, (inner) => inPolish.add(inner));
  });
  visit(program, (node) => {
    if (inPolish.has(node)) return;
    if (node.type === "JSXElement" || node.type === "JSXFragment") found.push(...children(node).flatMap(literals));
    if (node.type === "JSXAttribute" && spoken.has(String(nameOf(node)))) found.push(...literals(node.value));
  });
  return found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text.replace(untranslatable, "")));
}

it.each([
  ["<p>Hello</p>", ["Hello"]],
  ['<p>{"Hello"}</p>', ["Hello"]],
  ["<>Hello</>", ["Hello"]],
  [`<p>{\`\${count} stories\`}</p>`, ["stories"]],
  ['<p>{busy ? "Wait" : t("go")}</p>', ["Wait"]],
  ['<p>{busy && "Wait"}</p>', ["Wait"]],
  ['<img alt="A cat" />', ["A cat"]],
  ['<button aria-label="Close" />', ["Close"]],
  ['<input placeholder={"Your name"} />', ["Your name"]],
  ['<p lang="en">Hello</p>', ["Hello"]],
])("finds what does not come through a key in %s", (source, words) => {
  expect(untranslated(source)).toEqual(words);
});

it.each([
  '<p>{t("go")}</p>',
  "<p>404</p>",
  '<img className="plate" alt="" />',
  `<Head title={\`\${title} | Mruk\`} />`,
  "<a>Mruk</a>",
  '<main lang="pl"><p>Przepraszamy za problemy techniczne.</p></main>',
])("lets %s pass", (source) => {
  expect(untranslated(source)).toEqual([]);
});

it("finds no text in any component that did not come through a key", async () => {
  const web = join(import.meta.dirname, "..");
  for await (const file of glob("**/*.tsx", { cwd: web })) {
    expect([file, untranslated(readFileSync(join(web, file), "utf8"))]).toEqual([file, []]);
  }
});
