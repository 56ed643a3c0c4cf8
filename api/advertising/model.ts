/** The places of advertising. */
export const adPlaces = ["top", "side", "bottom", "story-top", "story-end"] as const;
export type AdPlace = (typeof adPlaces)[number];

/** The publisher's id, and the network's unit of each place that has one. */
export type Advertising = { client: string; units: Partial<Record<AdPlace, string>> };

/** A publisher without units identifies the site to the network, and shows no advertising. */
export const showsAdvertising = (advertising: Advertising | null): boolean =>
  advertising !== null && Object.keys(advertising.units).length > 0;
