import type { ContentRepository } from "#api/stories/repository/content-repository.ts";
import type { GenerationEvent } from "./model.ts";
import { noticeOf } from "./notice.ts";

/** Passes the events through and packs the repository before the last one, for a run without a server that does it. */
export async function* packed(
  events: AsyncIterable<GenerationEvent>,
  content: Pick<ContentRepository, "pack">,
): AsyncGenerator<GenerationEvent, void> {
  for await (const event of events) {
    if (event.type === "finished") {
      const problem = await content.pack().then(() => null, noticeOf);
      if (problem) yield { type: "warning", notice: problem };
    }
    yield event;
  }
}
