import { Option } from "commander";
import { Command } from "../command.ts";
import type { CommandContext } from "../context.ts";
import type { InstallOptions } from "../machine/install.ts";
import { proxies } from "../machine/proxy.ts";

export function installCommand(context: CommandContext): Command {
  return new Command("install")
    .summary("make this machine a site: account, settings, service, proxy")
    .description(
      "Make this machine a site for readers, as root on a Linux with systemd: account, folders, settings, units, a proxy with " +
        "certificates, the first administrator. It asks on a terminal, looks at the machine before it changes anything, and ends with " +
        "the doctor. Run again, it changes only what is not as it should be.",
    )
    .option("--name <host>", "the site's name, such as mruk.example.org")
    .option("--mail <address>", "who is told when something is wrong")
    .option("--repository <address>", "the repository with the stories; without it one begins here")
    .option("--openai-key-file <file>", "a file whose first line is the key of the AI service")
    .option("--owner <name>", "the first administrator's name")
    .option("--owner-password-file <file>", "a file whose first line is their password; else one is made and shown")
    .option("--from <file>", "settings, one a line, in place of questions: SITE_URL=https://…")
    .addOption(
      new Option("--proxy <proxy>", "what stands between readers and server").choices(proxies).default("caddy"),
    )
    .option("--internal-certificates", "have Caddy sign certificates itself, as it does for names like mruk.internal")
    .option("--anyway", "install although name, ports or proxy are not in order yet")
    .option("--stopped", "make everything and start nothing, as after a loss of data")
    .option("--yes", "install Debian's packages without asking")
    .option("--dry-run", "show every file and every command, and change nothing")
    .option("--json", "one JSON object a line, and no questions")
    .examples({
      "./mruk install": "from an unpacked release: asks what it has to know",
      "mruk install --name mruk.example.org --yes": "asks nothing but a mail address and the like",
      "mruk install --from answers.env --yes": "without a terminal",
      "mruk install --name mruk.example.org --dry-run": "what it would write and run",
    })
    .action(
      async ({
        internalCertificates = false,
        ...options
      }: Omit<InstallOptions, "internalCertificates"> & {
        internalCertificates?: boolean;
      }) => {
        const [{ install }, { machineLayout }, { realMachine }, { lookAtMachine }] = await Promise.all([
          import("../machine/install.ts"),
          import("../machine/layout.ts"),
          import("../machine/real-machine.ts"),
          import("../machine/facts.ts"),
        ]);
        const layout = machineLayout();
        await install({ ...options, internalCertificates }, context, {
          layout,
          machine: realMachine(layout),
          look: lookAtMachine,
        });
      },
    );
}
