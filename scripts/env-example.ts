// Writes .env.example: every setting in one line of words, with its default or an example. Part of `npm run fix`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readConfig } from "#api/platform/config.ts";
import { settingGroups } from "#api/platform/settings.ts";

const head = `# Every setting of Mruk. None is needed. Copy this file to .env and take the # away from what you want to be otherwise; what
# the environment says already wins. Each line shows the default, or where there is none, an example. docs/settings.md says more.
# Written by npm run fix from api/platform/settings.ts.
`;

/** The text that .env.example is to have. */
export function envExample(): string {
  const groups = Object.entries(settingGroups).map(([title, settings]) => {
    const lines = Object.entries(settings).map(([name, schema]) => settingLines(name, schema));
    return `\n# --- ${title} ---\n\n${lines.join("\n")}`;
  });
  return head + groups.join("");
}

const defaults: Record<string, unknown> = readConfig({});

function settingLines(name: string, schema: z.ZodType): string {
  const { description = "", example } = schema.meta() ?? {};
  const choices = choicesOf(schema);
  const words = [description, ...(choices ? [`One of ${choices.join(", ")}.`] : [])].join(" ");
  return `# ${words}\n#${name}=${quoted(String(defaults[name] ?? example ?? ""))}\n`;
}

function choicesOf(schema: z.core.$ZodType): readonly unknown[] | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return choicesOf(schema.unwrap());
  return schema instanceof z.ZodEnum ? schema.options : null;
}

const quoted = (value: string) => (/[\s#"'`]/.test(value) ? `"${value}"` : value);

const path = join(import.meta.dirname, "..", ".env.example");

/** The present text of .env.example. */
export const keptEnvExample = (): string => readFileSync(path, "utf8");

if (import.meta.main) writeFileSync(path, envExample());
