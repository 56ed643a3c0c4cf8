import { createHash } from "node:crypto";
import type { RequestHandler } from "express";
import helmet from "helmet";
import { firstPaintScript } from "../app/first-paint.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");

/** Where the advertising network's parts come from: its script, its measuring of fraud, and the frames that hold the ads. */
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

/** What a page could ask a reader's machine for, and none of ours ever does; nor may anything that gets into one. */
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
  /** Whether readers come over TLS: browsers are told to come by nothing else for a year. */
  https: boolean;
  dev: boolean;
  advertising: boolean;
  /** The origin of our own cloud storage. */
  storage?: string | null;
};

/**
 * What every answer says to browsers. Nothing may run or be fetched but what this site serves itself; the one
 * inline script is allowed by its hash, so that a page is the same bytes for everybody and caches can keep it.
 */
export function securityHeaders({ https, dev, advertising, storage = null }: Security): RequestHandler {
  const network = advertising ? advertisingHosts : noHosts;
  // Storage for development may be of this machine, without https.
  const plainStorage = storage?.startsWith("http:") ? [storage] : [];
  const permissionsPolicy = permissions.map((name) => `${name}=()`).join(", ");
  const others = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", `'sha256-${sha256(firstPaintScript)}'`, ...network.script],
        // Vite's development client writes styles of its own and talks over a socket.
        styleSrc: ["'self'", ...(dev ? ["'unsafe-inline'"] : [])],
        // A story's picture may lie anywhere on the web: the administrator gives its address.
        imgSrc: ["'self'", "data:", "https:", ...plainStorage],
        // Films lie here or in cloud storage.
        mediaSrc: ["'self'", "https:", ...plainStorage],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(dev ? ["ws:"] : []), ...network.connect],
        // The panel shows letters in frames of our own.
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
