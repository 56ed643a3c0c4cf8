import { accessReference } from "../access/operations.ts";
import { engagementReference } from "../engagement/operations.ts";
import { followingReference } from "../following/operations.ts";
import { generationReference } from "../generation/operations.ts";
import { healthReference } from "../health/operations.ts";
import { imageReference } from "../images/operations.ts";
import { jobReference } from "../jobs/operations.ts";
import { languageReference } from "../language/operations.ts";
import { mediaReference } from "../media/operations.ts";
import { newsletterReference } from "../newsletter/operations.ts";
import { pictureReference } from "../pictures/operations.ts";
import type { FeatureReference } from "../platform/http/operation.ts";
import { shortsReference } from "../shorts/operations.ts";
import { stateReference } from "../state/operations.ts";
import { statisticsReference } from "../statistics/operations.ts";
import { storyReference } from "../stories/operations.ts";
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
