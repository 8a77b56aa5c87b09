import { expect, test } from "@jest/globals";
import { linkedPaths } from "./linked-paths";

test("links to this site are listed by their paths, others and parts of the page are not", () => {
  const html = `<nav><a href="/about/">A</a><a href="https://b.example/blog?x#y">B</a><a href="/">C</a>
    <a href="https://other.example/faq">D</a><a href="#top">E</a><a href="mailto:a@b.example">F</a><a>G</a>
    <a href="http://[">H</a><map><area href="terms"></map></nav><!-- <a href="/gone"> --><link href="/style">`;
  expect([...linkedPaths(html, "https://b.example")]).toEqual(["/about", "/blog", "/", "/terms"]);
});

test("an address of very many slashes is parsed quickly", () => {
  const slashes = "/x".concat("/".repeat(1_000_000));
  expect([
    ...linkedPaths(`<a href="${slashes}y"></a><a href="${slashes}"></a>`, "https://b.example"),
  ]).toEqual([`${slashes}y`, "/x"]);
});

test("an unreadable page has no links", () => {
  expect(linkedPaths("<b>".repeat(1000), "https://b.example").size).toBe(0);
});
