// Makes a book in this process: that of a worker, or the terminal program's own.
import { type MadeFiles, type MakingProgress, makeBook } from "#api/books/make-book.ts";
import { createPictures } from "#api/images/serving/pictures.ts";
import { StoryId } from "#api/stories/model.ts";
import type { BookNews, BookWork } from "./workers.ts";

type Hearing = { signal: AbortSignal; report(progress: MakingProgress): void };

export function makeBookHere({ order, contentDir }: BookWork, hearing: Hearing): Promise<MadeFiles> {
  const pictures = createPictures(contentDir);
  return makeBook(order, { ...hearing, readMaster: async (id) => pictures.read(StoryId.parse(id)) });
}

/** The same as a stream: how far it is, and at last what was made. */
export async function* bookNews(work: BookWork, signal: AbortSignal): AsyncGenerator<BookNews, void> {
  const waiting: BookNews[] = [];
  let wake = () => {};
  const say = (news: BookNews) => {
    waiting.push(news);
    wake();
  };
  const making = makeBookHere(work, { signal, report: (progress) => say({ progress }) });
  // The stream ends with what was made, or throws as the making did.
  let isOver = false;
  const end = () => {
    isOver = true;
    wake();
  };
  making.then(end, end);
  while (!isOver) {
    yield* waiting.splice(0);
    if (!isOver && waiting.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  yield { made: await making };
}
