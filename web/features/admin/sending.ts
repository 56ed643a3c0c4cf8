import { useRef } from "react";
import { CallFailed, callAdmin } from "./call.ts";
import type { Words } from "./queries.ts";

type Sent = Words & { body?: object };

/**
 * Sends what takes long or costs money. The same order goes out under the same key until the server has answered it, so
 * whoever presses again after a broken connection gets what was made meanwhile, and whoever was refused can try anew.
 */
export function useSending(): (address: string, sent: Sent) => Promise<Response> {
  const latest = useRef({ order: "", key: "" });
  return async (address, { body, ...words }) => {
    const order = JSON.stringify([address, body]);
    if (latest.current.order !== order) latest.current = { order, key: crypto.randomUUID() };
    const idempotencyKey = latest.current.key;
    try {
      const response = await callAdmin(address, { method: "POST", body, idempotencyKey, ...words });
      latest.current = { order: "", key: "" };
      return response;
    } catch (error) {
      if (error instanceof CallFailed && error.status > 0) latest.current = { order: "", key: "" };
      throw error;
    }
  };
}
