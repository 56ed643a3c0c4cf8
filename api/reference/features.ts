import { accessReference } from "#api/access/operations.ts";
import { engagementReference } from "#api/engagement/operations.ts";
import { followingReference } from "#api/following/operations.ts";
import { generationReference } from "#api/generation/operations.ts";
import { healthReference } from "#api/health/operations.ts";
import { pictureReference } from "#api/images/maintenance/operations.ts";
import { imageReference } from "#api/images/operations.ts";
import { jobReference } from "#api/jobs/operations.ts";
import { languageReference } from "#api/language/operations.ts";
import { mediaReference } from "#api/media/operations.ts";
import { newsletterReference } from "#api/newsletter/operations.ts";
import type { FeatureReference } from "#api/platform/http/operation.ts";
import { stateReference } from "#api/state/operations.ts";
import { statisticsReference } from "#api/statistics/operations.ts";
import { storyReference } from "#api/stories/operations.ts";
import { shortsReference } from "#api/video/operations.ts";
import { ownReference } from "./operations.ts";

/** Everything below `/api`, feature by feature. */
export const features: readonly FeatureReference[] = [
  storyReference,
  engagementReference,
  languageReference,
  newsletterReference,
  accessReference,
  generationReference,
  jobReference,
  pictureReference,
  imageReference,
  mediaReference,
  statisticsReference,
  shortsReference,
  stateReference,
  followingReference,
  healthReference,
  ownReference,
];
