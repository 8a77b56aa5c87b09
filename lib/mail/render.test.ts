import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { parse } from "parse5";
import { elementsOf, textOf } from "@/lib/platform/html/markup";
import type { MailBody, MailLook } from "./body";
import { renderMailHtml, textOn } from "./render-html";
import { renderMailText } from "./render-text";

const look: MailLook = {
  name: "Corner Bakery",
  colour: "#0b7a3e",
  footer: ["1 High Street", "+1 212 555 0100"],
  language: "en",
};

const body: MailBody = {
  title: "Order 7 is ready",
  blocks: [
    { text: "Hello Ada,\nit waits for you." },
    {
      rows: [
        { label: "2 × Bagel", details: ["No onions"], amount: "$6.00" },
        { label: "Total", amount: "$6.00", isTotal: true },
      ],
    },
    { link: { label: "See the order", url: "https://example.com/orders/a?b=1&c=2" } },
  ],
};

test("the text has everything that the HTML has", () => {
  const text = renderMailText(body, look);
  for (const part of ["Order 7 is ready", "2 × Bagel", "No onions", "$6.00", "?b=1&c=2", "1 High Street"]) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/^Total {2,}\$6\.00$/m);
});

test("the HTML has a language, a column of 600 pixels, both colour schemes, and loads nothing", () => {
  const html = renderMailHtml(body, look);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain("max-width:600px");
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).not.toMatch(/<img|<script|<link|url\(/);
  expect(html).toContain('href="https://example.com/orders/a?b=1&amp;c=2"');
});

test("a logo is beside the name, which is its text", () => {
  const html = renderMailHtml(body, { ...look, logo: "https://example.com/logo.png?a=1&b=2" });
  expect(html).toMatch(
    /<img src="https:\/\/example\.com\/logo\.png\?a=1&amp;b=2" alt="" [^>]*>Corner Bakery</,
  );
});

test("no text becomes markup", () => {
  const expected = [...elementsOf(parse(renderMailHtml(body, look)))].map(({ tagName }) => tagName);
  const hostile = fc.oneof(
    fc.constantFrom("<script>alert(1)</script>", '"><img src=x onerror=a>', "</title></style><b>", "'--><i>"),
    fc.string(),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      const line = text.replaceAll("\n", " ");
      const changed: MailBody = {
        title: line,
        blocks: [
          { text: `${line}\n` },
          {
            rows: [
              { label: line, details: [line], amount: line },
              { label: line, amount: line, isTotal: true },
            ],
          },
          { link: { label: line, url: `https://example.com/${line}` } },
        ],
      };
      const document = parse(renderMailHtml(changed, { ...look, name: line, footer: [line, line] }));
      const elements = [...elementsOf(document)];
      expect(elements.map(({ tagName }) => tagName)).toEqual(expected);
      const title = elements.find(({ tagName }) => tagName === "h1");
      const shown = line.replaceAll("\0", "\uFFFD").replaceAll("\r", "\n");
      if (!/[\0\r]/.test(line)) expect(title && textOf(title)).toBe(shown);
    }),
  );
});

test.each([
  ["#ffffff", "#000000"],
  ["#ffd400", "#000000"],
  ["#0b7a3e", "#ffffff"],
  ["#000000", "#ffffff"],
])("text on %s is %s", (colour, expected) => {
  expect(textOn(colour)).toBe(expected);
});

test("a colour that is none is replaced", () => {
  expect(renderMailHtml(body, { ...look, colour: 'red;"><b>' })).not.toContain("red;");
});
