import { expect, it } from "vitest";
import { loginPath, returnPath } from "./return-path.ts";

const query = (back: string) => `?${new URLSearchParams({ back })}`;

it("leads back to the requested address in the panel", () => {
  const wanted = { pathname: "/admin", search: "?edit=2026-11-21-morning&q=moon+%26+roof" };
  const login = loginPath("", wanted);
  expect(login.startsWith("/admin/login?back=")).toBe(true);
  expect(returnPath("", login.slice(login.indexOf("?")))).toBe(wanted.pathname + wanted.search);
  expect(returnPath("/pl", query("/pl/admin?new"))).toBe("/pl/admin?new");
});

it("holds no return path to the panel's own address", () => {
  expect(loginPath("", { pathname: "/admin", search: "" })).toBe("/admin/login");
  expect(loginPath("/pl")).toBe("/pl/admin/login");
  expect(returnPath("/pl", "")).toBe("/pl/admin");
});

it.each([
  "https://evil.example/admin",
  "//evil.example/admin",
  "/\\evil.example/admin",
  "\\\\evil.example/admin",
  "/\t/evil.example/admin",
  " //evil.example/admin",
  "javascript:alert(1)",
  "admin",
  "/admin/../../evil",
  "/admin/login?back=/admin/login",
  "/admin@evil.example",
  "/admin.evil.example",
  "/post/2026-11-21-morning",
  "//admin",
  "/pl//admin",
  "",
])("never leads anywhere else: %j", (back) => {
  expect(returnPath("", query(back))).toBe("/admin");
});
