import { pino } from "pino";

const address = /[^\s<>@/"'(),:;]+@[^\s<>@/"'(),:;]+/g;
const token = /([?&]token=)[^\s&"'<>]+/g;

/**
 * An error for the log. Our own errors name no reader; but mail servers repeat the address that they refuse, and libraries attach
 * whatever they were working on.
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

/** An error in one line, which may be stored and shown to administrators. */
export const loggableMessage = (error: unknown): string =>
  clean(error instanceof Error ? error.message : String(error));
