import { timeSlots, warsawZone } from "#api/schedule/model.ts";
import { categories } from "#api/stories/categories.ts";

type Template = { now: Temporal.Instant /** Whether a picture is given beside the file. */; hasPicture: boolean };

/** A story's file to fill in. `parsePostDraft` takes keys without a value for left out. */
export function storyTemplate({ now, hasPicture }: Template): string {
  const published = now.toZonedDateTimeISO(warsawZone).toString({ timeZoneName: "never", smallestUnit: "second" });
  const lines = [
    "---",
    "# A text with a colon stands in quotes. Save without changes to create nothing.",
    "titleEn:",
    "titlePl:",
    "# A sentence or two for lists.",
    "excerptEn:",
    "excerptPl:",
    `# ${Object.keys(categories).join(", ")}, or a word of your own.`,
    "category:",
    `# ${timeSlots.join(", ")}.`,
    `timeSlot: ${timeSlots[0]}`,
    "featured: false",
    "# The instant from which readers see the story. Without it: at once.",
    `# publishedAt: "${published}"`,
    ...(hasPicture ? [] : ["# The picture's address. For a file, start with --picture cat.jpg instead.", "imageUrl:"]),
    "# What the picture shows, for those who do not see it.",
    "imageAlt:",
    "imageAltPl:",
    "---",
    "<!-- en -->",
    "",
    "",
    "<!-- pl -->",
    "",
  ];
  return `${lines.join("\n")}\n`;
}
