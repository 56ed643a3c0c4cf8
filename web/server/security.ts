import { createHash } from "node:crypto";
import helmet from "helmet";
import { themeScript } from "../app/theme.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

/**
 * What every answer says to browsers. Nothing may run, be fetched or be shown but what this site serves itself; the one
 * inline script is allowed by its hash, so that a page is the same bytes for everybody and caches can keep it.
 */
export function securityHeaders({ https, dev }: { https: boolean; dev: boolean }) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", `'sha256-${sha256(themeScript)}'`],
        // Vite's development client writes styles of its own and talks over a socket.
        styleSrc: ["'self'", ...(dev ? ["'unsafe-inline'"] : [])],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(dev ? ["ws:"] : [])],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: https,
    xFrameOptions: { action: "deny" },
  });
}
