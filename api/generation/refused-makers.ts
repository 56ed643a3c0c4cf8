import { setTimeout as sleep } from "node:timers/promises";
import { AppError, type ErrorCode } from "#api/platform/errors.ts";
import type { Illustrator, Storyteller } from "./model.ts";

// Faults that last until a person acts: of the account, so that no maker of the service can go on, or of one maker.
const ofAccount = new Set<ErrorCode>(["SERVICE_KEY_REFUSED", "SERVICE_UNPAID"]);
const ofMaker = new Set<ErrorCode>(["SERVICE_UNVERIFIED", "SERVICE_MODEL_UNKNOWN"]);

type Makers = { storyteller: Storyteller; illustrator: Illustrator };

/** A refusal comes within this time, in milliseconds, on a busy machine and a slow line too; a text or a picture takes longer. */
const headStartMs = 10_000;

/**
 * The makers for one run, which ask a service once where asking again brings the same refusal: the first call has a head start,
 * and after such a fault all others of the run fail with it, unasked.
 */
export function makersUntilRefused({ storyteller, illustrator }: Makers): Makers {
  const account: Refusal = {};
  const write = untilRefused(storyteller.write.bind(storyteller), account);
  const draw = untilRefused(illustrator.draw.bind(illustrator), account);
  // Makers without a model ask nobody.
  return {
    storyteller: storyteller.model === undefined ? storyteller : { ...storyteller, write },
    illustrator: illustrator.model === undefined ? illustrator : { ...illustrator, draw },
  };
}

type Refusal = { error?: AppError };
type Call<Input extends unknown[], Output> = (...input: Input) => Promise<Output>;

function untilRefused<Input extends unknown[], Output>(
  call: Call<Input, Output>,
  account: Refusal,
): Call<Input, Output> {
  const own: Refusal = {};
  let first: Promise<unknown> | undefined;

  async function unlessRefused(...input: Input): Promise<Output> {
    const refusal = account.error ?? own.error;
    if (refusal) throw refusal;
    try {
      return await call(...input);
    } catch (error) {
      if (error instanceof AppError && ofAccount.has(error.code)) account.error = error;
      if (error instanceof AppError && ofMaker.has(error.code)) own.error = error;
      throw error;
    }
  }

  return async (...input) => {
    if (first !== undefined) {
      await first;
      return unlessRefused(...input);
    }
    const answer = unlessRefused(...input);
    first = Promise.race([answer.catch(() => {}), sleep(headStartMs, undefined, { ref: false })]);
    return answer;
  };
}
