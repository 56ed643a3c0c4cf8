/** The platforms that releases are made for, as their archives are named. */
export const platforms = ["linux-x64", "linux-arm64"] as const;
export type Platform = (typeof platforms)[number];

export const isPlatform = (name: string): name is Platform => platforms.some((platform) => platform === name);
