import express, { type Router } from "express";
import { vi } from "vitest";

export type Mounted = { method: string; path: string };

/**
 * A router and all routes mounted below it. Routers do not know their own addresses, so `use` and `route` are observed while they are
 * mounted. The method `_ALL` stands for all methods that a route does not name.
 */
export function withMounted<Mounting extends Router>(mount: () => Mounting): { router: Mounting; mounted: Mounted[] } {
  const uses = vi.spyOn(express.Router.prototype, "use");
  const routes = vi.spyOn(express.Router.prototype, "route");

  function mountedBelow(router: unknown, base: string): Mounted[] {
    const own = routes.mock.results.flatMap(({ value: route }, at): Mounted[] =>
      routes.mock.contexts[at] === router
        ? Object.keys(route.methods).map((method) => ({ method: method.toUpperCase(), path: base + route.path }))
        : [],
    );
    const children = uses.mock.calls.flatMap((call, at): Mounted[] => {
      if (uses.mock.contexts[at] !== router) return [];
      const [first, ...rest] = call as unknown[];
      const paths = typeof first === "function" ? [""] : [first].flat();
      const handlers = typeof first === "function" ? [first, ...rest] : rest;
      return paths.flatMap((path) => handlers.flat().flatMap((handler) => mountedBelow(handler, `${base}${path}`)));
    });
    return [...own, ...children];
  }
  try {
    const router = mount();
    return { router, mounted: mountedBelow(router, "") };
  } finally {
    uses.mockRestore();
    routes.mockRestore();
  }
}
