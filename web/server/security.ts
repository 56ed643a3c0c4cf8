import { createHash } from "node:crypto";
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
  "screen-wake-lock",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** Features for this site's own pages only: passkeys in the panel. */
const ownPermissions = ["publickey-credentials-create", "publickey-credentials-get"];

type Security = {
  /** Whether readers use TLS: browsers are then told to use nothing else for a year. */
  https: boolean;
  dev: boolean;
  advertising: boolean;
  /** The origin of the cloud storage. */
  storage?: string | null;
};

/**
 * The security headers of every response. Browsers run and fetch only what this site serves; the one inline script is allowed by its
 * hash, so that a page is the same bytes for everybody and can be cached.
 */
export function securityHeaders({ https, dev, advertising, storage = null }: Security): Record<string, string> {
  const network = advertising ? advertisingHosts : noHosts;
  // In development the storage may be on this machine, without https.
  const plainStorage = storage?.startsWith("http:") ? [storage] : [];
  const policy: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", `'sha256-${sha256(firstPaintScript())}'`, ...network.script],
    // Vite's development client adds inline styles and uses a WebSocket.
    "style-src": ["'self'", ...(dev ? ["'unsafe-inline'"] : [])],
    // A story's picture may be anywhere on the web: an administrator enters its address.
    "img-src": ["'self'", "data:", "https:", ...plainStorage],
    // Films are here or in cloud storage; the panel plays those of stories that are not out yet from memory.
    "media-src": ["'self'", "blob:", "https:", ...plainStorage],
    "font-src": ["'self'"],
    // The marks of a story's narration are where its sound is.
    "connect-src": ["'self'", ...(storage ? [storage] : []), ...(dev ? ["ws:"] : []), ...network.connect],
    // The panel shows letters in frames of this site.
    "frame-src": ["'self'", ...network.frame],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  return {
    "Permissions-Policy": [
      ...permissions.map((name) => `${name}=()`),
      ...ownPermissions.map((name) => `${name}=(self)`),
    ].join(", "),
    "Content-Security-Policy": Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(" ")}`)
      .join(";"),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Origin-Agent-Cluster": "?1",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    ...(https && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
    "X-Content-Type-Options": "nosniff",
    "X-DNS-Prefetch-Control": "off",
    "X-Download-Options": "noopen",
    "X-Frame-Options": "DENY",
    "X-Permitted-Cross-Domain-Policies": "none",
    "X-XSS-Protection": "0",
  };
}
