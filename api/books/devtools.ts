// Speaks Chromium's DevTools protocol over the pipes that it has for it: JSON messages, each ended by a zero byte.
import type { Readable, Writable } from "node:stream";
import { z } from "zod";

const Message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ message: z.string() }).optional(),
});
type Result = Record<string, unknown>;
type Waiting = { resolve(result: Result): void; reject(error: Error): void };

export type DevTools = {
  /** Sends a command and resolves with its result. */
  send(method: string, params?: object, sessionId?: string): Promise<Result>;
  /** Resolves with the next event of this name. */
  next(event: string): Promise<void>;
};

/** `commands` and `answers` are the child's descriptors 3 and 4. What waits when the answers end is rejected, and so is what comes later. */
export function openDevTools({ commands, answers }: { commands: Writable; answers: Readable }): DevTools {
  const waiting = new Map<number, Waiting>();
  const events = new Map<string, Waiting>();
  let lastId = 0;

  function hear(text: string): void {
    const { id, method, result = {}, error } = Message.parse(JSON.parse(text));
    const asked = id === undefined ? events.get(method ?? "") : waiting.get(id);
    if (id === undefined) events.delete(method ?? "");
    else waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(error.message));
  }

  let rest = "";
  answers.setEncoding("utf8").on("data", (text: string) => {
    const messages = (rest + text).split("\0");
    rest = messages.pop() ?? "";
    for (const message of messages) hear(message);
  });
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    for (const { reject } of [...waiting.values(), ...events.values()]) reject(ended());
  };
  answers.on("close", end).on("error", end);
  commands.on("error", end);

  return {
    send(method, params = {}, sessionId) {
      if (hasEnded) return Promise.reject(ended());
      const id = ++lastId;
      commands.write(`${JSON.stringify({ id, method, params, ...(sessionId !== undefined && { sessionId }) })}\0`);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    next(event) {
      if (hasEnded) return Promise.reject(ended());
      return new Promise((resolve, reject) => events.set(event, { resolve: () => resolve(), reject }));
    },
  };
}

const ended = () => new Error("Chromium has ended.");
