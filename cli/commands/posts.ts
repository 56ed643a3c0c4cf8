import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { columnsOf, printJson } from "../terminal/terminal.ts";
import { listCommand } from "./list-posts.ts";
import { postChangeCommands } from "./post-changes.ts";

export function postsCommand(context: CommandContext): Command {
  const posts = new Command("posts")
    .summary("look at the stories of the library, and change them")
    .description("Look at the stories of the library, and change them. No server is needed: a change is a commit.")
    .addCommand(listCommand(context))
    .addCommand(showCommand(context))
    .examples({
      "mruk posts list --limit 5": "the newest five",
      'mruk posts list --state scheduled --search "rain"': "what is still to come and tells of rain",
      "mruk posts show 2026-12-24-evening": "one to read",
      "mruk posts create --picture cat.jpg": "a new one, written in your editor",
      "mruk posts edit 2026-12-24-evening": "in your editor",
      "mruk posts history 2026-12-24-evening": "who changed it, and when",
    });
  for (const command of postChangeCommands(context)) posts.addCommand(command);
  return posts;
}

function showCommand({ terminal, openLocalServices }: CommandContext): Command {
  return new Command("show")
    .summary("one story to read")
    .description("One story to read; its Markdown where the output is no terminal.")
    .argument("<id>", "such as 2026-12-24-evening")
    .option("--lang <language>", "en or pl", "en")
    .option("--json", "the whole story, in both languages, as one JSON object")
    .examples({
      "mruk posts show 2026-12-24-evening": "in English",
      "mruk posts show 2026-12-24-evening --lang pl": "in Polish",
      "mruk posts show 2026-12-24-evening > story.md": "its Markdown",
    })
    .action(async (typedId: string, options: { lang: string; json?: boolean }) => {
      const [{ languageFrom, storyIdFrom }, { markdownOf, textToRead }] = await Promise.all([
        import("./arguments.ts"),
        import("../output/story-text.ts"),
      ]);
      const [id, language] = [storyIdFrom(typedId), languageFrom(options.lang)];
      const story = await (await openLocalServices()).story(id);
      const text = textToRead(story, language);
      if (options.json) printJson(terminal, story);
      else if (terminal.interactive) {
        const { storyPage } = await import("../views/story-page.tsx");
        terminal.stdout.write(`${storyPage(text, columnsOf(terminal.stdout))}\n`);
      } else terminal.stdout.write(markdownOf(text));
    });
}
