import type { Answer, ReceivedRequest } from "../stand-in.ts";
import { refusal } from "./refusal.ts";
import type { State } from "./state.ts";

/** The text models of late 2026. */
export const textModels = ["gpt-6-luna", "gpt-6-luna-2026-09-22", "gpt-6-sol", "gpt-6-sol-2026-09-22"];
export const moderationModels = ["omni-moderation-latest", "omni-moderation-2024-09-26"];
const imageModels = ["gpt-image-2.5-flare", "gpt-image-2.5-sunburst", "gpt-image-1.5"];

/** Models whose end is published. */
const ends = new Map([["gpt-image-1.5", "2026-12-01"]]);
const created = 1_789_000_000;

/** `/v1/models` and `/v1/models/{id}`; null for everything else. */
export function answerModels({ method, path }: ReceivedRequest, { shutdowns }: State): Answer | null {
  const name = /^\/v1\/models(?:\/([^/]+))?$/.exec(path);
  if (!name) return null;
  if (method !== "GET") return refusal(405, `Not allowed to ${method} on this address`);
  const all = [...textModels, ...moderationModels, ...imageModels].map((id) => ({
    id,
    object: "model",
    created,
    owned_by: "system",
    shutdown_date: shutdowns.get(id) ?? ends.get(id) ?? null,
  }));
  if (name[1] === undefined) return { body: { object: "list", data: all } };
  const wanted = decodeURIComponent(name[1]);
  const model = all.find(({ id }) => id === wanted);
  return model ? { body: model } : unknownModel(wanted, 404);
}

export function unknownModel(model: string, status = 400): Answer {
  return refusal(status, `The requested model '${model}' does not exist.`, { param: "model", code: "model_not_found" });
}
