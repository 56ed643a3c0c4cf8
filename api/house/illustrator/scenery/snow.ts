import type { Scene } from "../stage.ts";

/** Whether snow lies out of doors: in every picture of winter, and while it falls in another season. */
export const snowLies = ({ season, weather }: Pick<Scene, "season" | "weather">): boolean =>
  season === "winter" || weather === "snow";

/** Whether the lying snow has footprints: what falls covers them or washes them away. */
export const isTrodden = (scene: Pick<Scene, "season" | "weather">): boolean =>
  snowLies(scene) && scene.weather !== "snow" && scene.weather !== "rain";
