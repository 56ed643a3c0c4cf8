/** What a film file says of itself. */
export type FilmFacts = {
  width: number;
  height: number;
  seconds: number;
  videoCodec: string;
  audioCodec: string | null;
};

/** Reads the facts out of an MP4 file's boxes, without any program. Throws FILM_UNSUITABLE where it is no film. */
export async function filmFacts(_path: string): Promise<FilmFacts> {
  throw new Error("later");
}
