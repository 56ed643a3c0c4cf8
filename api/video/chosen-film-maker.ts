import type { Config } from "#api/platform/config.ts";

/** The configured film-maker: unless `FILMMAKER` names one, the service where there is an address of one, else the house. */
export const chosenFilmMaker = ({ FILMMAKER, VIDEO_BASE_URL }: Pick<Config, "FILMMAKER" | "VIDEO_BASE_URL">) =>
  FILMMAKER ?? (VIDEO_BASE_URL === undefined ? "house" : "remote");
