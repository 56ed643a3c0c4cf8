import { Argument, Command } from "commander";
import { shells } from "../completion/command-tree.ts";
import type { CommandContext } from "../context.ts";
import { examples } from "../help.ts";

export function completionCommand({ terminal }: CommandContext): Command {
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
      const [{ commandEntriesOf }, { completionScript }] = await Promise.all([
        import("../completion/command-tree.ts"),
        import("../completion/scripts.ts"),
      ]);
      terminal.stdout.write(completionScript(shell, commandEntriesOf(command.parent as Command)));
    });
}
