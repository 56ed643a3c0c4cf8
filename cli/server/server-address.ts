import { AppError } from "#api/platform/errors.ts";

/**
 * The origin of a typed address. Throws BAD_REQUEST, also for http:// to another machine, because the password would travel
 * unencrypted.
 */
export function serverAddress(typed: string): string {
  const url = URL.parse(
    /^[a-z]+:\/\//i.test(typed) ? typed : `${isLoopback(hostOf(typed)) ? "http" : "https"}://${typed}`,
  );
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username !== "" || url.password !== "") {
    throw new AppError("BAD_REQUEST", `${JSON.stringify(typed)} is not the address of a server`, {
      hint: "It looks like https://mruk.example.org",
    });
  }
  if (url.protocol === "http:" && !isLoopback(url.hostname)) {
    throw new AppError("BAD_REQUEST", `${url.origin} would get your password where others can read it on the way`, {
      hint: "Use its https:// address, or a tunnel: ssh -L 3000:127.0.0.1:3000 its-name, and then http://127.0.0.1:3000",
    });
  }
  return url.origin;
}

const hostOf = (typed: string) => URL.parse(`http://${typed}`)?.hostname ?? "";

const isLoopback = (host: string) => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
