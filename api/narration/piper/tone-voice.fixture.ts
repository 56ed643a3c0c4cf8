// A Piper voice made by hand: a model that says every phoneme as a hum, with the data of espeak-ng that turns text into phonemes. It
// drives the real runtime; no package has a real voice.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { dataName, espeakFolder, filesInData } from "#api/house/narrator/espeak-data.ts";
import { folderOfTest } from "#api/platform/files/folder.fixture.ts";

const samplesOfPhoneme = 1200;
export const toneRate = 22_050;

/** A folder with the voice, for a test. */
export function toneVoice(name: string): string {
  const folder = folderOfTest();
  writeFileSync(join(folder, `${name}.onnx`), toneModel());
  writeFileSync(join(folder, "tokens.txt"), tokens());
  unpackEspeakData(folder);
  return folder;
}

/** The phonemes of both languages, as Piper numbers them: the pad is 0, beginning and end 1 and 2. */
function tokens(): string {
  const letters = [
    ..."_^$ !'(),-.:;?abcdefghijklmnopqrstuvwxyzæçðøħŋœǀɐɑɒɓɔɕɖɗɘəɚɛɜɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢʲˈˌːˑ˞βθχᵻⱱ̃",
  ];
  return letters.map((letter, id) => `${letter} ${id}\n`).join("");
}

/** The files of espeak-ng for both languages, out of the package's one. */
function unpackEspeakData(folder: string): void {
  const data = readFileSync(join(espeakFolder(), dataName));
  for (const { path, start, end } of filesInData(espeakFolder())) {
    if (!/\/(phon\w+|intonations|(en|pl)_dict|lang\/gmw\/en.*|lang\/zlw\/pl)$/.test(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), data.subarray(start, end));
  }
}

/** The model as ONNX (onnx.proto3): each phoneme's number becomes a hum of the same loudness, and the pad silence. */
function toneModel(): Buffer {
  const hum = Float32Array.from({ length: samplesOfPhoneme }, (_, at) => {
    const edge = Math.min(1, at / 200, (samplesOfPhoneme - at) / 200);
    return 0.3 * edge * Math.sin((2 * Math.PI * 180 * at) / toneRate);
  });
  const nodes = [
    node("Cast", ["input"], "numbers", [field(5, [text(1, "to"), number(3, 1), number(20, 2)])]),
    node("Sign", ["numbers"], "sounding"),
    node("Reshape", ["sounding", "column"], "rows"),
    node("MatMul", ["rows", "hum"], "hums"),
    node("Reshape", ["hums", "whole"], "output"),
  ];
  const constants = [
    tensor("column", 7, [2], BigInt64Array.of(-1n, 1n)),
    tensor("whole", 7, [3], BigInt64Array.of(1n, 1n, -1n)),
    tensor("hum", 1, [1, samplesOfPhoneme], hum),
  ];
  const graph = [
    ...nodes.map((each) => field(1, each)),
    text(2, "tone"),
    ...constants.map((each) => field(5, each)),
    field(11, value("input", 7, ["N", "T"])),
    field(11, value("input_lengths", 7, ["N"])),
    field(11, value("scales", 1, ["three"])),
    field(12, value("output", 1, ["N", "one", "L"])),
  ];
  const about = { model_type: "vits", comment: "piper", language: "English", voice: "en", has_espeak: "1" };
  const numbers = { n_speakers: "1", sample_rate: String(toneRate), add_blank: "1" };
  return Buffer.concat([
    number(1, 8),
    field(7, graph),
    field(8, [number(2, 13)]),
    ...Object.entries({ ...about, ...numbers }).map(([key, is]) => field(14, [text(1, key), text(2, is)])),
  ]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) | 128);
  }
}
const number = (at: number, value: number) => Buffer.concat([varint(at * 8), varint(value)]);
const bytes = (at: number, value: Buffer) => Buffer.concat([varint(at * 8 + 2), varint(value.length), value]);
const text = (at: number, value: string) => bytes(at, Buffer.from(value));
const field = (at: number, parts: readonly Buffer[]) => bytes(at, Buffer.concat(parts));

const node = (type: string, inputs: readonly string[], output: string, attributes: readonly Buffer[] = []) => [
  ...inputs.map((input) => text(1, input)),
  text(2, output),
  text(4, type),
  ...attributes,
];

const tensor = (name: string, type: number, sizes: readonly number[], data: Float32Array | BigInt64Array) => [
  ...sizes.map((size) => number(1, size)),
  number(2, type),
  text(8, name),
  bytes(9, Buffer.from(data.buffer)),
];

const value = (name: string, type: number, sizes: readonly string[]) => [
  text(1, name),
  field(2, [
    field(1, [
      number(1, type),
      field(
        2,
        sizes.map((size) => field(1, [text(2, size)])),
      ),
    ]),
  ]),
];
