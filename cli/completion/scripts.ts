import { optionValues, type Place, type Shell, type Word } from "./command-tree.ts";

/** The script that teaches a shell what can be typed after `mruk`. It asks nobody when it runs: completing costs nothing. */
export function completionScript(shell: Shell, places: readonly Place[]): string {
  return { bash, zsh, fish }[shell](places);
}

const texts = (words: readonly Word[]) => words.map(({ text }) => text);
/** Every path that leads to commands below it: what is typed behind it may be one more step. */
const steps = (places: readonly Place[]) => places.map(({ path }) => path).filter((path) => path !== "");
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Both shells follow what was typed step by step and then look up what may come next. */
const walk = (places: readonly Place[], typed: string) => `  local place="" word
  for word in "\${${typed}}"; do
    [[ $word == -* ]] && continue
    case "\${place:+$place }$word" in
      ${steps(places).map(quoted).join("|")}) place="\${place:+$place }$word" ;;
    esac
  done
  case "$before" in
${Object.entries(optionValues)
  .map(([option, values]) => `    ${option}) offers=(${values.join(" ")}) ;;`)
  .join("\n")}
    *) case "$place" in`;

function bash(places: readonly Place[]): string {
  const cases = places.map(
    ({ path, words, options }) =>
      `      ${quoted(path)}) words=(${texts(words).join(" ")}) options=(${texts(options).join(" ")}) ;;`,
  );
  return `# Completion for mruk in bash. To have it always: mruk completion bash > ~/.local/share/bash-completion/completions/mruk
_mruk() {
  local offers=() words=() options=() typed="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  # bash takes --slot=evening for three words.
  if [[ $typed == = ]]; then typed=""; elif [[ $before == = ]]; then before="\${COMP_WORDS[COMP_CWORD-2]}"; fi
${walk(places, "COMP_WORDS[@]:1:COMP_CWORD-1")}
${cases.join("\n")}
    esac ;;
  esac
  # Commands come first; options once there is a dash, or where nothing else can follow.
  if [[ \${#offers[@]} == 0 ]]; then
    if [[ $typed == -* || \${#words[@]} == 0 ]]; then offers=("\${options[@]}"); else offers=("\${words[@]}"); fi
  fi
  mapfile -t COMPREPLY < <(compgen -W "\${offers[*]}" -- "$typed")
}
complete -o default -F _mruk mruk
`;
}

function zsh(places: readonly Place[]): string {
  const entry = ({ text, meaning }: Word) => quoted(`${text}:${meaning.replaceAll(":", "\\:")}`);
  const cases = places.map(
    ({ path, words, options }) => `      ${quoted(path)}) offers=(${[...words, ...options].map(entry).join(" ")}) ;;`,
  );
  return `#compdef mruk
# Completion for mruk in zsh. To have it always: mruk completion zsh > a folder of your $fpath, under the name _mruk
_mruk() {
  local -a offers typed=("\${(@)words[2,CURRENT-1]}")
  local before="\${words[CURRENT-1]}"
${walk(places, "typed[@]")}
${cases.join("\n")}
    esac ;;
  esac
  _describe 'mruk' offers || _files
}
if [[ "\${funcstack[1]}" == _mruk ]]; then _mruk "$@"; else compdef _mruk mruk; fi
`;
}

function fish(places: readonly Place[]): string {
  const lines = places.flatMap(({ path, words, options }) => {
    const steps = path === "" ? [] : path.split(" ");
    const there = quoted(`__mruk_at ${steps.join(" ")}`.trim());
    return [
      ...words.map(({ text, meaning }) => `complete -c mruk -f -n ${there} -a ${text} -d ${quoted(meaning)}`),
      ...options.map(({ text, meaning }) => {
        const values = optionValues[text];
        const value = values ? ` -x -a ${quoted(values.join(" "))}` : "";
        return `complete -c mruk -n ${there} -l ${text.slice(2)}${value} -d ${quoted(meaning)}`;
      }),
    ];
  });
  return `# Completion for mruk in fish. To have it always: mruk completion fish > ~/.config/fish/completions/mruk.fish
function __mruk_at
  set -l place
  for word in (commandline -opc)[2..-1]
    string match -q -- '-*' $word; and continue
    contains -- (string join ' ' $place $word) ${steps(places).map(quoted).join(" ")}; and set -a place $word
  end
  test (string join ' ' $place) = (string join ' ' $argv)
end
${lines.join("\n")}
`;
}
