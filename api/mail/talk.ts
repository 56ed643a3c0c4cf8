import type { Socket } from "node:net";

/** One answer of a mail server's: its code, and its last line. */
export type Answer = { code: number; text: string };

/** What is said to a mail server, and what it answers, in order. */
export type Talk = {
  isOpen(): boolean;
  /** Resolves when the system has taken all of it, or never will. */
  say(...words: (string | Uint8Array)[]): Promise<void>;
  /** The next answer; null once the connection is cut. */
  hear(): Promise<Answer | null>;
  end(): void;
};

/** No server has so much to say. */
const longestAnswer = 65_536;

/** Takes a connection over, at a moment when nothing is awaited on it. */
export function talkOver(socket: Socket): Talk {
  const heard: Answer[] = [];
  const waiting: ((answer: Answer | null) => void)[] = [];
  let rest = "";
  let isCut = false;

  function take(text: string): void {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? "";
    if (rest.length > longestAnswer) socket.destroy();
    for (const line of lines) {
      if (!/^\d{3}(?: |$)/.test(line)) continue; // More lines of the same answer follow.
      const answer = { code: Number(line.slice(0, 3)), text: line };
      const next = waiting.shift();
      if (next) next(answer);
      else heard.push(answer);
    }
  }

  function cut(): void {
    isCut = true;
    for (const next of waiting.splice(0)) next(null);
  }

  for (const event of ["data", "end", "close", "timeout", "error"]) socket.removeAllListeners(event);
  socket.setTimeout(0).setEncoding("utf8");
  socket.on("data", take);
  socket.on("error", cut).on("close", cut);
  socket.on("end", () => {
    cut();
    socket.destroy();
  });

  return {
    // What was said without a question is a farewell.
    isOpen: () => !isCut && !socket.destroyed && heard.length === 0,
    say: (...words) =>
      new Promise((taken) => {
        if (isCut || socket.destroyed) return taken();
        // In one breath: every telling of the system costs as much as the mail's encoding.
        socket.cork();
        for (const [index, some] of words.entries())
          socket.write(some, index < words.length - 1 ? undefined : () => taken());
        socket.uncork();
      }),
    hear() {
      const answer = heard.shift();
      if (answer !== undefined) return Promise.resolve(answer);
      if (isCut || socket.destroyed) return Promise.resolve(null);
      return new Promise((next) => waiting.push(next));
    },
    end: () => socket.destroy(),
  };
}
