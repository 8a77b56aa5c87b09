import { expect, test } from "@jest/globals";
import { optionalPicture, optionalWebAddress, optionalWebLink, webAddress, webLink } from "./web-link";

const webAddresses = [
  "https://example.com",
  "HTTPS://EXAMPLE.COM/Path?q=1#top",
  "http://localhost:3000/a",
  "https://bücher.example/straße",
  "https://example.com/@handle",
];
const paths = ["/", "/welcome", "/a/b?c=d#e", "/image.png", "/javascript:alert(1)"];
const contacts = ["mailto:hello@example.com", "MAILTO:hello@example.com?subject=Hi", "tel:+15551234"];

test.each([...webAddresses, ...paths, ...contacts, "#contact", "#"])("%j is a link", (link) => {
  expect(webLink.parse(link)).toBe(link);
  expect(webLink.parse(` ${link}\n`)).toBe(link);
  expect(optionalWebLink.parse(link)).toBe(link);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "\tjavascript:alert(1)",
  "\u0000javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "javascript&colon;alert(1)",
  "javascript://example.com/%0aalert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://example.com/1",
  "file:///etc/passwd",
  "ftp://example.com",
  "view-source:https://example.com",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "https://",
  "https:evil.example",
  "https:/evil.example",
  "https:///evil.example",
  "https:\\\\evil.example",
  "https://bank.example@evil.example",
  "https://bank.example:443@evil.example/",
  "https://:secret@evil.example",
  "https://a b.example",
  "https://example.com:99999",
  "mailto:",
  "tel:",
  "mailto://evil.example",
  "example.com",
  "page",
  "?page=2",
  "https://example.com/\ud800",
  "https://example.com/\u2028x",
  `https://example.com/${"x".repeat(2000)}`,
])("%j is none", (link) => {
  for (const schema of [webLink, optionalWebLink, optionalPicture]) {
    expect(schema.safeParse(link).success).toBe(false);
  }
});

test("only an optional link may be empty", () => {
  expect(optionalWebLink.parse(" ")).toBe("");
  expect(optionalPicture.parse("")).toBe("");
  expect(webLink.safeParse("").error?.issues[0]?.message).toBe("Link is required");
});

test("a picture is at a web address or on this site", () => {
  for (const link of [...webAddresses, ...paths]) expect(optionalPicture.parse(link)).toBe(link);
  for (const link of [...contacts, "#contact"]) expect(optionalPicture.safeParse(link).success).toBe(false);
});

test("a visit may be sent to a web address or a page of this site", () => {
  for (const link of [...webAddresses, ...paths]) expect(webAddress.parse(link)).toBe(link);
  for (const link of ["", ...contacts, "#contact"]) expect(webAddress.safeParse(link).success).toBe(false);
  expect(optionalWebAddress.parse("")).toBe("");
  expect(optionalWebAddress.safeParse("#contact").success).toBe(false);
});

test("a refused link gets an example", () => {
  for (const schema of [webLink, optionalWebLink]) {
    const message = schema.safeParse("javascript:alert(1)").error?.issues[0]?.message;
    expect(message).toMatch(/^Enter an address such as https:\/\/example\.com/);
  }
});
