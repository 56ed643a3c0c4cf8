import { AppError } from "#api/platform/errors.ts";
import type { SlotReason } from "./model.ts";

/** The service answered, and its result was refused: the house takes over at once, since waiting would bring nothing better. */
const rejections = new Set(["TEXT_REJECTED", "PICTURE_REJECTED"]);

/**
 * Whether the house makers take over after this failure. A story made ahead of its hour waits, since the service may be
 * back in time; a story that readers or an administrator wait for does not.
 */
export function houseStepsIn(error: unknown, reason: SlotReason): boolean {
  if (!(error instanceof AppError)) return false;
  if (rejections.has(error.code)) return true;
  return isNoFaultOfTheHouse(error) && reason !== "buffer";
}

/** The house needs no services, no money, and no dictionaries for its texts. */
const needless: readonly string[] = ["BUDGET_SPENT", "ATTEMPTS_SPENT", "DICTIONARY_MISSING"];

const isNoFaultOfTheHouse = ({ code }: AppError): boolean => code.startsWith("SERVICE_") || needless.includes(code);
