import type { Draft } from "#api/stories/model.ts";
import { type Language, markdownOf, textToRead } from "#cli/output/story-text.ts";
import { columnsOf, type Terminal } from "#cli/terminal/terminal.ts";

/** A draft to read, as `mruk posts show` sets stories. */
export async function showDraft(draft: Draft, language: Language, terminal: Terminal): Promise<void> {
  const text = textToRead(draft, language);
  if (!terminal.interactive) return void terminal.stdout.write(markdownOf(text));
  const { storyPage } = await import("#cli/views/story-page.tsx");
  terminal.stdout.write(`${storyPage(text, columnsOf(terminal.stdout))}\n`);
}
