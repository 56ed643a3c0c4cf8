import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { filesIn } from "#api/narration/narrator.fixture.ts";
import { readWav } from "#api/narration/process/wav.ts";
import { clockStartingAt } from "#api/platform/clock.ts";
import { readConfig } from "#api/platform/config.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { tryVoice, type VoiceTrial, voicesHere } from "#api/wiring/voices/voices.ts";
import { runProgram } from "#cli/context.fixture.ts";
import { startOpenAi } from "#stand-ins/openai.ts";

/** The real voices of this machine, by these settings. */
async function voicesWith(settings: Record<string, string> = {}) {
  const config = readConfig({ DATA_DIR: folderOfTest(), ...settings });
  const clock = clockStartingAt(Temporal.Instant.from("2026-11-21T12:00:00Z"));
  const parts = { config, environment: process.env, clock, signal: AbortSignal.any([]) };
  const run = async (args: string[]) =>
    runProgram(["voices", ...args], {
      voices: await voicesHere(parts),
      tryVoice: (trial: VoiceTrial) => tryVoice(trial, parts),
    });
  return { run };
}

describe("mruk voices", () => {
  it("lists every voice in each language, and says plainly what is missing", async () => {
    const { run } = await voicesWith({ NARRATOR: "house", PIPER_VOICE_PL: "/nowhere" });
    const { code, output } = await run([]);
    expect(code).toBe(0);
    expect(output.split("\n")).toEqual([
      "browser  en, pl  readers' own voices; no files",
      "house    en      espeak-ng/en  (NARRATOR)",
      "house    pl      espeak-ng/pl  (NARRATOR)",
      "piper    en      There is no Piper voice for the language en. Name the folder of one in PIPER_VOICE_EN; docs/voices.md says where voices are from.",
      "piper    pl      There is no Piper voice: /nowhere has no .onnx file. docs/voices.md says what it needs.",
      "openai   en      OPENAI_API_KEY is not set, and the AI service's voice needs it. Set OPENAI_API_KEY, or choose another NARRATOR.",
      "openai   pl      OPENAI_API_KEY is not set, and the AI service's voice needs it. Set OPENAI_API_KEY, or choose another NARRATOR.",
      "",
    ]);
  });

  it("tells programs the same, one voice a line", async () => {
    const { run } = await voicesWith();
    const lines = (await run(["--json"])).output.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toContainEqual({
      ...{ narrator: "house", language: "pl", voice: "espeak-ng/pl", chosen: false },
    });
    expect(lines.map((line) => JSON.parse(line).missing?.code)).toEqual([
      ...[undefined, undefined, "VOICE_MISSING", "VOICE_MISSING", "VOICE_MISSING", "VOICE_MISSING"],
    ]);
  });
});

describe("mruk voices try", () => {
  it("has a text spoken into a file by the house where nobody is chosen, and leaves nothing else", async () => {
    const { run } = await voicesWith();
    const before = await filesIn(tmpdir());
    const into = join(folderOfTest(), "voice.wav");
    const { code, output } = await run(["try", "Mruk mruczy. I śpi.", "--language", "pl", "--into", into]);
    expect([code, output]).toEqual([0, expect.stringMatching(/voice\.wav: \d\.\d s by espeak-ng\/pl\n$/)]);
    expect(readWav(readFileSync(into))).toMatchObject({ rate: 22_050 });
    const left = (await filesIn(tmpdir())).filter((name) => name.startsWith("mruk-voice-"));
    expect(before).toEqual(expect.arrayContaining(left));
  });

  it("has it spoken by another narrator, and says what that cost", async () => {
    const service = await startOpenAi();
    onTestFinished(() => service.close());
    const { run } = await voicesWith(service.settings);
    const into = join(folderOfTest(), "voice.wav");
    const { output } = await run(["try", "Good morning.", "--narrator", "openai", "--into", into, "--json"]);
    expect(JSON.parse(output)).toMatchObject({
      ...{ into, voice: "gpt-realtime-2.1-mini/marin", costUsd: expect.any(Number) },
      sentences: [
        {
          start: 0,
          words: [
            { from: 0, to: 4 },
            { from: 5, to: 12 },
          ],
        },
      ],
    });
  });

  it("refuses a name that is no WAV file, a text without words, and a language without a voice", async () => {
    const { run } = await voicesWith();
    expect(await run(["try", "Hello", "--into", "voice.mp3"])).toMatchObject({ code: 2 });
    expect(await run(["try", "…"])).toMatchObject({ code: 2 });
    const { code, notes } = await run(["try", "Hej", "--language", "pl", "--narrator", "piper"]);
    expect([code, notes]).toEqual([1, expect.stringContaining("There is no Piper voice for the language pl")]);
  });
});
