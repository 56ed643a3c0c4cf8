// The settings as a file that people read and change: every one with a line of words, those without a value behind a #.
import { parseEnv } from "node:util";
import { z } from "zod";
import { readConfig } from "./config.ts";
import { settingGroups } from "./settings.ts";

type Values = Readonly<Record<string, string>>;

/** The whole file below these lines of comment. A setting without a value shows its default, or where there is none, an example. */
export function settingsFile(head: string, values: Values = {}): string {
  const groups = Object.entries(settingGroups).map(([title, settings]) => {
    const lines = Object.entries(settings).map(([name, schema]) => settingLines(name, schema, values[name]));
    return `\n# --- ${title} ---\n\n${lines.join("\n")}`;
  });
  return head + groups.join("");
}

/** A settings file that says what it said, with lines for those of these values that it does not set. */
export function withMissingSettings(text: string, values: Values): string {
  const present = parseEnv(text);
  const missing = Object.entries(values).filter(([name]) => present[name] === undefined);
  if (missing.length === 0) return text;
  const lines = missing.map(([name, value]) => `${name}=${quoted(value)}\n`);
  return `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}${lines.join("")}`;
}

const defaults: Record<string, unknown> = readConfig({});

function settingLines(name: string, schema: z.ZodType, value: string | undefined): string {
  const { description = "", example } = schema.meta() ?? {};
  const choices = choicesOf(schema);
  const words = [description, ...(choices ? [`One of ${choices.join(", ")}.`] : [])].join(" ");
  const line =
    value === undefined ? `#${name}=${quoted(String(defaults[name] ?? example ?? ""))}` : `${name}=${quoted(value)}`;
  return `# ${words}\n${line}\n`;
}

function choicesOf(schema: z.core.$ZodType): readonly unknown[] | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return choicesOf(schema.unwrap());
  return schema instanceof z.ZodEnum ? schema.options : null;
}

/** The value in the quotes that it needs; such a file knows no way to write a value that has all three kinds. */
function quoted(value: string): string {
  if (!/[\s#"'`]/.test(value)) return value;
  const mark = ['"', "'", "`"].find((each) => !value.includes(each)) ?? '"';
  return mark + value + mark;
}
