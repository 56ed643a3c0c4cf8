import type { IncomingMessage, ServerResponse } from "node:http";
import type { HotPictures } from "../../api/images/hot-pictures.ts";

type PictureFastPathOptions = {
  pictures: Pick<HotPictures, "reply">;
  /** What every answer says beside its own. */
  fixed: readonly string[];
  /** Tells the log of a request, and by which name it goes. */
  note(request: IncomingMessage, response: ServerResponse, path: string): string;
};

/** Answers with pictures that lie in memory, before Express sees the request: true where it did. */
export function openPictureFastPath({ pictures, fixed, note }: PictureFastPathOptions) {
  const whole = new WeakMap<readonly string[], string[]>();
  /** A picture's own word counts before what is said of everything. */
  function withFixed(own: readonly string[]): string[] {
    const known = whole.get(own);
    if (known) return known;
    const names = new Set(own.filter((_, at) => at % 2 === 0));
    const all = [...fixed.filter((_, at) => !names.has(fixed[at - (at % 2)] as string)), ...own];
    whole.set(own, all);
    return all;
  }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.headers["content-length"] !== undefined || request.headers["transfer-encoding"] !== undefined)
      return false;
    const reply = pictures.reply(request);
    if (reply === null) return false;
    const { url = "" } = request;
    const query = url.indexOf("?");
    const id = note(request, response, query < 0 ? url : url.slice(0, query));
    response.writeHead(reply.status, ["X-Request-Id", id, ...withFixed(reply.headers)]);
    response.end(reply.body);
    return true;
  };
}
