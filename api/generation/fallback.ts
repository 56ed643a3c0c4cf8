import { AppError } from "../platform/errors.ts";
import type { SlotReason } from "./model.ts";

/** What the services did make, but what cannot be used; the house does not wait for better. */
const rejections = new Set(["TEXT_REJECTED", "PICTURE_REJECTED"]);

/**
 * Whether the house steps in where this went wrong. A service may be back before the hour of a story that is made ahead, so
 * that one waits for it; a story that readers or somebody at a keyboard wait for does not.
 */
export function houseStepsIn(error: unknown, reason: SlotReason): boolean {
  if (!(error instanceof AppError)) return false;
  if (rejections.has(error.code)) return true;
  return isFaultOfAService(error) && reason !== "buffer";
}

const isFaultOfAService = ({ code }: AppError): boolean =>
  code.startsWith("SERVICE_") || code === "BUDGET_SPENT" || code === "ATTEMPTS_SPENT";
