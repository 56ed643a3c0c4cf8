import { masterSize } from "../../images/model.ts";
import type { Illustrator } from "../model.ts";
import { costOf } from "../spending/prices.ts";
import { costOfPicture, masterFromAnswer } from "./picture-answer.ts";
import { picturePrompt } from "./picture-prompt.ts";
import { readReferences } from "./references.ts";
import type { AiService } from "./service.ts";

type Quality = "low" | "medium" | "high" | "xhigh" | "max" | "auto";

type Options = {
  service: AiService;
  model: string;
  quality: Quality;
  /** The folder with reference pictures of Mruk (`content/cat/`); without any, pictures are drawn from words alone. */
  referencesDir: string;
  /** For how long a picture is waited for. */
  deadlineMs?: number;
};

/** As many as a day has stories. */
const atOnce = 3;
/** The best qualities take minutes. At five without a sign, fetch gives up by itself. */
const patienceMs = 290_000;

/** What a picture of a master's size is charged in tokens, by quality; for the better ones by extrapolation. */
const outputTokens: Record<Quality, number> = {
  low: 408,
  medium: 1_568,
  high: 6_208,
  xhigh: 12_500,
  max: 25_000,
  auto: 6_208,
};
/** What the words are charged, and each picture beside them. */
const promptTokens = 800;
const referenceTokens = 1_500;
/** How many of those a library usually has. */
const usualReferences = 3;
/** How much dearer than usual a picture may get: what is put aside for it before it is drawn. */
const dearest = 2.5;

/** The illustrator that asks an image model, with pictures of Mruk beside the words. */
export function openaiIllustrator(options: Options): Illustrator {
  const { service, model, quality, referencesDir, deadlineMs = patienceMs } = options;
  const usualUsd = (pictures: number) => {
    const imageTokens = pictures * referenceTokens;
    return costOf(
      { kind: "image", model },
      { inputTokens: promptTokens + imageTokens, imageTokens, outputTokens: outputTokens[quality] },
    );
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
        atMostUsd: usual * dearest,
        deadlineMs,
        signal,
        send(client, ending) {
          const asked = { model, prompt, n: 1, size, quality, output_format: "webp", output_compression: 95 } as const;
          if (references.length === 0) return client.images.generate(asked, { signal: ending });
          return client.images.edit({ ...asked, image: references.map(fileOf) }, { signal: ending });
        },
        costOf: (told) => costOfPicture(told, { model, usualUsd: usual }),
      });
      return masterFromAnswer(answer, { model, storyId: id });
    },
  };
}

const size = `${masterSize.width}x${masterSize.height}`;

const fileOf = (bytes: Uint8Array<ArrayBuffer>, at: number) =>
  new File([bytes], `mruk-${at + 1}.webp`, { type: "image/webp" });
