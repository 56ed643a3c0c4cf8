/** How readers reach the server: by Caddy, which install sets up, or by a proxy of one's own. */
export const proxies = ["caddy", "nginx", "none"] as const;
export type ProxyKind = (typeof proxies)[number];

/** The first line of a Caddyfile that is ours: whoever takes it away keeps the file. */
export const caddyMark = "# Written by mruk install, which writes this file anew as long as this line is here.";

type Site = { host: string; internalCertificates: boolean };

/** The site in Caddy's words. With internal certificates Caddy signs them itself, which browsers do not trust. */
export const caddySite = ({ host, internalCertificates }: Site): string =>
  [
    `${host} {`,
    ...(internalCertificates ? ["\ttls internal"] : []),
    "\trespond /metrics 404",
    "\treverse_proxy 127.0.0.1:3000",
    "}\n",
  ].join("\n");

export const caddyfile = (site: Site): string => `${caddyMark}\n${caddySite(site)}`;

/** What is left of our Caddyfile after an uninstallation, for the next installation: Caddy goes on and serves nothing. */
export const emptyCaddyfile = `${caddyMark}\n# mruk uninstall took the site away.\n`;

/** The same for nginx (1.25.1 or newer), with certificates from elsewhere. */
export const nginxSite = (host: string): string => `# The server takes 4000 connections: no address may have them all.
limit_conn_zone $binary_remote_addr zone=addresses:10m;
limit_conn_status 429;

server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    access_log off;
    return 301 https://$host$request_uri;
}

server {
    listen 443 ssl;
    listen [::]:443 ssl;
    # Before nginx 1.25.1: listen 443 ssl http2; in the place of this.
    http2 on;
    server_name ${host};
    ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;

    # The log would hold readers' addresses and tokens.
    access_log off;
    # An uploaded picture may have 10 MB, a notice of a push 5.
    client_max_body_size 12m;
    limit_conn addresses 400;

    location = /metrics {
        return 404;
    }

    location / {
        proxy_pass http://127.0.0.1:3000;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        # Not $proxy_add_x_forwarded_for, which passes on what visitors say of themselves.
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header X-Request-Id $request_id;
    }
}
`;

/** What a proxy that we do not know has to do. */
export const proxyDuties = (host: string): string => `Serve https://${host} from http://127.0.0.1:3000 by a proxy that
- passes on the Host that readers asked for,
- sets X-Forwarded-For to the reader's one address, whatever visitors say of themselves, and X-Forwarded-Proto to https,
- answers /metrics with 404,
- takes bodies of 12 MB, and leaves compression and the site's headers to the server.
`;
