import matter from "gray-matter";
import {
  CORE_SCHEMA,
  constructFromEvents,
  dump,
  type Event,
  parseEvents,
  SCALAR_STYLE,
  visit,
  YAMLException,
} from "js-yaml";
import { StoryFileError } from "./story-file-error.ts";

// By default, gray-matter evaluates JavaScript front matter, returns shared objects from a cache, reads dates with an old YAML,
// and loses bodies that begin with `---`. Only this file calls it, and always with these options: any options switch its cache
// off.
const options = {
  language: "yaml",
  engines: {
    yaml: { parse: readYaml, stringify: writeYaml },
    json: { parse: refuse, stringify: refuse },
    js: { parse: refuse, stringify: refuse },
    javascript: { parse: refuse, stringify: refuse },
    coffee: { parse: refuse, stringify: refuse },
  },
};

// Limits for hostile files. The longest story that the schema allows stays below them.
const maxLength = 64 * 1024;
const maxLines = 400;
const maxDepth = 8;

/** Keys with which parsed data could reach the prototype of an object it is copied into. */
const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"]);

/** The data between the two `---` lines, as YAML 1.2 reads it (dates stay texts), and everything after the second. */
export function readFrontMatter(text: string): { data: Record<string, unknown>; body: string } {
  // The exact first line also keeps out `---js` and every other language.
  if (!text.startsWith("---\n")) throw new StoryFileError("the first line must be ---", { line: 1 });
  const end = text.indexOf("\n---", 3);
  if (end === -1) throw new StoryFileError("no --- line ends the front matter", { line: 1 });
  if (end > maxLength || text.slice(0, end).split("\n", maxLines + 1).length > maxLines) {
    throw new StoryFileError(`the front matter is longer than ${maxLength / 1024} kB or ${maxLines} lines`);
  }
  const close = end + "\n---".length;
  const body = text.slice(text[close] === "\n" ? close + 1 : close);
  // gray-matter gets only this block, because it would copy and hash the long texts behind it in vain.
  return { data: matter(text.slice(0, close), options).data, body };
}

/** Every value on a line of its own; texts are quoted where any YAML reader could take them for something else. */
export function writeFrontMatter(data: object, body: string): string {
  // An object, because gray-matter would search a text for front matter, and lose a body that begins with `---`.
  return matter.stringify({ content: body }, data, options);
}

function readYaml(source: string): object {
  try {
    const events = parseEvents(source, { maxDepth });
    // Anchors are refused, because a few lines of them can stand for gigabytes.
    if (events.some(namesAnchor)) throw new StoryFileError("anchors and aliases (& and *) are not allowed");
    const documents = constructFromEvents(events, { source, schema: CORE_SCHEMA, maxAliases: 0 });
    if (documents.length > 1) throw new StoryFileError("a second YAML document is not allowed");
    const data = documents[0];
    if (data === null || typeof data !== "object" || Array.isArray(data)) {
      throw new StoryFileError("the front matter must be lines of the form `key: value`", { line: 2 });
    }
    refuseForbiddenKeys(data);
    return data;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // gray-matter's block begins with the end of line 1, so the block's lines are the file's lines, counted from 0.
    const line = error.mark && error.mark.line + 1;
    throw new StoryFileError(`the front matter is no YAML: ${error.reason}`, { line, cause: error });
  }
}

function writeYaml(data: object): string {
  return dump(data, {
    lineWidth: -1,
    quoteStyle: "double",
    noRefs: true,
    // A text of several lines would become a block, whose blank lines at the end gray-matter trims away.
    transform: (documents) =>
      visit(documents, (node) => {
        if (node.kind === "scalar" && node.value.includes("\n")) node.style = SCALAR_STYLE.DOUBLE_QUOTED;
      }),
  });
}

function namesAnchor(event: Event): boolean {
  return "anchorStart" in event && event.anchorStart !== -1;
}

function refuseForbiddenKeys(value: object): void {
  for (const [key, inner] of Object.entries(value)) {
    if (forbiddenKeys.has(key)) throw new StoryFileError(`the key ${key} is not allowed`);
    if (inner !== null && typeof inner === "object") refuseForbiddenKeys(inner);
  }
}

function refuse(): never {
  throw new StoryFileError("front matter is YAML; other languages are not allowed", { line: 1 });
}
