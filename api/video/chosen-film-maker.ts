import type { Config } from "#api/platform/config.ts";

type Settings = Pick<Config, "FILMMAKER" | "VIDEO_BASE_URL">;

/** The configured film-maker: unless `FILMMAKER` names one, the service where there is an address of one, else the house. */
export const chosenFilmMaker = ({ FILMMAKER, VIDEO_BASE_URL }: Settings) =>
  FILMMAKER ?? (VIDEO_BASE_URL === undefined ? "house" : "remote");

/** Whether anybody makes films: a service needs its address. */
export function hasFilmMaker(settings: Settings): boolean {
  const chosen = chosenFilmMaker(settings);
  return chosen === "house" || (chosen === "remote" && settings.VIDEO_BASE_URL !== undefined);
}
