import type { Light } from "#api/generation/brief/repertoire.ts";
import type { Weather } from "#api/generation/model.ts";

export type Colours = Record<
  | "ink"
  | "paper"
  | "disc"
  | "cloud"
  | "far"
  | "mid"
  | "near"
  | "roof"
  | "lit"
  | "pane"
  | "wall"
  | "wallDark"
  | "wallLight"
  | "motif"
  | "frame"
  | "frameShade"
  | "frameDark"
  | "wood"
  | "woodDark"
  | "woodLight"
  | "tile"
  | "tileDark"
  | "tileLight"
  | "iron"
  | "ironLight"
  | "cloth"
  | "clothLight"
  | "cloth2"
  | "leaf"
  | "leafDark"
  | "leafLight"
  | "bark"
  | "ground"
  | "groundDark"
  | "groundLight"
  | "snow"
  | "snowShade"
  | "bloom"
  | "bloomLight"
  | "brass"
  | "beam"
  | "shadow"
  | "vignette",
  string
>;

/** Top, middle and horizon. */
export type Sky = readonly [string, string, string];

/** `beamOpacity` is the strength of sunbeams and lamp light. */
type Palette = Colours & { sky: Sky; beamOpacity: number };

const daylight: Record<Exclude<Light, "evening" | "dusk">, Palette> = {
  morning: {
    ink: "#3b2432",
    paper: "#fff1dc",
    sky: ["#fbe3c0", "#f9c596", "#f0a07c"],
    disc: "#fff6df",
    cloud: "#fff0dc",
    far: "#e3a58d",
    mid: "#c67f76",
    near: "#96596a",
    roof: "#8d4a4c",
    lit: "#ffe7ae",
    pane: "#b57a7f",
    wall: "#e8ad83",
    wallDark: "#c98766",
    wallLight: "#f6d3ab",
    motif: "#d9976d",
    frame: "#fff0da",
    frameShade: "#e2b493",
    frameDark: "#c08a72",
    wood: "#b86f48",
    woodDark: "#8c4b3a",
    woodLight: "#d9976a",
    tile: "#6f9a91",
    tileDark: "#4c756f",
    tileLight: "#a3c3b3",
    iron: "#6e4651",
    ironLight: "#a8727a",
    cloth: "#c2514a",
    clothLight: "#f3d8bb",
    cloth2: "#5f8794",
    leaf: "#8a9650",
    leafDark: "#5f6f43",
    leafLight: "#c0b964",
    bark: "#7a4a48",
    ground: "#d9a27d",
    groundDark: "#b97d66",
    groundLight: "#efc39c",
    snow: "#fff3e6",
    snowShade: "#e7c3b4",
    bloom: "#d6473f",
    bloomLight: "#f58d6b",
    brass: "#d99a35",
    beam: "#fff2cf",
    beamOpacity: 0.5,
    shadow: "#5b2f3d",
    vignette: "#7a3a3a",
  },
  afternoon: {
    ink: "#2c3029",
    paper: "#fbf7e0",
    sky: ["#cfdfcf", "#e3e5bf", "#f4dfa0"],
    disc: "#fff8d5",
    cloud: "#fbf8e2",
    far: "#bcc39b",
    mid: "#96a483",
    near: "#6b7d68",
    roof: "#a65f3f",
    lit: "#fff3b8",
    pane: "#7f937f",
    wall: "#cdcd9c",
    wallDark: "#aeb380",
    wallLight: "#e6e2b8",
    motif: "#bdbf8b",
    frame: "#fcf7df",
    frameShade: "#cfcba0",
    frameDark: "#a09c75",
    wood: "#b07d3f",
    woodDark: "#7d5631",
    woodLight: "#d5a55c",
    tile: "#5d8a6d",
    tileDark: "#3f6854",
    tileLight: "#9fbe8f",
    iron: "#4c5650",
    ironLight: "#8a9384",
    cloth: "#b9522f",
    clothLight: "#f4e6b9",
    cloth2: "#4f7f86",
    leaf: "#6d8f41",
    leafDark: "#476a3b",
    leafLight: "#a9bd55",
    bark: "#6a5238",
    ground: "#c6b884",
    groundDark: "#a39563",
    groundLight: "#e0d4a2",
    snow: "#fbfaec",
    snowShade: "#cdd5c1",
    bloom: "#cf4436",
    bloomLight: "#f0895a",
    brass: "#cf9a2c",
    beam: "#fff6c4",
    beamOpacity: 0.42,
    shadow: "#3a3f2c",
    vignette: "#4b522c",
  },
  "low sun": {
    ink: "#33243a",
    paper: "#fff0d2",
    sky: ["#a8c3cc", "#ecd7a6", "#f6b06a"],
    disc: "#fff2c0",
    cloud: "#f9dcb8",
    far: "#d8ab86",
    mid: "#b18272",
    near: "#7a5864",
    roof: "#9a4f3d",
    lit: "#ffdf94",
    pane: "#8f7a86",
    wall: "#dcb883",
    wallDark: "#b5915f",
    wallLight: "#f1d9a8",
    motif: "#cba46f",
    frame: "#fdebcb",
    frameShade: "#d9b28b",
    frameDark: "#a98567",
    wood: "#b16c3a",
    woodDark: "#7c4834",
    woodLight: "#dc9a58",
    tile: "#5f8f84",
    tileDark: "#41695f",
    tileLight: "#9dbfa8",
    iron: "#4f4450",
    ironLight: "#917f86",
    cloth: "#b9452f",
    clothLight: "#f4dcb0",
    cloth2: "#4f7a8c",
    leaf: "#7f8f3c",
    leafDark: "#4f6638",
    leafLight: "#c0b550",
    bark: "#6a4438",
    ground: "#d0a874",
    groundDark: "#a98159",
    groundLight: "#ebc893",
    snow: "#fff1dc",
    snowShade: "#d9bfae",
    bloom: "#d4452f",
    bloomLight: "#f58c56",
    brass: "#d89b2b",
    beam: "#ffd67e",
    beamOpacity: 0.58,
    shadow: "#4a2f44",
    vignette: "#6a3834",
  },
};

const night: Palette = {
  ink: "#17132a",
  paper: "#f7e4cb",
  sky: ["#20204c", "#3f3270", "#8b4e7c"],
  disc: "#fbe9bd",
  cloud: "#5a4684",
  far: "#4b4079",
  mid: "#372f64",
  near: "#262349",
  roof: "#3b2748",
  lit: "#ffc765",
  pane: "#2b2953",
  wall: "#5c4777",
  wallDark: "#43345c",
  wallLight: "#7d5f8c",
  motif: "#6b5385",
  frame: "#b8969b",
  frameShade: "#836a87",
  frameDark: "#594868",
  wood: "#80494c",
  woodDark: "#562f40",
  woodLight: "#b06d57",
  tile: "#3f6a72",
  tileDark: "#2b4a5c",
  tileLight: "#7fa08f",
  iron: "#2c2544",
  ironLight: "#6a5677",
  cloth: "#a8373f",
  clothLight: "#dcb394",
  cloth2: "#3f5f86",
  leaf: "#4a6a5c",
  leafDark: "#304a52",
  leafLight: "#86955f",
  bark: "#3a2a42",
  ground: "#5d4668",
  groundDark: "#443355",
  groundLight: "#7a5b77",
  snow: "#d8cbe0",
  snowShade: "#8d7fae",
  bloom: "#c63f45",
  bloomLight: "#f08b5f",
  brass: "#e6a63e",
  beam: "#ffcf78",
  beamOpacity: 0.4,
  shadow: "#1a1230",
  vignette: "#140d28",
};

/** The lamps are lit indoors, and the sky and what stands before it are still bright. */
const dusk: Palette = {
  ...night,
  ...{ sky: ["#6e76ae", "#b88ba8", "#f4a87e"], cloud: "#b9859a", disc: "#fbeccb" },
  ...{ far: "#9a7490", mid: "#6d5284", near: "#483968", roof: "#593352", pane: "#454074" },
  ...{ ground: "#80607a", groundDark: "#624966", groundLight: "#a07c8c", leaf: "#5c7a58", leafDark: "#3d5850" },
};

export const palettes: Record<Light, Palette> = { ...daylight, evening: night, dusk };

type Wallpaper = Partial<Colours>;

const lamplit: readonly [Wallpaper, Wallpaper, Wallpaper] = [
  {},
  { wall: "#3f4a7d", wallDark: "#2d3560", wallLight: "#5c6799", motif: "#4a5689" },
  { wall: "#6d3f5c", wallDark: "#4e2d48", wallLight: "#8e5870", motif: "#7b4a68" },
];

/** Three wallpapers for each light, so that a gallery of one slot is not a single colour. */
export const wallpapers: Record<Light, readonly [Wallpaper, Wallpaper, Wallpaper]> = {
  morning: [
    {},
    { wall: "#e3a294", wallDark: "#bf7d75", wallLight: "#f4cdbb", motif: "#d28c81" },
    { wall: "#b9c2b4", wallDark: "#93a097", wallLight: "#dfe0cd", motif: "#a8b3a6", cloth: "#c8603f" },
  ],
  afternoon: [
    {},
    { wall: "#e2c77e", wallDark: "#bfa05a", wallLight: "#f1e0a8", motif: "#d3b56a" },
    { wall: "#a9c2b6", wallDark: "#84a195", wallLight: "#d3dfcb", motif: "#99b4a7" },
  ],
  "low sun": [
    {},
    { wall: "#d3a18c", wallDark: "#ab7a6a", wallLight: "#efcdb0", motif: "#c38e7a" },
    { wall: "#b4ba94", wallDark: "#8f9873", wallLight: "#dcdcb4", motif: "#a3aa83" },
  ],
  evening: lamplit,
  dusk: lamplit,
};

export type Cover = Exclude<Weather, "clear" | "wind">;

/** Grey-lilac skies in the key of each hour: dark for rain, pale for fog and snow. */
export const covers: Record<Light, Record<Cover, Sky>> = {
  morning: {
    rain: ["#a893a6", "#bda3ad", "#d2b4b0"],
    fog: ["#e0d2d3", "#e8d8d3", "#efdfd2"],
    snow: ["#c7b5c2", "#d5c2c8", "#e4d0cc"],
  },
  afternoon: {
    rain: ["#9a9eaa", "#aeb2b2", "#c3c5b5"],
    fog: ["#d6d9d6", "#dfe1d6", "#e7e6d2"],
    snow: ["#b6bbc5", "#c6cbcd", "#d8dbcf"],
  },
  "low sun": {
    rain: ["#a2949c", "#b6a6a2", "#cdb8a4"],
    fog: ["#ded2c4", "#e8dac6", "#f0e0c6"],
    snow: ["#c2b6bc", "#d2c4c0", "#e4d2c2"],
  },
  dusk: {
    rain: ["#4c4a6c", "#605877", "#7a6a80"],
    fog: ["#6a6284", "#7f7490", "#98899a"],
    snow: ["#56547e", "#6c648c", "#877a96"],
  },
  evening: {
    rain: ["#282746", "#373157", "#4d4168"],
    fog: ["#453f62", "#564c73", "#6b5c82"],
    snow: ["#36345c", "#484270", "#5f5280"],
  },
};
