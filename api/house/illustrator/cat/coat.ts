import type { Light } from "#api/generation/brief/repertoire.ts";

/** Mruk's own inks: the same cat in the light of each hour. */
export type Coat = Record<
  | "base"
  | "shade"
  | "rim"
  | "dark"
  | "ink"
  | "pale"
  | "white"
  | "whiteShade"
  | "nose"
  | "ear"
  | "eye"
  | "eyeLight"
  | "eyeDeep"
  | "collar"
  | "collarDark"
  | "brass"
  | "brassDark"
  | "brassLight",
  string
>;

const byLamplight: Coat = {
  base: "#7d7690",
  shade: "#565070",
  rim: "#f7b768",
  dark: "#38304e",
  ink: "#1d182e",
  pale: "#b9aebb",
  white: "#f6e6d4",
  whiteShade: "#b5a0ad",
  nose: "#b8655f",
  ear: "#a9747c",
  eye: "#86b648",
  eyeLight: "#d3e26c",
  eyeDeep: "#3a6538",
  collar: "#c6322f",
  collarDark: "#821b2a",
  brass: "#f0b443",
  brassDark: "#92601f",
  brassLight: "#ffeaa6",
};

export const coats: Record<Light, Coat> = {
  morning: {
    base: "#989092",
    shade: "#746a74",
    rim: "#ffd9a8",
    dark: "#4a3f48",
    ink: "#2c2230",
    pale: "#d8ccc4",
    white: "#fff3e3",
    whiteShade: "#dcc3b8",
    nose: "#c8705f",
    ear: "#c99489",
    eye: "#7fa93f",
    eyeLight: "#c3d766",
    eyeDeep: "#3f6a2f",
    collar: "#c22f2a",
    collarDark: "#8d1d22",
    brass: "#e6ad3c",
    brassDark: "#96631b",
    brassLight: "#ffe6a0",
  },
  afternoon: {
    base: "#918f88",
    shade: "#6c6d68",
    rim: "#f4e7b0",
    dark: "#43433f",
    ink: "#26272a",
    pale: "#d9d5c5",
    white: "#fffaea",
    whiteShade: "#cfcdb9",
    nose: "#bd6a5c",
    ear: "#c39184",
    eye: "#76a840",
    eyeLight: "#c2da62",
    eyeDeep: "#3a6a34",
    collar: "#c02c2b",
    collarDark: "#891c22",
    brass: "#e2ac34",
    brassDark: "#8f641a",
    brassLight: "#fff0a8",
  },
  "low sun": {
    base: "#968c88",
    shade: "#71656c",
    rim: "#ffd486",
    dark: "#483c46",
    ink: "#2b212f",
    pale: "#dccdba",
    white: "#fff3dc",
    whiteShade: "#dac2ab",
    nose: "#c36c58",
    ear: "#c69283",
    eye: "#7ba83f",
    eyeLight: "#c6d964",
    eyeDeep: "#3d692f",
    collar: "#c22f29",
    collarDark: "#8c1d20",
    brass: "#e8ae38",
    brassDark: "#95621a",
    brassLight: "#ffe89c",
  },
  evening: byLamplight,
  dusk: byLamplight,
};
