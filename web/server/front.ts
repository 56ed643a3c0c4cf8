import type { IncomingMessage, ServerResponse } from "node:http";
import { languageOf } from "../../api/language/accept-language.ts";
import { encodingOf } from "../../api/platform/accept-encoding.ts";
import type { CachedResponse } from "../../api/platform/finished-answer.ts";
import { cacheControl, replyOf } from "../../api/platform/reply.ts";
import { originOf } from "../../api/platform/request.ts";
import { requestIdFrom } from "../../api/platform/request-id.ts";
import type { Answers } from "../../api/wiring/answers.ts";
import { type FastPathAddress, fastPathAddress } from "./front-address.ts";
import type { PageAnswers } from "./page-answers.ts";
import { readersLanguage } from "./reader.ts";
import { remembered } from "./remembered.ts";
import type { requestLogger } from "./request-log.ts";

type FastPathOptions = {
  answers: Answers;
  pageAnswers: PageAnswers;
  siteUrl: string | undefined;
  /** Behind a proxy without a configured address, only Express knows by which name the site was asked for. */
  trustProxy: number;
  /** What every answer of this kind says beside its own. */
  fixed: { api: readonly string[]; page: readonly string[] };
  logRequest: ReturnType<typeof requestLogger>;
};

/**
 * Answers what most readers ask from finished bytes, before Express sees it: true where it did. It decides nothing of its own: what
 * is answered comes from the same functions that Express asks, and whatever is unusual about a request is left to Express.
 */
export function openFastPath(
  options: FastPathOptions,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { answers, pageAnswers, siteUrl, trustProxy, fixed, logRequest } = options;
  // Browsers send a handful of different headers, and most of them ask for the same.
  const askedBy = remembered(readAddress);
  const encodingIn = remembered(encodingOf);
  const languageIn = remembered(languageOf);
  const originAt = remembered((host) => originOf({ protocol: "http", get: () => host }, undefined));
  const ownOrigin = siteUrl === undefined ? undefined : originOf({ protocol: "http", get: () => undefined }, siteUrl);

  function answerTo(address: FastPathAddress, { url = "", headers }: IncomingMessage): CachedResponse | null {
    switch (address.name) {
      case "list":
        return answers.stories.list(address);
      case "today":
        return answers.stories.today();
      case "popular":
        return answers.stories.popular(address);
      case "story":
        return answers.stories.story(address.id);
      case "neighbours":
        return answers.stories.neighbours(address.id);
      case "language":
        return answers.language(languageIn(headers["accept-language"]));
      case "page": {
        const { place } = address;
        if (ownOrigin === undefined && trustProxy > 0) return null;
        const language = place.prefix === "/pl" ? "pl" : readersLanguage(headers, languageIn);
        return pageAnswers.kept({ place, path: url, language, origin: ownOrigin ?? originAt(headers.host) });
      }
    }
  }

  const heads = new WeakMap<readonly string[], string[]>();
  /** One list for all answers with these headers, in which two words are others each time: it is sent before the next one is asked for. */
  function headOf(own: readonly string[], { id, lifetime, fixed }: Head): string[] {
    const head = heads.get(own) ?? ["X-Request-Id", "", "Cache-Control", "", ...fixed, ...own];
    heads.set(own, head);
    [head[1], head[3]] = [id, lifetime];
    return head;
  }

  return (request, response) => {
    const { method, headers, socket } = request;
    const begun = performance.now();
    if ((method !== "GET" && method !== "HEAD") || hasBody(headers)) return false;
    const asked = askedBy(request.url);
    if (asked === null) return false;
    const answer = unlessItFails(() => answerTo(asked.address, request));
    // A packed form is first made for whoever can wait for it.
    const form = answer?.encodedAs(encodingIn(headers["accept-encoding"]));
    if (!answer || !form) return false;
    const reply = replyOf(form, { method, ifNoneMatch: headers["if-none-match"] });
    const { status } = reply;
    const { path, group } = asked;
    const id = requestIdFrom(headers["x-request-id"]);
    const lifetime = cacheControl(answer.kind, answers.kept.millisecondsUntilChange());
    const sentBefore = socket.bytesWritten;
    response.writeHead(status, headOf(reply.headers, { id, lifetime, fixed: fixed[group] }));
    response.end(reply.body && form.sent, "latin1");
    // It is on its way as a whole, and nothing is left to be done for it: to wait for its end would cost as much as to find it.
    const ms = performance.now() - begun;
    logRequest({ id, method, path, group, status, ms, isWhole: true }, () => socket.bytesWritten - sentBefore);
    return true;
  };
}

type Head = { id: string; lifetime: string; fixed: readonly string[] };
type Asked = { address: FastPathAddress; path: string; group: "page" | "api" };

function readAddress(url = ""): Asked | null {
  const address = fastPathAddress(url);
  if (address === null) return null;
  const [path = ""] = url.split("?", 1);
  return { address, path, group: address.name === "page" ? "page" : "api" };
}

/** What fails fails once more behind Express, where it is told to the reader and to the log. */
function unlessItFails<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const hasBody = (headers: IncomingMessage["headers"]) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined || headers.expect !== undefined;
