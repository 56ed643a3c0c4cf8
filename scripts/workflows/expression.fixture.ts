// As much of GitHub's expressions as our workflows use, by its rules: what is not there is null, and null is an empty text.

export type Value = string | number | boolean | null | { [name: string]: Value };
export type Contexts = Record<string, Value>;
/** How the steps, or the jobs, before this one went: what `success()` and its like answer by. */
export type Standing = "success" | "failure" | "cancelled";

const token = /\s*(?:(?<text>'(?:[^']|'')*')|(?<number>\d+)|(?<name>[A-Za-z_][\w-]*)|(?<sign>\|\||&&|[!=]=|[!().,]))/y;

/** A text in which every `${{ … }}` is replaced by what it stands for. */
export function filledIn(text: string, contexts: Contexts, standing: Standing = "success"): string {
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => textOf(evaluate(expression, contexts, standing)));
}

/** Whether a step or a job with this condition runs. Without one that asks for how things stand, it is `success() && …`. */
export function holds(condition: string | undefined, contexts: Contexts, standing: Standing): boolean {
  const inner = (condition ?? "success()").trim().replace(/^\$\{\{(.*)\}\}$/s, "$1");
  const asks = /\b(?:success|failure|always|cancelled)\(\)/.test(inner);
  return (asks || standing === "success") && isTrue(evaluate(inner, contexts, standing));
}

function evaluate(expression: string, contexts: Contexts, standing: Standing): Value {
  const tokens: { kind: string; text: string }[] = [];
  token.lastIndex = 0;
  const source = expression.trimEnd();
  while (token.lastIndex < source.length) {
    const groups = token.exec(source)?.groups;
    const [kind, text] = Object.entries(groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    if (kind === undefined || text === undefined) throw new Error(`This expression is not understood: ${expression}`);
    tokens.push({ kind, text });
  }
  let at = 0;
  const isNext = (text: string) => tokens[at]?.kind === "sign" && tokens[at]?.text === text && ++at > 0;
  const demand = (text: string) => {
    if (!isNext(text)) throw new Error(`${text} is missing in: ${expression}`);
  };

  function either(): Value {
    let value = both();
    while (isNext("||")) {
      const other = both();
      value = isTrue(value) ? value : other;
    }
    return value;
  }
  function both(): Value {
    let value = compared();
    while (isNext("&&")) {
      const other = compared();
      value = isTrue(value) ? other : value;
    }
    return value;
  }
  function compared(): Value {
    const value = negated();
    if (isNext("==")) return isSame(value, negated());
    if (isNext("!=")) return !isSame(value, negated());
    return value;
  }
  function negated(): Value {
    return isNext("!") ? !isTrue(negated()) : single();
  }
  function single(): Value {
    if (isNext("(")) {
      const value = either();
      demand(")");
      return value;
    }
    const { kind, text } = tokens[at++] ?? { kind: "end", text: "" };
    if (kind === "text") return text.slice(1, -1).replaceAll("''", "'");
    if (kind === "number") return Number(text);
    if (kind !== "name") throw new Error(`Something is missing in: ${expression}`);
    if (isNext("(")) {
      demand(")");
      return called(text);
    }
    return path(text);
  }
  function path(first: string): Value {
    if (first === "true" || first === "false") return first === "true";
    if (!(first in contexts)) throw new Error(`There is no ${first} here: ${expression}`);
    let value: Value = contexts[first] ?? null;
    while (isNext(".")) {
      const name = tokens[at++]?.text ?? "";
      value = typeof value === "object" && value !== null ? (value[name] ?? null) : null;
    }
    return value;
  }
  function called(name: string): boolean {
    if (name === "always") return true;
    if (name === "success" || name === "failure" || name === "cancelled") return standing === name;
    throw new Error(`There is no ${name}(): ${expression}`);
  }

  const value = either();
  if (at < tokens.length) throw new Error(`There is too much in: ${expression}`);
  return value;
}

const isTrue = (value: Value): boolean => value !== null && value !== false && value !== "" && value !== 0;
const textOf = (value: Value): string => (value === null ? "" : String(value));

function isSame(one: Value, other: Value): boolean {
  if (typeof one === "string" && typeof other === "string") return one.toLowerCase() === other.toLowerCase();
  return one === other;
}
