import { expect, test } from "@jest/globals";
import { safeReturnUrl } from "./return-url";

test.each([
  "/",
  "/admin",
  "/admin?x=1#y",
  "/admin/seo?page=home&next=https://example.com",
  "/a/b/../c",
  "/caf%C3%A9",
  "/a%20b",
  "/admin?q=100%25",
])("%s is a path of this site", (given) => {
  expect(safeReturnUrl(given)).toBe(given);
});

test.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%5cevil.example",
  "/%5Cevil.example",
  "/%2fevil.example",
  "%2f%2fevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/.%2f/evil.example",
  "https://evil.example",
  "HTTPS:evil.example",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "/a\tb",
  "/\t/evil.example",
  "/%09/evil.example",
  "/a\nb",
  "/a%0d%0aSet-Cookie:x=y",
  "/a\0b",
  "/\u0085a",
  " /admin",
  "admin",
  "@evil.example",
  ".evil.example",
  "?x=1",
  "#y",
  "",
  "/%",
  "/%E0%A4%A",
  `/${"a".repeat(2000)}`,
])("%j leads to the portal instead", (given) => {
  expect(safeReturnUrl(given)).toBe("/admin");
});

test.each([[undefined], [null], [["/admin", "/x"]], [{}], [1], [new URL("http://evil.example")]])(
  "%p is no address",
  (given) => {
    expect(safeReturnUrl(given)).toBe("/admin");
  },
);

test("the fallback can be set", () => {
  expect(safeReturnUrl("//evil.example", "/")).toBe("/");
});
