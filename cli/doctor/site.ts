import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { connect, type TLSSocket } from "node:tls";
import type { Config } from "#api/platform/config.ts";
import type { CheckContext } from "./check-context.ts";
import { type Check, type Finding, failed, ok, skipped, warning } from "./finding.ts";
import { isPrivateName } from "./private-names.ts";

const patienceMs = 5000;
/** Programs renew a certificate when a third of its time is left; with less than this share, none does. */
const leastShare = 0.1;

/** The codes of OpenSSL for an authority that it does not know. */
const unknownAuthority = /SELF_SIGNED|UNABLE_TO_GET_ISSUER|UNABLE_TO_VERIFY_LEAF/;
const docs = "docs/before-you-begin.md says what a site needs.";

/** Checks how the public site is reached: its name, its certificate, and addresses that stand for nobody. */
export function siteChecks({ config, clock, internet = {} }: CheckContext): Record<string, Check> {
  const { SITE_URL } = config;
  if (SITE_URL === undefined) return {};
  const site = new URL(SITE_URL);
  const host = site.hostname.replace(/^\[|\]$/g, "");
  const { nameServers, authorities, deadlineMs = patienceMs } = internet;
  let lookup: Promise<Lookup> | undefined;
  const look = () => {
    lookup ??= isPrivateName(host) ? Promise.resolve([host]) : addressesOf(host, { nameServers, deadlineMs });
    return lookup;
  };

  return {
    addresses: () => {
      const nobodys = addressesOfNobody(config);
      if (nobodys.length === 0) return ok("all belong to somebody");
      const says = `${nobodys.join(" and ")} ${nobodys.length > 1 ? "are" : "is"} nobody's: addresses below .invalid do not exist`;
      return warning(says, `Set what is your own. ${docs}`);
    },

    name: async () => {
      if (isPrivateName(host)) return skipped(`SITE_URL names a machine of your own, or an address: ${host}`);
      const found = await look();
      if (found === "unknown") {
        return failed(`${host} has no address`, `Add an A record (and an AAAA record for IPv6) to the name. ${docs}`);
      }
      if (found === "no answer") return warning(`${host} could not be looked up`, "Check this machine's name servers.");
      return ok(`${host} leads to ${found.join(" and ")}`);
    },

    certificate: async () => {
      if (site.protocol !== "https:") {
        return isPrivateName(host)
          ? skipped("SITE_URL has no https")
          : warning("SITE_URL has no https", `Set up TLS. ${docs}`);
      }
      const found = await look();
      if (typeof found === "string") return skipped(`${host} has no known address`);
      const [address = host] = found;
      return certificateFinding(address, {
        ...{ host, port: Number(site.port || 443), authorities, deadlineMs },
        now: clock.now(),
      });
    },
  };
}

/** The settings whose mail or web address is below `.invalid`. The check of mail looks at MAIL_FROM. */
function addressesOfNobody({ SITE_URL, CONTENT_AUTHOR, CONTACT_EMAIL, ADMIN_EMAIL, VIDEO_CHANNEL_URL }: Config) {
  return Object.entries({ SITE_URL, CONTENT_AUTHOR, CONTACT_EMAIL, ADMIN_EMAIL, VIDEO_CHANNEL_URL })
    .filter(([, value]) => /[.@/]invalid\.?(?:[:/?#>]|$)/i.test(value ?? ""))
    .map(([name]) => name);
}

/** The addresses of a name, IPv4 first. */
type Lookup = string[] | "unknown" | "no answer";
type LookupOptions = { nameServers: readonly string[] | undefined; deadlineMs: number };

async function addressesOf(host: string, { nameServers, deadlineMs }: LookupOptions): Promise<Lookup> {
  const resolver = new Resolver({ timeout: deadlineMs / 2, tries: 2 });
  if (nameServers) resolver.setServers(nameServers);
  const timer = setTimeout(() => resolver.cancel(), deadlineMs);
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  clearTimeout(timer);
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (found.length > 0) return found;
  const codes: unknown[] = answers.map((answer) => (answer.status === "rejected" ? answer.reason?.code : null));
  return codes.every((code) => code === "ENOTFOUND" || code === "ENODATA") ? "unknown" : "no answer";
}

type Place = { host: string; port: number; authorities: string | undefined; deadlineMs: number };

/** Greets the server as a browser does, and sends it nothing. */
async function certificateFinding(
  address: string,
  { now, ...place }: Place & { now: Temporal.Instant },
): Promise<Finding> {
  const { host, port } = place;
  let socket: TLSSocket;
  try {
    socket = await greeted(address, place);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "no answer in time";
    const says = `${host} gives none at ${address}, port ${port} (${code})`;
    return failed(says, `Start the proxy, and open ports 80 and 443. ${docs}`);
  }
  const fault = socket.authorized ? null : String(socket.authorizationError);
  const { valid_from, valid_to } = socket.getPeerCertificate();
  socket.destroy();
  const [from, to] = [Date.parse(valid_from), Date.parse(valid_to)];
  const end = Number.isNaN(to) ? "at no date" : new Date(to).toISOString().slice(0, "2026-11-23".length);
  if (fault !== null && isPrivateName(host) && unknownAuthority.test(fault))
    return warning(`an authority of your own signed that of ${host}`, "Browsers have to be told to trust it.");
  if (fault !== null) {
    const says = `browsers refuse that of ${host} (${fault}), which ends on ${end}`;
    return failed(says, `Have the proxy get one for this very name. ${docs}`);
  }
  if (to - now.epochMilliseconds < (to - from) * leastShare) {
    return warning(`that of ${host} ends on ${end}, and nothing has renewed it`, "Look at the proxy's log.");
  }
  return ok(`browsers take that of ${host}, until ${end}`);
}

/** Connects, whatever the certificate is worth: `authorizationError` says that. Throws after the deadline. */
function greeted(address: string, { host, port, authorities, deadlineMs }: Place): Promise<TLSSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>();
  const socket = connect({
    ...{ host: address, port, rejectUnauthorized: false },
    ...(!isIP(host) && { servername: host }),
    ...(authorities !== undefined && { ca: authorities }),
  });
  const timer = setTimeout(() => socket.destroy(new Error("no answer in time")), deadlineMs);
  socket.once("secureConnect", () => resolve(socket)).once("error", reject);
  return promise.finally(() => clearTimeout(timer));
}
