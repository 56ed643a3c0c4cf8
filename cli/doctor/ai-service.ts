import { z } from "zod";
import { refuseUnknownEffort } from "#api/generation/openai/efforts.ts";
import { isPriced, type Kind, pricesOf } from "#api/generation/spending/prices.ts";
import { hasSpeechPrice } from "#api/narration/openai/prices.ts";
import type { Config } from "#api/platform/config.ts";
import { creditFinding } from "./ai-credit.ts";
import type { CheckContext } from "./check-context.ts";
import { type Check, type Finding, failed, ok, skipped, warning } from "./finding.ts";

const timeoutMilliseconds = 10_000;
/** Enough time to try another model before the old one ends. */
const warnDays = 60;

const withoutModeration =
  "Set MODERATION_MODEL=off where the service has no moderation (the other checks remain), or name the model that it has.";

const Model = z.looseObject({ id: z.string(), shutdown_date: z.iso.date().nullish() });
const Models = z.looseObject({ data: z.array(Model) });
type Model = z.infer<typeof Model>;
const Refusal = z.looseObject({ error: z.looseObject({ code: z.string().nullish() }) });

/** Checks the AI service, only where it is used. The list of models is requested once for all checks. */
export function aiServiceChecks({ config, clock }: Pick<CheckContext, "config" | "clock">): Record<string, Check> {
  const { OPENAI_API_KEY: key, OPENAI_BASE_URL: base } = config;
  const byDefault = key === undefined ? "house" : "openai";
  const { STORYTELLER = byDefault, ILLUSTRATOR = byDefault } = config;
  const [writes, draws, reads] = [STORYTELLER === "openai", ILLUSTRATOR === "openai", config.NARRATOR === "openai"];
  const isUsed = writes || draws || reads;
  const host = new URL(base).host;

  const moderates = writes && config.MODERATION_MODEL !== "off";

  const request = (path: string, { headers, ...more }: { method?: string; headers?: object; body?: string } = {}) =>
    fetch(`${base.replace(/\/$/, "")}${path}`, {
      ...more,
      headers: { authorization: `Bearer ${key}`, ...headers },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    }).catch(() => null);
  /** Asking costs nothing: moderation is free. */
  async function hasNoModeration(): Promise<boolean> {
    const body = JSON.stringify({ model: config.MODERATION_MODEL, input: "A cat sleeps." });
    const headers = { "content-type": "application/json" };
    const answer = await request("/moderations", { method: "POST", headers, body });
    return answer !== null && [404, 405, 501].includes(answer.status);
  }
  let listed: Promise<ModelList | null> | undefined;
  const listModels = () => {
    listed ??= request("/models").then((answer) => answer && modelsIn(answer));
    return listed;
  };

  const keys = async (): Promise<Finding> => {
    if (!isUsed) return ok("the house storyteller and illustrator need none");
    if (key === undefined) {
      return failed("OPENAI_API_KEY is not set, but openai is chosen", "Set it, or leave the work to the house.");
    }
    return keyFinding(await listModels(), host);
  };

  return {
    keys,

    credit: async () => {
      if (!isUsed || key === undefined) return skipped("nobody works with a model");
      if (!writes) return skipped("only a picture or speech would show it, and costs more than a word");
      if ((await keys()).state !== "ok") return skipped("the key comes first");
      return creditFinding({ config, clock });
    },

    models: async () => {
      if (!isUsed || key === undefined) return skipped("nobody works with a model");
      if (writes) refuseUnknownEffort(config.TEXT_MODEL, config.TEXT_EFFORT);
      const { models } = (await listModels()) ?? { models: null };
      if (models === null && moderates && (await hasNoModeration())) {
        return failed(`${host} has no moderation, so no story would pass`, withoutModeration);
      }
      if (models === null) return skipped(`${host} gives no list of models`);
      const chosen = [
        ...(writes ? (["TEXT_MODEL", "JUDGE_MODEL"] as const) : []),
        ...(moderates ? (["MODERATION_MODEL"] as const) : []),
        ...(draws ? (["IMAGE_MODEL"] as const) : []),
        ...(reads ? (["SPEECH_MODEL"] as const) : []),
      ];
      const today = clock.now().toZonedDateTimeISO("UTC").toPlainDate();
      const findings = chosen.map(async (name) => {
        const id = config[name];
        const model = models.find((each) => each.id === id) ?? (await modelOf(await request(`/models/${id}`)));
        return availabilityOf(name, id, { model, today });
      });
      return worstOf(await Promise.all(findings));
    },

    budget: () => (isUsed ? budgetFindings(config, { writes, draws, reads }) : ok("the house costs nothing")),
  };
}

/** What the answer to the list of models says about the key. */
function keyFinding(answer: ModelList | null, host: string): Finding {
  if (answer === null) return warning(`${host} does not answer`, "Check the network and OPENAI_BASE_URL.");
  if (answer.mayNotList) return ok("OPENAI_API_KEY is accepted; it may not list models, so nobody looked them up");
  if (answer.status === 401 || answer.status === 403) {
    return failed(`OPENAI_API_KEY is refused (${answer.status})`, "Check the key and what it may do.");
  }
  // A compatible service may have no list of models. Only the first story then shows whether it takes the key.
  if (answer.status === 404 || answer.status === 405) return ok(`${host} answers`);
  if (answer.status === 200) return ok("OPENAI_API_KEY is accepted");
  return warning(`${host} answers with ${answer.status}`, "Try again later, and look at the service's status page.");
}

/** The day's budget, and the models that count for more than they may cost. */
type Uses = { writes: boolean; draws: boolean; reads: boolean };

function budgetFindings(config: Config, { writes, draws, reads }: Uses): Finding[] {
  const { BUDGET_USD_PER_DAY: budget, TEXT_MODEL, JUDGE_MODEL, IMAGE_MODEL, SPEECH_MODEL } = config;
  const unpriced = [
    ...(writes ? [...new Set([TEXT_MODEL, JUDGE_MODEL])].flatMap((model) => unpricedFinding("text", model)) : []),
    ...(draws ? unpricedFinding("image", IMAGE_MODEL) : []),
    ...(reads && !hasSpeechPrice(SPEECH_MODEL) ? [unpricedSpeech(SPEECH_MODEL)] : []),
  ];
  if (budget !== undefined) return [ok(`a day may cost ${budget} USD`), ...unpriced];
  const hint = "Set BUDGET_USD_PER_DAY; mruk costs shows what days cost.";
  return [warning("nothing limits what a day may cost", hint), ...unpriced];
}

function unpricedFinding(kind: Kind, model: string): Finding[] {
  if (isPriced({ kind, model })) return [];
  const { input, output } = pricesOf({ kind, model });
  const says = `the price of ${model} is unknown, so it counts as the dearest: $${input} for a million tokens in and $${output} out`;
  return [warning(says, "Choose a budget that bears it; what is really charged stands on the service's own page.")];
}

const unpricedSpeech = (model: string): Finding =>
  warning(
    `the price of ${model} is unknown, so it counts as the dearest that reads aloud`,
    "Choose a budget that bears it; what is really charged stands on the service's own page.",
  );

const parsed = async (answer: Response): Promise<unknown> => answer.json().catch(() => null);

type ModelList = {
  status: number;
  models: Model[] | null;
  /** Whether a restricted key lacks only the right to list models. */
  mayNotList: boolean;
};

async function modelsIn(answer: Response): Promise<ModelList> {
  const { ok, status } = answer;
  const body = await parsed(answer);
  const mayNotList = Refusal.safeParse(body).data?.error.code === "missing_scope";
  return { status, models: ok ? (Models.safeParse(body).data?.data ?? null) : null, mayNotList };
}

async function modelOf(answer: Response | null): Promise<Model | undefined> {
  return answer?.ok ? Model.safeParse(await parsed(answer)).data : undefined;
}

const generation = "mruk generate --dry-run shows what it would cost";

type Availability = { model: Model | undefined; today: Temporal.PlainDate };

/** Whether a model exists, and until when. */
function availabilityOf(name: string, id: string, { model, today }: Availability): Finding {
  const trial = name === "SPEECH_MODEL" ? "mruk voices try lets you hear it (docs/voices.md names models)" : generation;
  const change = `Choose another in ${name} and try it: ${trial}.`;
  const missing = name === "MODERATION_MODEL" ? withoutModeration : change;
  if (!model) return failed(`${name} ${id} does not exist`, missing);
  // The list names the models of pictures also to organisations that get none.
  const said = /^gpt-image-/.test(id) ? `${id} (for verified organisations only)` : id;
  if (!model.shutdown_date) return ok(said);
  const { days } = today.until(model.shutdown_date, { largestUnit: "days" });
  if (days < 0) return failed(`${name} ${id} was shut down on ${model.shutdown_date}`, change);
  const ends = `${name} ${id} ends on ${model.shutdown_date}`;
  return days <= warnDays ? warning(ends, change) : ok(`${said} until ${model.shutdown_date}`);
}

const severities = ["failed", "warning", "ok"] as const;

/** Joins the findings of the worst state into one. */
function worstOf(findings: readonly Finding[]): Finding {
  const state = severities.find((each) => findings.some((finding) => finding.state === each)) ?? "ok";
  const same = findings.filter((finding) => finding.state === state);
  const hint = same.find((finding) => finding.hint)?.hint;
  return { state, says: same.map(({ says }) => says).join(", "), ...(hint !== undefined && { hint }) };
}
