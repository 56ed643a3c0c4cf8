// Parses the text format of Prometheus (version 0.0.4) line by line, and throws on anything else.

export type MetricFamily = {
  type: string;
  help: string;
  samples: { name: string; labels: Record<string, string>; value: number }[];
};

const metricName = "[a-zA-Z_:][a-zA-Z0-9_:]*";
const comment = new RegExp(`^# (HELP|TYPE) (${metricName}) (.+)$`);
const sample = new RegExp(`^(${metricName})(?:\\{(.*)\\})? (\\S+)$`);
const label = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(,|$)/y;
const number = /^(?:NaN|[+-]Inf|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)$/i;
const types = ["counter", "gauge", "histogram", "summary", "untyped"];

/** Every metric of an answer by its name. */
export function readMetrics(text: string): Map<string, MetricFamily> {
  if (!text.endsWith("\n")) throw new Error("The last line has no end");
  const families = new Map<string, MetricFamily>();
  let current = "";
  const seen = new Set<string>();
  for (const line of text.slice(0, -1).split("\n")) {
    if (line === "") continue;
    const fault = (why: string) => new Error(`${why}: ${line}`);
    if (line.startsWith("#")) {
      const [, kind, name = "", words = ""] = comment.exec(line) ?? [];
      if (kind === "HELP") {
        if (families.has(name)) throw fault("Told twice");
        families.set(name, { type: "", help: words, samples: [] });
        current = name;
      } else if (kind === "TYPE" && name === current && types.includes(words)) {
        (families.get(name) as MetricFamily).type = words;
      } else throw fault("No comment of the format");
      continue;
    }
    const [, name = "", inBraces, value = ""] = sample.exec(line) ?? [];
    const family = families.get(current);
    if (!family?.type || !belongs(name, current, family.type)) throw fault("A sample of nothing that was announced");
    if (!number.test(value)) throw fault("No number");
    const labels = labelsIn(inBraces);
    if (labels === null) throw fault("No labels of the format");
    const key = `${name} ${JSON.stringify(Object.entries(labels).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
    if (seen.has(key)) throw fault("Twice the same");
    seen.add(key);
    family.samples.push({ name, labels, value: Number(value.replace("Inf", "Infinity")) });
  }
  for (const [name, family] of families) checkFamily(name, family);
  return families;
}

const belongs = (name: string, family: string, type: string) =>
  type === "histogram" ? ["_bucket", "_sum", "_count"].some((end) => name === family + end) : name === family;

function labelsIn(text: string | undefined): Record<string, string> | null {
  const labels: Record<string, string> = {};
  label.lastIndex = 0;
  while (text !== undefined && label.lastIndex < text.length) {
    const [, name, value] = label.exec(text) ?? [];
    if (name === undefined || value === undefined || name in labels) return null;
    labels[name] = value;
  }
  return labels;
}

function checkFamily(name: string, { type, help, samples }: MetricFamily): void {
  if (help.length < 5) throw new Error(`${name} says too little of itself`);
  if (type === "counter" && !name.endsWith("_total")) throw new Error(`${name} is a counter and does not say so`);
  if (type !== "histogram") return;
  for (const { labels, value } of samples.filter((one) => one.name === `${name}_count`)) {
    const of = Object.entries(labels);
    const buckets = samples.filter(
      (one) => one.name === `${name}_bucket` && of.every(([key, text]) => one.labels[key] === text),
    );
    const counts = buckets.map((bucket) => bucket.value);
    const rises = counts.every((count, at) => at === 0 || count >= (counts[at - 1] ?? 0));
    if (!rises || buckets.at(-1)?.labels.le !== "+Inf" || counts.at(-1) !== value) {
      throw new Error(`${name} does not add up`);
    }
  }
}
