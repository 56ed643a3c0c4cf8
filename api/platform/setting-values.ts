// The forms of values that several settings share.
import { z } from "zod";

export const integer = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};
const notDollars = { error: "must be an amount in US dollars, such as 0.50" };
export const dollars = z.coerce.number(notDollars).min(0, notDollars);
export const webAddress = z.url({ protocol: /^https?$/, error: "must be an http(s):// address" });
export const emailAddress = z.email("must be an e-mail address");
export const text = z.string().min(1);
export const model = z.string().regex(/^[\w.:/-]{1,100}$/, "must be the name of a model");

export const unlessOff = z.enum(["on", "off"]).default("on");

/** The secret by which senders of notices prove themselves; closed without one. */
export const webhookSecret = z.string().min(16, "must be at least 16 characters").optional();
