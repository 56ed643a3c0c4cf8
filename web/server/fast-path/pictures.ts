import type { IncomingMessage, ServerResponse } from "node:http";
import type { HotPictures } from "#api/images/serving/hot-pictures.ts";
import { memoized } from "#api/platform/memoized.ts";

type PictureFastPathOptions = {
  pictures: Pick<HotPictures, "reply">;
  /** The headers of every response. */
  fixed: Readonly<Record<string, string>>;
  /** Logs the request when it is over, and returns its id. */
  trackRequest(request: IncomingMessage, response: ServerResponse, path: string): string;
};

/** Serves pictures from memory, in front of Express; returns false for a request that it leaves to Express. */
export function openPictureFastPath({ pictures, fixed, trackRequest }: PictureFastPathOptions) {
  /** A picture's own headers override the fixed ones. */
  const withFixed = memoized((own: readonly string[]): string[] => {
    const names = new Set(own.filter((_, at) => at % 2 === 0));
    const common = Object.entries(fixed).filter(([name]) => !names.has(name));
    return [...common.flat(), ...own];
  });
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.headers["content-length"] !== undefined || request.headers["transfer-encoding"] !== undefined)
      return false;
    const reply = pictures.reply(request);
    if (reply === null) return false;
    const { url = "" } = request;
    const query = url.indexOf("?");
    const id = trackRequest(request, response, query < 0 ? url : url.slice(0, query));
    response.writeHead(reply.status, ["X-Request-Id", id, ...withFixed(reply.headers)]);
    response.end(reply.body);
    return true;
  };
}
