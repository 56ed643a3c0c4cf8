import { type CommandEntry, type Completion, fileOptions, optionValues, type Shell } from "./command-tree.ts";

/** The script that completes `mruk` in a shell. It holds every command; only ids, commits and backups are asked of the program. */
export function completionScript(shell: Shell, commands: readonly CommandEntry[]): string {
  return { bash, zsh, fish }[shell](commands);
}

const texts = (completions: readonly Completion[]) => completions.map(({ text }) => text);
/** The paths of all commands, by which the scripts follow what was typed. */
const steps = (commands: readonly CommandEntry[]) => commands.map(({ path }) => path).filter((path) => path !== "");
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Shared by bash and zsh: finds the typed command, then looks up its completions. `files` makes the shell offer files. */
const walk = (
  commands: readonly CommandEntry[],
  { typed, files }: { typed: string; files: string },
) => `  local place="" word
  for word in "\${${typed}}"; do
    [[ $word == -* ]] && continue
    case "\${place:+$place }$word" in
      ${steps(commands).map(quoted).join("|")}) place="\${place:+$place }$word" ;;
    esac
  done
  case "$before" in
${Object.entries(optionValues)
  .map(([option, values]) => `    ${option}) offers=(${values.join(" ")}) ;;`)
  .join("\n")}
    ${fileOptions.join("|")}) ${files} ;;
    *) case "$place" in`;

function bash(commands: readonly CommandEntry[]): string {
  const cases = commands.map(
    ({ path, subcommands, options, hasKnownArguments }) =>
      `      ${quoted(path)}) words=(${texts(subcommands).join(" ")}) options=(${texts(options).join(" ")})${hasKnownArguments ? " asks=1" : ""} ;;`,
  );
  return `# Completion for mruk in bash. To have it always: mruk completion bash > ~/.local/share/bash-completion/completions/mruk
_mruk() {
  local offers=() words=() options=() asks="" typed="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  # bash takes --slot=evening for three words.
  if [[ $typed == = ]]; then typed=""; elif [[ $before == = ]]; then before="\${COMP_WORDS[COMP_CWORD-2]}"; fi
${walk(commands, { typed: "COMP_WORDS[@]:1:COMP_CWORD-1", files: "COMPREPLY=(); return" })}
${cases.join("\n")}
    esac ;;
  esac
  if [[ $asks && $typed != -* && \${#offers[@]} == 0 ]]; then
    mapfile -t offers < <("\${COMP_WORDS[0]}" complete -- "\${COMP_WORDS[@]:1:COMP_CWORD-1}" 2>/dev/null)
  fi
  # Commands come first; options once there is a dash, or where nothing else can follow.
  if [[ \${#offers[@]} == 0 ]]; then
    if [[ $typed == -* || \${#words[@]} == 0 ]]; then offers=("\${options[@]}"); else offers=("\${words[@]}"); fi
  fi
  mapfile -t COMPREPLY < <(compgen -W "\${offers[*]}" -- "$typed")
}
complete -o default -o nosort -F _mruk mruk
`;
}

function zsh(commands: readonly CommandEntry[]): string {
  const entry = ({ text, meaning }: Completion) => quoted(`${text}:${meaning.replaceAll(":", "\\:")}`);
  const cases = commands.map(
    ({ path, subcommands, options, hasKnownArguments }) =>
      `      ${quoted(path)}) offers=(${[...subcommands, ...options].map(entry).join(" ")})${hasKnownArguments ? " asks=1" : ""} ;;`,
  );
  return `#compdef mruk
# Completion for mruk in zsh. To have it always: mruk completion zsh > a folder of your $fpath, under the name _mruk
_mruk() {
  local -a offers typed=("\${(@)words[2,CURRENT-1]}")
  local before="\${words[CURRENT-1]}" asks=""
${walk(commands, { typed: "typed[@]", files: "_files; return" })}
${cases.join("\n")}
    esac ;;
  esac
  if [[ -n $asks && "\${words[CURRENT]}" != -* ]]; then
    offers=(\${(f)"$("\${words[1]}" complete -- "\${typed[@]}" 2>/dev/null)"} "\${offers[@]}")
  fi
  _describe -V 'mruk' offers || _files
}
if [[ "\${funcstack[1]}" == _mruk ]]; then _mruk "$@"; else compdef _mruk mruk; fi
`;
}

function fish(commands: readonly CommandEntry[]): string {
  const lines = commands.flatMap(({ path, subcommands, options, hasKnownArguments }) => {
    const steps = path === "" ? [] : path.split(" ");
    const there = quoted(`__mruk_at ${steps.join(" ")}`.trim());
    return [
      ...(hasKnownArguments ? [`complete -c mruk -f -k -n ${there} -a '(__mruk_values)'`] : []),
      ...subcommands.map(({ text, meaning }) => `complete -c mruk -f -n ${there} -a ${text} -d ${quoted(meaning)}`),
      ...options.map(({ text, meaning }) => {
        const values = optionValues[text];
        const value = values ? ` -x -a ${quoted(values.join(" "))}` : fileOptions.includes(text) ? " -r -F" : "";
        return `complete -c mruk -n ${there} -l ${text.slice(2)}${value} -d ${quoted(meaning)}`;
      }),
    ];
  });
  return `# Completion for mruk in fish. To have it always: mruk completion fish > ~/.config/fish/completions/mruk.fish
function __mruk_at
  set -l place
  for word in (commandline -opc)[2..-1]
    string match -q -- '-*' $word; and continue
    contains -- (string join ' ' $place $word) ${steps(commands).map(quoted).join(" ")}; and set -a place $word
  end
  test (string join ' ' $place) = (string join ' ' $argv)
end
function __mruk_values
  set -l typed (commandline -opc)
  $typed[1] complete -- $typed[2..-1] 2>/dev/null
end
${lines.join("\n")}
`;
}
