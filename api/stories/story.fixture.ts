import { publishedAtText, slotOf } from "#api/schedule/slots.ts";
import { Draft, Story } from "./model.ts";

/** A valid story with the given fields replaced. */
export function storyOf({ id = "2026-11-21-morning", ...rest }: Record<string, unknown> & { id?: string } = {}): Story {
  const slot = slotOf(id as Story["id"]);
  return Story.parse({
    id,
    publishedAt: publishedAtText(slot),
    timeSlot: slot.timeSlot,
    category: "Daily Life",
    featured: false,
    titleEn: `Rain on the sill, ${id}`,
    titlePl: `Deszcz na parapecie, ${id}`,
    excerptEn: "Mruk waits for the rain to stop.",
    excerptPl: "Mruk czeka, aż przestanie padać.",
    imageUrl: `/images/${id}.webp`,
    imageAlt: "A grey tabby on a window sill.",
    contentEn: "It rained.\n\nMruk waited.",
    contentPl: "Padało.\n\nMruk czekał.",
    ...rest,
  });
}

/** A draft that waits, with the given fields replaced. */
export function draftOf({
  review = {},
  ...rest
}: Record<string, unknown> & { id?: string; review?: object } = {}): Draft {
  const story = storyOf({ titleEn: `A draft, ${rest.id}`, titlePl: `Szkic, ${rest.id}`, ...rest });
  return Draft.parse({ ...story, review: { state: "waiting", at: "2026-11-19T12:00:00Z", ...review } });
}
