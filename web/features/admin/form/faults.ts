// Checks a post before it is sent, to spare a round trip. The server checks again. Pure.
import { textLimits } from "#api/stories/limits.ts";
import { type FieldName, fieldNames, type Values } from "../fields.ts";
import { wallInstant } from "../formats/warsaw-time.ts";

export type Fault =
  | { kind: "required" | "imageAddress" | "videoAddress" | "webAddress" | "time" | "sending" }
  | { kind: "tooLong"; max: number }
  /** The server's message, in English. */
  | { kind: "server"; message: string };
export type Faults = Partial<Record<FieldName, Fault>>;

/** The greatest length of each text. */
export const limitOf: Partial<Record<FieldName, number>> = {
  titleEn: textLimits.title,
  titlePl: textLimits.title,
  excerptEn: textLimits.excerpt,
  excerptPl: textLimits.excerpt,
  contentEn: textLimits.content,
  contentPl: textLimits.content,
  imageUrl: textLimits.address,
  imageAlt: textLimits.imageAlt,
  imageAltPl: textLimits.imageAlt,
  category: textLimits.category,
  videoUrl: textLimits.address,
  youtubeLink: textLimits.address,
};

/** Both titles, excerpts and texts, the picture with its description, and the category (chapter 5). */
const optional = new Set<FieldName>(["imageAltPl", "videoUrl", "youtubeLink", "publishedAt"]);
export const isRequired = (name: FieldName) => !optional.has(name);

const isPath = (address: string) => /^\/(?![/\\])[^\s\\]*$/.test(address);
const isWebAddress = (address: string, protocols: RegExp) =>
  !/\s/.test(address) && URL.canParse(address) && protocols.test(new URL(address).protocol);

/** Allows http only for this machine: storage for development. */
const isPictureAddress = (address: string) =>
  isWebAddress(address, /^https:$/) ||
  (isWebAddress(address, /^http:$/) && /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(address));

/** The fault of a field's value; null if it is valid. */
export function faultOf(name: FieldName, value: string): Fault | null {
  if (value.trim() === "") return isRequired(name) || value !== "" ? { kind: "required" } : null;
  const max = limitOf[name];
  if (max !== undefined && value.length > max) return { kind: "tooLong", max };
  if (name === "imageUrl" && !isPath(value) && !isPictureAddress(value)) return { kind: "imageAddress" };
  if (name === "videoUrl" && !isPath(value) && !isWebAddress(value, /^https?:$/)) return { kind: "videoAddress" };
  if (name === "youtubeLink" && !isWebAddress(value, /^https?:$/)) return { kind: "webAddress" };
  if (name === "publishedAt" && wallInstant(value) === null) return { kind: "time" };
  return null;
}

export function faultsOf(values: Values): Faults {
  const found = fieldNames.map((name) => [name, faultOf(name, values[name])] as const);
  return Object.fromEntries(found.filter(([, fault]) => fault !== null));
}

/** The fields with a fault, in the form's order. */
export const faultyFields = (faults: Faults): FieldName[] => fieldNames.filter((name) => faults[name] !== undefined);
