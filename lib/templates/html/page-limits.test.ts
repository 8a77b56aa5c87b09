import { expect, test } from "@jest/globals";
import { documentContext, processDocument } from "@/tests/support/templates/template-document";
import { inspectTemplate } from "./inspect-template";
import { pageLimits } from "./page-limits";

const errorsOf = (body: string) =>
  inspectTemplate([
    { path: "index.html", type: "text/html", bytes: new TextEncoder().encode("<title>x</title>") },
    { path: "a.html", type: "text/html", bytes: new TextEncoder().encode(body) },
  ]).filter(({ severity }) => severity === "error");

const { addresses, styles } = pageLimits;

const ofAddresses: [string, (count: number) => string][] = [
  ["styles", (count) => '<p style="background:url(x.png)">a</p>'.repeat(count)],
  ["styles that are read in vain", (count) => '<p style="color:src">a</p>'.repeat(count)],
  ["candidates", (count) => `<img srcset="${"x.png 1x, ".repeat(count)}">`],
  ["candidates without a size", (count) => `<img srcset="${"x.png, ".repeat(count)}">`],
  ["candidates for a script", (count) => `<img data-srcset="${"x, ".repeat(count)}">`],
  ["files for a script", (count) => '<img data-src="x.png">'.repeat(count)],
  ["links", (count) => '<a href="x">a</a>'.repeat(count)],
  ["pings", (count) => `<a ping="${"x ".repeat(count)}">a</a>`],
  ["addresses of a style element", (count) => `<style>${"a{b:url(x)}".repeat(count)}</style>`],
  ["addresses in a template", (count) => `<template>${"<img src=x>".repeat(count)}</template>`],
];

test.each(ofAddresses)("a page of too many %s is refused by its name", (_, page) => {
  expect(errorsOf(page(addresses))).toEqual([]);
  const message = expect.stringMatching(/^The page has more than 3,000 addresses: .* split it/);
  expect(errorsOf(page(addresses + 1))).toEqual([{ severity: "error", file: "a.html", message }]);
});

test("a page with too long styles is refused by name", () => {
  const style = (length: number) => `<style>${"url(x)".padEnd(length, "a:b;")}</style>`;
  const attributes = '<p style="background:url(x)">'.repeat(2);
  expect(errorsOf(style(styles))).toEqual([]);
  const message = expect.stringMatching(/^The page has more than 500,000 characters of styles in it; /);
  for (const page of [style(styles + 1), attributes + style(styles - 30)])
    expect(errorsOf(page)).toEqual([{ severity: "error", file: "a.html", message }]);
});

test("data that scripts store in attributes doesn't count as addresses", () => {
  expect(errorsOf('<p data-id="7f2a" data-settings="{}"></p>'.repeat(addresses))).toEqual([]);
});

test("a page that was uploaded before the limit is still served", () => {
  const { html } = processDocument(
    '<p style="background:url(x.png)">a</p>'.repeat(addresses + 1),
    documentContext({ files: new Set(["x.png"]) }),
  );
  expect(html.split("/x.png").length - 1).toBe(addresses + 1);
});
