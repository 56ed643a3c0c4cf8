import { masterSize } from "#api/images/model.ts";
import type { Illustrator } from "../model.ts";
import { costOf } from "../spending/prices.ts";
import { costOfPicture, masterFromAnswer } from "./picture-answer.ts";
import { picturePrompt } from "./picture-prompt.ts";
import { outputTokensOf, type Quality } from "./picture-tokens.ts";
import { readReferences } from "./references.ts";
import type { AiService } from "./service.ts";

type Options = {
  service: AiService;
  model: string;
  quality: Quality;
  /** The folder with reference pictures of Mruk (`content/cat/`); without any, pictures are drawn from words alone. */
  referencesDir: string;
  /** The time limit for a picture. */
  deadlineMs?: number;
};

/** A day has three stories. */
const atOnce = 3;
/** The best qualities take minutes. After five minutes of silence, fetch gives up by itself. */
const patienceMs = 290_000;

/** The input tokens of the prompt, and of each reference sheet. */
const promptTokens = 900;
const referenceTokens = 1_500;
/** A library usually has three or four views of Mruk, which fit on one sheet. */
const usualReferences = 1;
/** The ratio of the reserved amount to the usual cost of a picture. */
const reservedRatio = 1.3;

/** The illustrator with an image model, which also gets pictures of Mruk. */
export function openaiIllustrator(options: Options): Illustrator {
  const { service, model, quality, referencesDir, deadlineMs = patienceMs } = options;
  const outputTokens = outputTokensOf(model, quality);
  const usualUsd = (pictures: number) => {
    const imageTokens = pictures * referenceTokens;
    return costOf({ kind: "image", model }, { inputTokens: promptTokens + imageTokens, imageTokens, outputTokens });
  };
  return {
    name: "openai",
    model,
    atOnce,
    estimateUsd: usualUsd(usualReferences),
    async draw(brief, { id, purse, signal }) {
      const references = await readReferences(referencesDir);
      const usual = usualUsd(references.length);
      const prompt = picturePrompt(brief, { withReferences: references.length > 0 });
      const answer = await service.call<unknown>({
        what: "the picture",
        model,
        purse,
        atMostUsd: usual * reservedRatio,
        deadlineMs,
        signal,
        send(client, ending) {
          const request = {
            model,
            prompt,
            n: 1,
            size,
            quality,
            background: "opaque",
            output_format: "webp",
            output_compression: 95,
          } as const;
          if (references.length === 0) return client.images.generate(request, { signal: ending });
          return client.images.edit({ ...request, image: references.map(fileOf) }, { signal: ending });
        },
        costOf: (response) => costOfPicture(response, { model, usualUsd: usual }),
      });
      return masterFromAnswer(answer, { model, storyId: id });
    },
  };
}

const size = `${masterSize.width}x${masterSize.height}`;

const fileOf = (bytes: Uint8Array<ArrayBuffer>, at: number) =>
  new File([bytes], `mruk-${at + 1}.webp`, { type: "image/webp" });
