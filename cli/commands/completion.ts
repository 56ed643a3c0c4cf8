import { Argument } from "commander";
import { Command } from "../command.ts";
import { shells } from "../completion/command-tree.ts";
import type { CommandContext } from "../context.ts";

export function completionCommand({ terminal }: CommandContext): Command {
  return new Command("completion")
    .summary("a script that completes what you type")
    .description("A script that teaches your shell to complete mruk's commands and options.")
    .addArgument(new Argument("<shell>", "which shell").choices(shells))
    .examples({
      "source <(mruk completion bash)": "in this bash",
      "mruk completion bash > ~/.local/share/bash-completion/completions/mruk": "in every bash",
      "mruk completion fish > ~/.config/fish/completions/mruk.fish": "in every fish",
    })
    .action(async (shell: (typeof shells)[number], _options, command: Command) => {
      const [{ commandEntriesOf }, { completionScript }] = await Promise.all([
        import("../completion/command-tree.ts"),
        import("../completion/scripts.ts"),
      ]);
      if (command.parent) terminal.stdout.write(completionScript(shell, commandEntriesOf(command.parent)));
    });
}
