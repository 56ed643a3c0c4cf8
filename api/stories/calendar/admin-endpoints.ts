import type { RunLog } from "#api/generation/run-log.ts";
import type { Jobs } from "#api/jobs/jobs.ts";
import { authorOf } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import { AppError } from "#api/platform/errors.ts";
import { contentHash } from "#api/platform/files/content-hash.ts";
import { nameTarget } from "#api/platform/http/admin-change.ts";
import { contentRefusals, type Endpoint, type EndpointGroup, endpoint, json } from "#api/platform/http/endpoint.ts";
import { ErrorBody } from "#api/platform/http/error-body.ts";
import { isNamed } from "#api/platform/http/reply.ts";
import type { StoryBuffer } from "#api/schedule/buffer.ts";
import { warsawDate } from "#api/schedule/slots.ts";
import { adminPost, type CountsOf } from "../admin-posts.ts";
import type { Drafts } from "../drafts/drafts.ts";
import type { StoryLibrary } from "../index/library.ts";
import { AdminPost, type Story, type StoryId } from "../model.ts";
import type { Revised } from "../repository/committed-story.ts";
import type { RevsOf } from "../revisions.ts";
import {
  CalendarDraft,
  CalendarMonth,
  CalendarQuery,
  CalendarSlot,
  CalendarStory,
  Move,
  MoveOutcome,
} from "./model.ts";
import { monthAt, slotsOfMonth } from "./month.ts";
import { MoveConflict } from "./move-story.ts";
import type { Moving } from "./moving.ts";
import { lastFailures, slotsInMaking } from "./work.ts";

export type CalendarParts = {
  library: Pick<StoryLibrary, "timeline" | "size" | "faults" | "isDeleted">;
  reviewing: { drafts: Pick<Drafts, "all"> };
  moving: Moving;
  jobs: Pick<Jobs, "list">;
  /** The latest runs of this machine. */
  runs: Pick<RunLog, "list">;
  buffer(): Pick<StoryBuffer, "until">;
  revsOf: RevsOf;
  countsOf: CountsOf;
  clock: Clock;
};

/** The answer to a move of what is another by now: both stories as they are. */
const ConflictBody = ErrorBody.extend({ post: AdminPost.optional(), other: AdminPost.optional() });

/** The panel's calendar: what is in each slot of a month, and moving it (docs/decisions/0038-the-slot-calendar.md). */
export function calendarEndpoints(parts: CalendarParts): EndpointGroup {
  return {
    title: "Calendar",
    schemas: {
      CalendarMonth,
      CalendarSlot,
      CalendarStory,
      CalendarDraft,
      Move,
      MoveOutcome,
      MoveConflict: ConflictBody,
    },
    endpoints: [monthEndpoint(parts), moveEndpoint(parts)],
  };
}

function monthEndpoint(parts: CalendarParts): Endpoint {
  return endpoint({
    method: "get",
    path: "/api/admin/calendar",
    summary: "The slots of a month, the present one unless `month` names it: what is in each, and where it stands",
    access: "editor",
    query: CalendarQuery,
    answers: { 200: json("The month.", CalendarMonth) },
    refusals: contentRefusals,
    async handle({ query, request, response }) {
      const month = await calendarMonth(query.month ?? monthAt(parts.clock.now()), parts);
      const etag = `W/"${contentHash(Buffer.from(JSON.stringify(month)))}"`;
      response.set("ETag", etag);
      if (!isNamed(etag, request.get("If-None-Match"))) return month;
      response.status(304).end();
      return undefined;
    },
  });
}

async function calendarMonth(
  month: string,
  { library, reviewing, jobs, runs, buffer, revsOf, clock }: CalendarParts,
): Promise<CalendarMonth> {
  const now = clock.now();
  const { stories, firstMonth } = readTimeline(library, month);
  const scheduled = stories.filter(({ publishedAt }) => Temporal.Instant.compare(publishedAt, now) > 0);
  const [drafts, revs, kept] = await Promise.all([
    reviewing.drafts.all(),
    revsOf(scheduled.map(({ id }) => id)),
    runs.list(),
  ]);
  const { until } = buffer();
  return {
    month,
    today: warsawDate(now),
    firstMonth,
    total: library.size,
    bufferUntil: until && { date: until.date, timeSlot: until.timeSlot },
    slots: slotsOfMonth({
      month,
      now,
      stories,
      drafts,
      faults: library.faults(),
      isDeleted: library.isDeleted,
      making: slotsInMaking(jobs.list()),
      failures: lastFailures(kept),
      revs,
    }),
  };
}

/** The stories of a month, and the month of the oldest of all. Only the month's own are parsed. */
function readTimeline({ timeline }: CalendarParts["library"], month: string) {
  const stories: Story[] = [];
  let oldest: StoryId | undefined;
  for (const entry of timeline.all()) {
    oldest = entry.id;
    if (entry.id.startsWith(month)) stories.push(entry.story);
  }
  return { stories, firstMonth: oldest?.slice(0, month.length) ?? null };
}

function moveEndpoint({ moving, countsOf, clock }: CalendarParts): Endpoint {
  const toPost = (revised: Revised) => adminPost(revised, { countsOf, now: clock.now() });
  return endpoint({
    method: "post",
    path: "/api/admin/calendar/move",
    summary: "Move a scheduled story to another slot whose hour is ahead, or swap it with the story there",
    access: "editor",
    body: Move,
    answers: {
      200: json(
        "The story in its new slot, the one it was swapped with, and words in them that may not fit.",
        MoveOutcome,
      ),
      409: json("One of the two is another by now; or neither can be moved there.", ConflictBody),
    },
    refusals: [
      "STORY_NOT_FOUND",
      "STORY_INVALID",
      "EDIT_CONFLICT",
      "SLOT_CLOSED",
      "STORY_NOT_MOVABLE",
      "DATE_INVALID",
      ...contentRefusals,
    ],
    async handle({ body, response }): Promise<MoveOutcome> {
      nameTarget(response, `${body.from} ${body.to}`);
      try {
        const { story, other, warnings } = await moving.move({ ...body, by: authorOf(response) });
        return { post: toPost(story), ...(other && { other: toPost(other) }), warnings };
      } catch (error) {
        throw error instanceof MoveConflict ? withPair(error, toPost) : error;
      }
    },
  });
}

/** The same conflict, with both stories in its response. */
function withPair(conflict: MoveConflict, toPost: (revised: Revised) => AdminPost): AppError {
  const { code, message, hint, pair } = conflict;
  const body = { post: toPost(pair.one), ...(pair.other && { other: toPost(pair.other) }) };
  return new AppError(code, message, { hint, body, cause: conflict });
}
