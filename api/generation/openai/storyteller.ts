import type { Storyteller } from "../model.ts";
import type { AiService } from "./service.ts";

type Options = {
  service: AiService;
  model: string;
  effort: "none" | "minimal" | "low" | "medium" | "high" | "xhigh" | "max";
  /** The page of `cat.md`, whole: who Mruk is. */
  cat: string;
};

/** The storyteller that asks a text model: one call writes both languages. */
export function openaiStoryteller(_options: Options): Storyteller {
  throw new Error("later");
}
