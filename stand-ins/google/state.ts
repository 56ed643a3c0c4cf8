import type { VideoResource, VideoStatus } from "./metadata.ts";

export type Video = Pick<VideoResource, "snippet"> & {
  status: VideoStatus;
  id: string;
  /** The received file. */
  content: Buffer;
  publishedAt: string;
  views: number;
};

export type CaptionTrack = { id: string; videoId: string; language: string; name: string; text: string };

/** The service's behaviour, which a test may change at any time. */
export type Behaviour = {
  /** Makes every video private, as for a project that is not audited. */
  lockPrivate: boolean;
  /** Where the label of synthetic media gets lost: as reported of the service, at the upload. */
  losesLabel: "never" | "at upload" | "always";
  /** The status of new videos. */
  uploadStatus: "uploaded" | "processed" | "failed" | "rejected";
  failureReason?: string;
  rejectionReason?: string;
  /** The sign-in was revoked or has expired. */
  revoked: boolean;
  /** The person's choice on the consent page. */
  consent: "agree" | "deny";
  /** The scopes that the person does not grant. */
  withheld: string[];
  /** The quota of `videos.insert` a day. */
  insertsADay: number;
  /** The rate at which bodies are read. */
  bytesPerSecond: number;
  /** Hangs up once, in the middle of a body, when this many bytes have arrived. */
  hangUpAt: number;
};

/** The data of the service. */
export type GoogleState = {
  behaves: Behaviour;
  videos: Video[];
  captions: CaptionTrack[];
  inserts: number;
  units: number;
};

export const channel = { id: "UCstandin0000000000000000", title: "Mruk", uploads: "UUstandin0000000000000000" };

export const newState = (): GoogleState => ({
  behaves: {
    lockPrivate: false,
    losesLabel: "at upload",
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
