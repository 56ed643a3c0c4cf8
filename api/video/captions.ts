import type { Language } from "../language/model.ts";
import type { Story } from "../stories/model.ts";
import type { Caption } from "./model.ts";

/** Three to five lines of the story, spread over a film of so many seconds. */
export function captionsOf(_story: Story, _language: Language, _seconds: number): Caption[] {
  throw new Error("later");
}
