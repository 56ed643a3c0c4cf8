import { expect, it } from "vitest";
import type { RenderOrder } from "../entry-server.tsx";
import { rememberPages } from "./remember.ts";

const order = (path: string) => ({ path, data: { page: "not-found" }, state: {} }) as unknown as RenderOrder;

it("renders a page once for the same order, and anew for any other", () => {
  const rendered: string[] = [];
  const page = rememberPages(({ path }) => {
    rendered.push(path);
    return `<p>${path}</p>`;
  });
  expect(page(order("/a")).html).toBe("<p>/a</p>");
  expect(page(order("/a"))).toBe(page(order("/a")));
  expect(page(order("/b")).html).toBe("<p>/b</p>");
  expect(rendered).toEqual(["/a", "/b"]);
});

it("forgets what was asked for longest ago, however many pages are asked for", () => {
  let rendered = 0;
  const page = rememberPages(({ path }) => {
    rendered++;
    return path;
  });
  for (let index = 0; index < 1000; index++) {
    page(order("/kept"));
    page(order(`/${index}`));
  }
  expect(rendered).toBe(1001);
  page(order("/0"));
  expect(rendered).toBe(1002);
});
