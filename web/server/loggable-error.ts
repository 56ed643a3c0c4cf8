import { pino } from "pino";

const address = /[^\s<>@/"'(),:;]+@[^\s<>@/"'(),:;]+/g;
const token = /([?&]token=)[^\s&"'<>]+/g;

/**
 * What the log holds of an error. Our own errors name no reader; but mail servers repeat whom they would not send to, and libraries
 * hang onto an error whatever they were busy with.
 */
export function loggableError(error: unknown): object {
  if (!(error instanceof Error)) return { message: clean(String(error)) };
  const { type, message, stack, code, hint } = pino.stdSerializers.err(error);
  return {
    type,
    message: clean(message),
    ...(code !== undefined && { code }),
    ...(typeof hint === "string" && { hint: clean(hint) }),
    stack: clean(stack),
  };
}

const clean = (text: string): string => text.replace(token, "$1…").replace(address, "…@…");

/** An error in one line, as it may be kept and shown to administrators. */
export const loggableMessage = (error: unknown): string =>
  clean(error instanceof Error ? error.message : String(error));
