import { expect, it } from "vitest";
import { serverAddress } from "./server-address.ts";

it.each([
  ["https://mruk.example.org", "https://mruk.example.org"],
  ["https://mruk.example.org/admin?x#y", "https://mruk.example.org"],
  ["mruk.example.org", "https://mruk.example.org"],
  ["http://127.0.0.1:3000/", "http://127.0.0.1:3000"],
  ["localhost:3000", "http://localhost:3000"],
  ["http://[::1]:3000", "http://[::1]:3000"],
])("%s is the server at %s", (typed, address) => {
  expect(serverAddress(typed)).toBe(address);
});

it.each([
  "http://mruk.example.org",
  "http://192.168.1.5:3000",
  "http://127.0.0.1.example.org",
  "http://localhost.example.org",
  "ftp://mruk.example.org",
  "https://ola:password@mruk.example.org",
  "file:///etc/passwd",
  "https://",
  "",
])("%s is refused, with a hint", (typed) => {
  expect(() => serverAddress(typed)).toThrow(
    expect.objectContaining({ code: "BAD_REQUEST", hint: expect.any(String) }),
  );
});
