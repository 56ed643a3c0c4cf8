import type { PublicPost } from "#api/stories/model.ts";
import type { Language } from "#web/i18n/languages.ts";

/** Whether a browser can play this address: a film of the site, or a video file elsewhere. Others are pages. */
export const isFilm = (address = ""): boolean => /^(\/media\/|https:\/\/[^?#]+\.(mp4|webm)([?#]|$))/i.test(address);

type Filmed = Pick<PublicPost, "videoUrl" | "spokenVideo">;

/** The film for readers of a language: the one that speaks it, if there is one. */
export const filmIn = ({ videoUrl = "", spokenVideo = {} }: Filmed, language: Language): string =>
  spokenVideo[language] ?? videoUrl;
