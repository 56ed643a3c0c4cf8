import { Argument, Command } from "commander";
import { shells } from "../completion/command-tree.ts";
import { examples } from "../help.ts";
import type { Surroundings } from "../surroundings.ts";

export function completionCommand({ terminal }: Surroundings): Command {
  return new Command("completion")
    .summary("a script that completes what you type")
    .description("A script that teaches your shell to complete mruk's commands and options.")
    .addArgument(new Argument("<shell>", "which shell").choices(shells))
    .addHelpText(
      "after",
      examples({
        "source <(mruk completion bash)": "in this bash",
        "mruk completion bash > ~/.local/share/bash-completion/completions/mruk": "in every bash",
        "mruk completion fish > ~/.config/fish/completions/mruk.fish": "in every fish",
      }),
    )
    .action(async (shell: (typeof shells)[number], _options, command: Command) => {
      const [{ placesOf }, { completionScript }] = await Promise.all([
        import("../completion/command-tree.ts"),
        import("../completion/scripts.ts"),
      ]);
      terminal.stdout.write(completionScript(shell, placesOf(command.parent as Command)));
    });
}
