import { useRef } from "react";
import { type Call, CallFailed, callAdmin, jsonOf } from "./call.ts";

type Post = <Result>(address: string, call: Pick<Call, "body" | "failure">) => Promise<Result>;

/**
 * Posts requests that take long or cost money. A request keeps its idempotency key until the server has answered it: a retry
 * after a broken connection returns what was made meanwhile, and a retry after a refusal counts as new.
 */
export function useIdempotentPost(): Post {
  const latest = useRef({ request: "", key: "" });
  return async (address, call) => {
    const request = JSON.stringify([address, call.body]);
    if (latest.current.request !== request) latest.current = { request, key: crypto.randomUUID() };
    const idempotencyKey = latest.current.key;
    try {
      const response = await callAdmin(address, { method: "POST", idempotencyKey, ...call });
      latest.current = { request: "", key: "" };
      return jsonOf(response, call);
    } catch (error) {
      if (error instanceof CallFailed && error.status > 0) latest.current = { request: "", key: "" };
      throw error;
    }
  };
}
