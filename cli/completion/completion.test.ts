import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { memoryTerminal, runProgram } from "../context.fixture.ts";
import type { CommandContext } from "../context.ts";
import { createProgram } from "../program.ts";
import { shells } from "./command-tree.ts";
import { typedArgument } from "./typed-argument.ts";

const scriptOf = async (shell: string) => (await runProgram(["completion", shell])).output;

/** The completions that bash offers at the end of a line. */
async function offered(...typed: string[]): Promise<string[]> {
  const words = ["mruk", ...typed].map((word) => `'${word}'`).join(" ");
  const asked = `COMP_WORDS=(${words})\nCOMP_CWORD=${typed.length}\n_mruk\nprintf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync("bash", ["-c", `${await scriptOf("bash")}\n${asked}`], { encoding: "utf8" });
  expect(stderr).toBe("");
  return stdout.split("\n").filter(Boolean);
}

describe("in bash", () => {
  it("completes a command from its first letters", async () => {
    expect(await offered("gen")).toEqual(["generate"]);
  });

  it("offers the commands below a command", async () => {
    expect(await offered("posts", "")).toEqual([
      "list",
      "show",
      "create",
      "edit",
      "delete",
      "history",
      "restore",
      "help",
    ]);
    expect(await offered("posts", "-")).toEqual(["--verbose", "--help"]);
  });

  it("completes an option of the command that was typed, also behind other options", async () => {
    expect(await offered("generate", "--no-push", "--dr")).toEqual(["--dry-run"]);
    expect(await offered("posts", "show", "2026-12-24-evening", "--la")).toEqual(["--lang"]);
  });

  it("offers the values of an option that knows them", async () => {
    expect(await offered("generate", "--slot", "")).toEqual(["morning", "afternoon", "evening"]);
    expect(await offered("posts", "show", "--lang", "p")).toEqual(["pl"]);
    expect(await offered("generate", "--slot", "=")).toEqual(["morning", "afternoon", "evening"]);
    expect(await offered("generate", "--slot", "=", "ev")).toEqual(["evening"]);
    expect(await offered("stats", "export", "--what", "")).toEqual(["days", "posts"]);
    expect(await offered("youtube", "upload", "--language", "")).toEqual(["en", "pl"]);
  });

  it("leaves the value of an option that takes a file to the shell", async () => {
    expect(await offered("posts", "create", "--file", "")).toEqual([]);
    expect(await offered("posts", "create", "--picture", "=", "")).toEqual([]);
    expect(await offered("posts", "create", "--")).toEqual(["--file", "--picture", "--json", "--verbose", "--help"]);
  });

  it("offers nothing for what nobody knows", async () => {
    expect(await offered("posts", "show", "xyz")).toEqual([]);
  });
});

describe("the argument that follows typed words", () => {
  const { terminal } = memoryTerminal();
  const program = createProgram("1.0.0", { terminal } as CommandContext);

  it.each([
    ["posts show", { command: "posts show", name: "id", earlier: [] }],
    ["posts show --lang pl", { command: "posts show", name: "id", earlier: [] }],
    ["posts show --lang = pl", { command: "posts show", name: "id", earlier: [] }],
    ["posts show --json", { command: "posts show", name: "id", earlier: [] }],
    ["posts restore x", { command: "posts restore", name: "commit", earlier: ["x"] }],
    ["state restore", { command: "state restore", name: "backup", earlier: [] }],
    ["narrate x --language pl", { command: "narrate", name: "id", earlier: ["x"] }],
    ["posts show --lang", null],
    ["posts show x", null],
    ["posts", null],
  ])("of `%s` is found", (words, argument) => {
    expect(typedArgument(program, words.split(" "))).toEqual(argument);
  });
});

it.each(shells)("knows every command and option in %s", async (shell) => {
  const script = await scriptOf(shell);
  for (const word of ["generate", "posts", "restore", "doctor", "completion"]) expect(script).toContain(word);
  expect(script).toMatch(shell === "fish" ? "-l dry-run" : "--dry-run");
});

it("names the shells there are when it is asked for another one", async () => {
  const { code, output, notes } = await runProgram(["completion", "tcsh"]);
  expect([code, output]).toEqual([2, ""]);
  expect(notes).toContain("bash, zsh, fish");
});
