import { createHash } from "node:crypto";
import type { RequestHandler } from "express";
import helmet from "helmet";
import { firstPaintScript } from "#web/app/first-paint.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

/** The hosts of the advertising network: its script, its fraud detection, and the frames of the ads. */
const advertisingHosts = {
  script: ["https://pagead2.googlesyndication.com", "https://ep2.adtrafficquality.google"],
  frame: [
    "https://googleads.g.doubleclick.net",
    "https://tpc.googlesyndication.com",
    "https://ep2.adtrafficquality.google",
    "https://www.google.com",
  ],
  connect: ["https://pagead2.googlesyndication.com", "https://ep1.adtrafficquality.google"],
};
const noHosts: typeof advertisingHosts = { script: [], frame: [], connect: [] };

/** The browser features that no page of ours uses, and no injected script may use. */
const permissions = [
  "accelerometer",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

type Security = {
  /** Whether readers use TLS: browsers are then told to use nothing else for a year. */
  https: boolean;
  dev: boolean;
  advertising: boolean;
  /** The origin of the cloud storage. */
  storage?: string | null;
};

/**
 * Sets the security headers of every response. Browsers run and fetch only what this site serves; the one inline script is allowed by
 * its hash, so that a page is the same bytes for everybody and can be cached.
 */
export function securityHeaders({ https, dev, advertising, storage = null }: Security): RequestHandler {
  const network = advertising ? advertisingHosts : noHosts;
  // In development the storage may be on this machine, without https.
  const plainStorage = storage?.startsWith("http:") ? [storage] : [];
  const permissionsPolicy = permissions.map((name) => `${name}=()`).join(", ");
  const others = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", `'sha256-${sha256(firstPaintScript)}'`, ...network.script],
        // Vite's development client adds inline styles and uses a WebSocket.
        styleSrc: ["'self'", ...(dev ? ["'unsafe-inline'"] : [])],
        // A story's picture may be anywhere on the web: an administrator enters its address.
        imgSrc: ["'self'", "data:", "https:", ...plainStorage],
        // Films are here or in cloud storage.
        mediaSrc: ["'self'", "https:", ...plainStorage],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(dev ? ["ws:"] : []), ...network.connect],
        // The panel shows letters in frames of this site.
        frameSrc: ["'self'", ...network.frame],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: https,
    xFrameOptions: { action: "deny" },
  });
  return (request, response, next) => {
    response.setHeader("Permissions-Policy", permissionsPolicy);
    others(request, response, next);
  };
}
