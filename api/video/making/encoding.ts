/** IPTC's terms for a film's origin. */
const sourceTypes = {
  house: "http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia",
  model: "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia",
} as const;
export type FilmedBy = keyof typeof sourceTypes;

const newSound = ["-c:a", "aac", "-b:a", "128k", "-ac", "2"];

/**
 * H.264 and AAC as every player supports them, with the metadata first, which discloses how the film was made. The sound
 * of a film that has one already is kept as it is.
 */
export const encoding = (frames: number, filmedBy: FilmedBy, { keepsSound = false } = {}): string[] => [
  ...[
    "-frames:v",
    String(frames),
    "-c:v",
    "libx264",
    "-threads",
    "3",
    "-preset",
    "veryfast",
    "-crf",
    "21",
    "-profile:v",
    "high",
  ],
  ...["-pix_fmt", "yuv420p", "-g", "60", "-color_range", "tv", "-colorspace", "bt709"],
  ...["-color_primaries", "bt709", "-color_trc", "bt709", ...(keepsSound ? ["-c:a", "copy"] : newSound)],
  ...["-flags:v", "+bitexact"],
  ...container(filmedBy),
];

/** The same pictures with another sound. */
export const resounding = (filmedBy: FilmedBy): string[] => ["-c:v", "copy", ...newSound, ...container(filmedBy)];

const container = (filmedBy: FilmedBy): string[] => [
  ...["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:a", "+bitexact"],
  ...["-metadata", `comment=${sourceTypes[filmedBy]}`, "-movflags", "+faststart", "-f", "mp4"],
];
