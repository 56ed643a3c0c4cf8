/** Where advertising may stand. */
export const adPlaces = ["top", "side", "bottom", "story-top", "story-end"] as const;
export type AdPlace = (typeof adPlaces)[number];

/** The publisher's id and the network's unit of each place that has one. Absent where there is no advertising. */
export type Advertising = { client: string; units: Partial<Record<AdPlace, string>> };
