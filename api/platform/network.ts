import { ipKeyGenerator } from "express-rate-limit";

/** Who is counted as one caller: an IPv4 address, or the /64 network of an IPv6 one, which is what one household gets. */
export const networkOf = (address: string | undefined): string => ipKeyGenerator(address ?? "unknown", 64);
