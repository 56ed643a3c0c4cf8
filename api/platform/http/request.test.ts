import { describe, expect, it } from "vitest";
import { cookieOf, originOf } from "./request.ts";

const requestWith = (headers: Record<string, string>, protocol = "http") => ({
  protocol,
  get: ((name: string) => headers[name.toLowerCase()]) as never,
});

describe("the site's address", () => {
  it("is the configured one, whatever host a request names", () => {
    const request = requestWith({ host: "evil.example" });
    expect(originOf(request, "https://mruk.example/")).toBe("https://mruk.example");
    expect(originOf(request, "https://mruk.example/path/")).toBe("https://mruk.example");
  });

  it("is the one in the request where none is configured", () => {
    expect(originOf(requestWith({ host: "localhost:3000" }), undefined)).toBe("http://localhost:3000");
    expect(originOf(requestWith({ host: "Mruk.example" }, "https"), undefined)).toBe("https://mruk.example");
  });

  it.each(["", "a b", "mruk.example:99999", "<script>", "[", 'a"b', "a'b", "a&b", "a$&b", "a{b}"])(
    "is never taken from the host %j",
    (host) => {
      expect(originOf(requestWith({ host }), undefined)).toBe("http://localhost");
    },
  );

  it("is never taken from a protocol other than http and https", () => {
    expect(originOf(requestWith({ host: "mruk.example" }, "javascript"), undefined)).toBe("http://localhost");
  });

  it.each(["192.0.2.1", "[2001:db8::1]:3000", "mruk_web:3000", "xn--kot-xya.example"])("may be %s", (host) => {
    expect(originOf(requestWith({ host }), undefined)).toBe(`http://${host}`);
  });

  it("takes no path and no user from a host", () => {
    expect(originOf(requestWith({ host: "user@mruk.example/path?x" }), undefined)).toBe("http://mruk.example");
  });
});

describe("a cookie", () => {
  it.each([
    ["liked=yes", "yes"],
    ["a=b; liked=yes; c=d", "yes"],
    ["a=b;liked=yes", "yes"],
    ["liked=first; liked=second", "first"],
    ["liked=a=b", "a=b"],
    ["liked=", ""],
    ["unliked=yes", undefined],
    ["Liked=yes", undefined],
    ["liked", undefined],
    ["", undefined],
  ])("is found by its name in %j", (cookie, value) => {
    expect(cookieOf(requestWith({ cookie }), "liked")).toBe(value);
  });

  it("is not found where none are sent", () => {
    expect(cookieOf(requestWith({}), "liked")).toBeUndefined();
  });
});
