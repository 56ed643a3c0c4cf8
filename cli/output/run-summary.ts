import type { GenerationEvent } from "#api/generation/model.ts";
import type { StoryId } from "#api/stories/model.ts";
import { costText, describe, hintOf, plannedLine, planSummary, runSummary, warsawTime } from "./describe.ts";
import { printable } from "./printable.ts";

type EventOf<Type extends GenerationEvent["type"]> = Extract<GenerationEvent, { type: Type }>;

export type SummaryOptions = {
  /** The web address of a story's picture, where it is known. */
  pictureAt?: ((id: StoryId, commit: string) => string) | undefined;
  /** The error that ended the run early. */
  error?: { message: string; hint?: string | undefined } | undefined;
  /** The run was a dry run, so the summary is its plan. */
  planOnly?: boolean | undefined;
};

/** The result of a run, as Markdown for the page of a workflow's run. Titles and messages are escaped. */
export function summaryOf(
  events: readonly GenerationEvent[],
  { pictureAt, error, planOnly }: SummaryOptions = {},
): string {
  const of = <Type extends GenerationEvent["type"]>(type: Type) =>
    events.filter((event): event is EventOf<Type> => event.type === type);
  const planned = of("planned").flatMap(({ stories }) => stories);
  const stories = [...of("story-published"), ...of("draft-ready")];
  const troubles = [...of("story-failed"), ...of("warning")].map((event) => trouble(describe(event), hintOf(event)));
  if (error) troubles.push(trouble(`The run ended: ${error.message}`, error.hint));
  return [
    `### ${headline(of("finished")[0], planned, planOnly)}`,
    planOnly ? planned.map((story) => `- ${plainText(plannedLine(story))}`).join("\n") : table(stories, pictureAt),
    troubles.join("\n"),
    of("story-skipped")
      .map((event) => `- ${plainText(describe(event))}`)
      .join("\n"),
  ]
    .filter((part) => part !== "")
    .map((part) => `${part}\n`)
    .join("\n");
}

function headline(
  finished: EventOf<"finished"> | undefined,
  planned: EventOf<"planned">["stories"],
  planOnly: boolean | undefined,
): string {
  if (planOnly) return plainText(planSummary(planned));
  if (!finished) return "The run did not end";
  const { published, skipped, failed } = finished;
  const hasNothingToSay = planned.length === 0 && published + skipped + failed === 0;
  return plainText(hasNothingToSay ? planSummary([]) : runSummary(finished));
}

function table(
  stories: readonly EventOf<"story-published" | "draft-ready">[],
  pictureAt: SummaryOptions["pictureAt"],
): string {
  if (stories.length === 0) return "";
  const rows = stories.map((story) => {
    const { id, type, commit, pushed, titleEn, titlePl, publishedAt, costUsd } = story;
    const isDraft = type === "draft-ready";
    // A draft's picture is no place of the library, and nobody is to take the draft for what readers will get.
    const picture =
      pictureAt && commit && pushed && !isDraft ? `<img src="${pictureAt(id, commit)}" width="150" alt="">` : "";
    const titles = `**${plainText(titleEn)}**<br>${plainText(titlePl)}`;
    const lies = pushed ? "" : "<br>not pushed";
    return [
      picture,
      `${titles}<br>\`${id}\`${lies}`,
      isDraft ? "waits for approval" : warsawTime(publishedAt),
      costText(costUsd, ""),
    ];
  });
  const lines = [["", "Story", "Readers get it (Warsaw)", "Cost"], ["---", "---", "---", "---"], ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function trouble(what: string, hint: string | undefined): string {
  return `- :warning: ${plainText(what)}${hint === undefined ? "" : `<br>${plainText(hint)}`}`;
}

/** Escapes every character that Markdown or HTML could take for markup, also `|`, which would end a table's cell. */
function plainText(text: string): string {
  return printable(text).replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
