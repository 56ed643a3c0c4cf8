import { expect, it } from "vitest";
import { shellOf } from "./shell.ts";

const page = `<!doctype html><html lang="en" data-slot="morning"><head><title>Terms</title><link rel="preload" href="/a.woff2" as="font"/>
<link rel="stylesheet" href="/legal.css" data-precedence="page"/><link rel="stylesheet" href="/styles.css"/></head>
<body><a href="#main">Skip</a><header><b>$& Mruk</b></header><main>Terms &lt;/script></main>
<script id="state" type="application/json">{"assets":{"script":"/e.js","modules":[],"styles":[],"fonts":{"en":["/a.woff2"],"pl":[]}},"answers":[["k",1]],"origin":"\\u003c/script>"}</script><script src="/e.js"></script></body></html>`;
const shown = { pathname: "/post/2026-11-20-evening", now: 5, clockOffset: 0 };

it("keeps a page's header and state, and nothing that the page says", () => {
  const shell = shellOf(page, shown);
  expect(shell).toContain('data-slot="evening"');
  expect(shell).toContain("<body><header><b>$& Mruk</b></header>");
  expect(shell).not.toMatch(/Terms|preload|legal\.css/);
  expect(shell).toContain('href="/styles.css"');
  const [, json = ""] = /<script id="state"[^>]*>(.*?)<\/script>/s.exec(shell) ?? [];
  expect(JSON.parse(json)).toMatchObject({ isShell: true, answers: [], now: 5, origin: "</script>" });
});

it("makes none of a page that it does not understand, rather than pass one page off as another", () => {
  expect(() => shellOf(page.replace("<body>", '<body class="x">'), shown)).toThrow("gives no shell");
});
