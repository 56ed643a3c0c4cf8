import { expect, it } from "vitest";
import { readConfig } from "#api/platform/config.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";
import { filmVoiceOf } from "./film-voice.ts";

const clock = { now: () => Temporal.Instant.from("2026-11-21T12:00:00Z") };

it.each([
  [{}, false],
  [{ NARRATOR: "house" }, false],
  [{ NARRATOR: "house", FILM_VOICE: "on" }, true],
  [{ FILM_VOICE: "on" }, true],
  [{ NARRATOR: "piper" }, true],
  [{ NARRATOR: "openai" }, true],
  [{ NARRATOR: "openai", FILM_VOICE: "off" }, false],
])("films speak by themselves where a voice is good enough, or where they are told to: %j is %s", (settings, isOn) => {
  const config = readConfig({ DATA_DIR: folderOfTest(), ...settings });
  expect(filmVoiceOf({ config, clock, environment: {} }).isOn).toBe(isOn);
});

it("has the house speak in films where browsers read the stories", async () => {
  const config = readConfig({ DATA_DIR: folderOfTest(), FILM_VOICE: "on" });
  const narrator = await filmVoiceOf({ config, clock, environment: process.env }).openNarrator();
  expect([narrator.name, narrator.voiceOf("pl")]).toEqual(["house", expect.any(String)]);
});
