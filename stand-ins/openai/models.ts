import type { Answer, ReceivedRequest } from "../stand-in.ts";
import { refusal } from "./refusal.ts";
import type { State } from "./state.ts";

const effortsFromLow = ["low", "medium", "high", "xhigh", "max"];
const effortsFromNone = ["none", ...effortsFromLow];

/** The text models of late 2026, with the reasoning efforts that each takes. */
const effortsOfModels = new Map([
  ...["gpt-6-luna", "gpt-6-luna-2026-09-22", "gpt-6-sol", "gpt-6-sol-2026-09-22"].map(
    (model) => [model, effortsFromNone] as const,
  ),
  ...["gpt-6.1-sol", "gpt-6.2-sol", "gpt-6-astra", "gpt-6.2-astra"].map((model) => [model, effortsFromLow] as const),
]);
export const textModels = [...effortsOfModels.keys()];
export const effortsOf = (model: string): readonly string[] => effortsOfModels.get(model) ?? [];
export const moderationModels = ["omni-moderation-latest", "omni-moderation-2024-09-26"];
const imageModels = ["flare", "sunburst"].flatMap((name) => [`gpt-image-2.5-${name}`, `gpt-image-2.6-${name}`]);

export const speechModels = ["tts-1", "tts-1-hd", "gpt-4o-mini-tts", "gpt-4o-mini-tts-2025-12-15"];

export const realtimeModels = ["gpt-realtime-2.1", "gpt-realtime-2.1-mini"];

/** Models whose end is published. */
const ends = new Map([["gpt-image-1.5", "2026-12-01"], ...speechModels.map((model) => [model, "2027-01-06"] as const)]);
const created = 1_789_000_000;

/** `/v1/models` and `/v1/models/{id}`; null for everything else. */
export function answerModels({ method, path }: ReceivedRequest, { shutdowns }: State): Answer | null {
  const name = /^\/v1\/models(?:\/([^/]+))?$/.exec(path);
  if (!name) return null;
  if (method !== "GET") return refusal(405, `Not allowed to ${method} on this address`);
  const all = [
    ...textModels,
    ...moderationModels,
    ...imageModels,
    "gpt-image-1.5",
    ...speechModels,
    ...realtimeModels,
  ].map((id) => ({
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
