import type { VideoResource } from "./metadata.ts";

export type Video = VideoResource & {
  id: string;
  /** What was sent, byte for byte. */
  content: Buffer;
  publishedAt: string;
  views: number;
};

export type CaptionTrack = { id: string; videoId: string; language: string; name: string; text: string };

/** How the service behaves from now on; a test may change it at any time. */
export type Behaviour = {
  /** Everything becomes private: by the settings of the channel, or of a project that is not audited. */
  lockPrivate: boolean;
  /** What becomes of new videos. */
  uploadStatus: "uploaded" | "processed" | "failed" | "rejected";
  failureReason?: string;
  rejectionReason?: string;
  /** The sign-in was taken away, or has run out. */
  revoked: boolean;
  /** What the person in front of the consent page does. */
  consent: "agree" | "deny";
  /** The scopes whose boxes they leave empty. */
  withheld: string[];
  /** So many `videos.insert` a day. */
  insertsADay: number;
  /** Takes so many bytes in a second. */
  bytesPerSecond: number;
  /** Hangs up once, in the middle of a body, when all in all so many bytes have arrived. */
  hangUpAt: number;
};

/** Everything the service knows. */
export type World = {
  behaves: Behaviour;
  videos: Video[];
  captions: CaptionTrack[];
  inserts: number;
  units: number;
};

export const channel = { id: "UCstandin0000000000000000", title: "Mruk", uploads: "UUstandin0000000000000000" };

export const newWorld = (): World => ({
  behaves: {
    lockPrivate: false,
    uploadStatus: "processed",
    revoked: false,
    consent: "agree",
    withheld: [],
    insertsADay: 100,
    bytesPerSecond: Number.POSITIVE_INFINITY,
    hangUpAt: Number.POSITIVE_INFINITY,
  },
  videos: [],
  captions: [],
  inserts: 0,
  units: 0,
});
