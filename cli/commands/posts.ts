import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import { columnsOf, note, printJson, printLine } from "../terminal/terminal.ts";
import { postChangeCommands } from "./post-changes.ts";

export function postsCommand(context: CommandContext): Command {
  const posts = new Command("posts")
    .summary("look at the stories of the library, and change them")
    .description("Look at the stories of the library, and change them. No server is needed: a change is a commit.")
    .addCommand(listCommand(context))
    .addCommand(showCommand(context))
    .examples({
      "mruk posts list --limit 5": "the newest five",
      "mruk posts show 2026-12-24-evening": "one to read",
      "mruk posts edit 2026-12-24-evening": "in your editor",
      "mruk posts history 2026-12-24-evening": "who changed it, and when",
    });
  for (const command of postChangeCommands(context)) posts.addCommand(command);
  return posts;
}

function listCommand({ terminal, openLocalServices }: CommandContext): Command {
  return new Command("list")
    .summary("what is published and what is scheduled")
    .description("The stories, newest first: published ones and those that are scheduled.")
    .option("--limit <n>", "how many at most", "20")
    .option("--json", "one JSON object a line")
    .examples({
      "mruk posts list": "the newest 20",
      "mruk posts list --limit 1000 | grep scheduled": "what is still to come",
      "mruk posts list --json | jq -r .titlePl": "for programs",
    })
    .action(async (options: { limit: string; json?: boolean }) => {
      const [{ countFrom }, { postLines, summariesOf }] = await Promise.all([
        import("./arguments.ts"),
        import("../output/post-list.ts"),
      ]);
      const limit = countFrom(options.limit, { option: "--limit", max: 1_000_000 });
      const services = await openLocalServices();
      const stories = await services.stories();
      const posts = summariesOf(stories.slice(0, limit), services.now());
      if (options.json) for (const post of posts) printJson(terminal, post);
      else if (terminal.interactive) {
        const { postTable } = await import("../views/post-table.tsx");
        terminal.stdout.write(`${postTable(posts, columnsOf(terminal.stdout))}\n`);
      } else for (const line of postLines(posts)) printLine(terminal, line);
      const rest = stories.length - posts.length;
      if (rest > 0 && terminal.interactive) note(terminal, `${rest} older: --limit shows more`);
    });
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
