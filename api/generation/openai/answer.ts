import { z } from "zod";
import type { Language } from "#api/language/model.ts";
import { categories } from "#api/stories/categories.ts";
import { propNames } from "../brief/repertoire.ts";
import { PictureBrief } from "../model.ts";

// The schema of a text model's answer. Strict structured output supports neither optional fields nor lengths: an absent
// value is null, and lengths are refinements, which stay on our side. The lengths here only reject absurd answers; the
// gate has the real limits.
const within = (most: number) => z.string().refine((text) => text.trim() !== "" && text.length <= most);
const atMost = <Item extends z.ZodType>(most: number, item: Item) =>
  z.array(item).refine((items) => items.length <= most);

const TextInOneLanguage = z.strictObject({
  title: within(300),
  /** One or two sentences that make a reader want the rest. */
  excerpt: within(1000),
  paragraphs: atMost(20, within(4000)),
  /** An alternative text for readers who cannot see the picture. */
  imageAlt: within(1000),
});

const { place, pose, eyes, mouth, camera, company, posture, inHand, on, under, by, open, lighting } =
  PictureBrief.shape;

/** Notes that belong to neither language, so that neither text follows the other's sentences. */
const StoryPlan = z.strictObject({
  who: within(500),
  counted: within(500),
  turn: within(200),
  lastImage: within(500),
  beats: atMost(12, within(500)),
});

const texts = { english: TextInOneLanguage, polish: TextInOneLanguage };
const PictureAnswer = z.strictObject({
  place,
  pose,
  props: atMost(10, z.enum(propNames)),
  eyes: eyes.unwrap().nullable(),
  mouth: mouth.unwrap().nullable(),
  camera: camera.unwrap().nullable(),
  company: company.unwrap().nullable(),
  posture: posture.unwrap().nullable(),
  inHand: inHand.unwrap().nullable(),
  on: on.unwrap().nullable(),
  under: under.unwrap().nullable(),
  by: by.unwrap().nullable(),
  open: open.unwrap().nullable(),
  lighting: lighting.unwrap().nullable(),
  scene: within(4000),
});

/** Another picture of a story that is there. */
export const stagingAnswer = z.strictObject({
  picture: PictureAnswer,
  polish: TextInOneLanguage.pick({ imageAlt: true }),
  english: TextInOneLanguage.pick({ imageAlt: true }),
});

const besidesTheTexts = {
  category: z.enum(Object.keys(categories) as (keyof typeof categories)[]),
  picture: PictureAnswer,
  newFacts: atMost(
    10,
    z.string().refine((fact) => fact.length <= 1000),
  ),
};

/** A model writes the fields in the schema's order. */
const answers = {
  en: z.strictObject({ plan: StoryPlan, english: texts.english, polish: texts.polish, ...besidesTheTexts }),
  pl: z.strictObject({ plan: StoryPlan, polish: texts.polish, english: texts.english, ...besidesTheTexts }),
};
export type StoryAnswer = z.infer<(typeof answers)["en"]>;

/** The schema in which this language is written first. */
export const storyAnswer = (first: Language) => answers[first];
