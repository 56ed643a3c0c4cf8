import { useRef } from "react";
import { CallFailed, callAdmin } from "./call.ts";
import type { FailureTexts } from "./queries.ts";

type PostRequest = FailureTexts & { body?: object };

/**
 * Posts requests that take long or cost money. A request keeps its idempotency key until the server has answered it: a retry
 * after a broken connection returns what was made meanwhile, and a retry after a refusal counts as new.
 */
export function useIdempotentPost(): (address: string, request: PostRequest) => Promise<Response> {
  const latest = useRef({ request: "", key: "" });
  return async (address, { body, ...failureTexts }) => {
    const request = JSON.stringify([address, body]);
    if (latest.current.request !== request) latest.current = { request, key: crypto.randomUUID() };
    const idempotencyKey = latest.current.key;
    try {
      const response = await callAdmin(address, { method: "POST", body, idempotencyKey, ...failureTexts });
      latest.current = { request: "", key: "" };
      return response;
    } catch (error) {
      if (error instanceof CallFailed && error.status > 0) latest.current = { request: "", key: "" };
      throw error;
    }
  };
}
