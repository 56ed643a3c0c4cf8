import { z } from "zod";
import { Ready, Unready } from "#api/health/model.ts";
import { AppError } from "#api/platform/errors.ts";

const Answer = z.union([Ready, Unready]);

/** Whether the server at this address serves readers, as it says itself. Throws SERVER_NOT_FOUND where nothing answers, or not so. */
export async function askReadiness(url: string, signal: AbortSignal): Promise<Ready | Unready> {
  try {
    const answer = await fetch(`${url}/api/health/ready`, { signal });
    return Answer.parse(await answer.json());
  } catch (cause) {
    throw new AppError("SERVER_NOT_FOUND", `The server at ${url} runs, and does not say whether it serves readers.`, {
      hint: "Its log says what it is busy with; where it hangs, restart it.",
      cause,
    });
  }
}
