import { publishedAtText, slotsOfDays, storyIdOf } from "#api/schedule/slots.ts";
import type { Story } from "#api/stories/model.ts";

const english = "Rain drummed on the sill, and Mruk counted the drops with one ear. The brass bell kept quiet. ";
const polish = "Deszcz bębnił o parapet, a Mruk liczył krople jednym uchem. Mosiężny dzwonek milczał jak zaklęty. ";
const paragraphs = (text: string) => Array.from({ length: 4 }, () => text.repeat(4).trim()).join("\n\n");

/** A number of stories of the usual length, three a day. */
export function* benchStories(count: number): Generator<Story> {
  const slots = slotsOfDays("2017-01-01", 3500);
  for (let index = 0; index < count; index += 1) {
    const slot = slots[index % slots.length] as (typeof slots)[number];
    const id = storyIdOf(slot, 1 + Math.floor(index / slots.length));
    yield {
      id,
      publishedAt: publishedAtText(slot),
      timeSlot: slot.timeSlot,
      category: "Daily Life",
      featured: false,
      titleEn: `Rain on the sill: ${id}`,
      titlePl: `Deszcz na parapecie: ${id}`,
      excerptEn: english.trim(),
      excerptPl: polish.trim(),
      imageUrl: `/images/${id}.webp`,
      imageAlt: "A grey tabby with a red collar sits on a window sill and looks at the rain.",
      imageHash: "0123456789abcdef",
      contentEn: paragraphs(english),
      contentPl: paragraphs(polish),
      canon: ["Mruk counts drops with one ear.", "The bell keeps quiet when it rains."],
      madeBy: { storyteller: "house", illustrator: "house", promptVersion: 1 },
    };
  }
}
