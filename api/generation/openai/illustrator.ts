import type { Illustrator } from "../model.ts";
import type { AiService } from "./service.ts";

type Options = {
  service: AiService;
  model: string;
  quality: "low" | "medium" | "high" | "xhigh" | "max" | "auto";
  /** The folder with reference pictures of Mruk (`content/cat/`); without any, pictures are drawn from words alone. */
  referencesDir: string;
};

/** The illustrator that asks an image model, with pictures of Mruk beside the words. */
export function openaiIllustrator(_options: Options): Illustrator {
  throw new Error("later");
}
