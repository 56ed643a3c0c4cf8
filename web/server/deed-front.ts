import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorRequestHandler, Express, Request, Response } from "express";
import type { Deed, DeedName, Deeds } from "../../api/engagement/deeds.ts";
import { endUpload } from "../../api/platform/body.ts";
import { setHeaders } from "../../api/platform/http.ts";
import { markRequest, requestIdFrom } from "../../api/platform/request-id.ts";
import type { telling } from "./request-log.ts";

type DeedFrontOptions = {
  deeds: Deeds;
  /** Answers what a deed throws. */
  refused: ErrorRequestHandler;
  app: Express;
  /** What every answer says beside its own, as pairs in a row. */
  fixed: readonly string[];
  tell: ReturnType<typeof telling>;
};

const pattern = /^\/api\/(?:posts\/([\w-]{1,40})\/(like|unlike)|stats\/(page-view|post-click))$/;

type Turn = { deed: Deed; name: string; id: string | undefined };

/**
 * Takes likes and what is counted before Express sees them, the way to whose routes takes longer than all that is done there: true
 * where it did. What is unusual about an address, and whoever asks before sending, is left to Express.
 */
export function openDeedFront({ deeds, refused, app, fixed, tell }: DeedFrontOptions) {
  async function take(request: IncomingMessage, response: ServerResponse, { deed, name, id }: Turn): Promise<void> {
    let told: readonly string[] = [];
    const always = () => ["X-Request-Id", name, ...fixed, ...told];
    try {
      const { headers, body } = await deed({
        request,
        address: () => addressOf(request, app),
        id,
        tell: (more) => {
          told = more;
        },
      });
      response.writeHead(200, [...always(), ...headers]).end(body, "latin1");
    } catch (error) {
      setHeaders(response, always());
      const [asked, answer] = asInExpress(request, response, app);
      markRequest(answer, name);
      refused(error, asked, answer, () => response.destroy());
    }
    endUpload(request);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = "", url = "", headers, socket } = request;
    if (method !== "POST" || headers.expect !== undefined) return false;
    const found = pattern.exec(url);
    if (found === null) return false;
    const [, id, press, count] = found;
    const [begun, sentBefore] = [performance.now(), socket.bytesWritten];
    const name = requestIdFrom(headers["x-request-id"]);
    void take(request, response, { deed: deeds[(press ?? count) as DeedName], name, id }).then(() => {
      const [ms, isWhole] = [performance.now() - begun, !response.destroyed];
      const { statusCode: status } = response;
      tell({ id: name, method, path: url, group: "api", status, ms, isWhole }, () => socket.bytesWritten - sentBefore);
    });
    return true;
  };
}

/** Where a request comes from, as Express has it. */
const addressOf = ({ headers, socket }: IncomingMessage, app: Express): string | undefined =>
  Reflect.get(app.request, "ip", { app, headers, socket });

/** The request and its answer as Express hands them to its handlers. */
function asInExpress(request: IncomingMessage, response: ServerResponse, app: Express): [Request, Response] {
  Object.setPrototypeOf(request, app.request);
  Object.setPrototypeOf(response, app.response);
  Object.assign(request, { res: response, originalUrl: request.url, baseUrl: "" });
  Object.assign(response, { locals: {}, req: request });
  return [request as Request, response as Response];
}
