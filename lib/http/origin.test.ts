import { describe, expect, test } from "@jest/globals";
import { isSameOrigin, siteOrigin } from "./origin";

const from = (headers: Record<string, string>) => new Headers({ host: "shop.example", ...headers });

describe("where a request came from", () => {
  test.each([
    [{}, null],
    [{ origin: "https://shop.example" }, true],
    [{ origin: "http://shop.example" }, true],
    [{ origin: "https://evil.example" }, false],
    [{ origin: "https://shop.example.evil.example" }, false],
    [{ origin: "https://evilshop.example" }, false],
    [{ origin: "https://shop.example:8443" }, false],
    [{ origin: "null" }, false],
    [{ origin: "no address" }, false],
    [{ origin: "file://" }, false],
    [{ "sec-fetch-site": "same-origin" }, true],
    [{ "sec-fetch-site": "same-site" }, false],
    [{ "sec-fetch-site": "cross-site" }, false],
    [{ "sec-fetch-site": "none" }, false],
    [{ "sec-fetch-site": "cross-site", origin: "https://shop.example" }, false],
    [{ host: "internal:3000", "x-forwarded-host": "shop.example", origin: "https://shop.example" }, true],
    [{ host: "internal:3000", "x-forwarded-host": "shop.example", origin: "https://evil.example" }, false],
  ])("%j: %p", (headers, expected) => {
    expect(isSameOrigin(from(headers as Record<string, string>))).toBe(expected);
  });
});

test("the site's address follows the request, and the proxy's word for HTTPS", () => {
  expect(siteOrigin(from({}))).toBe("http://shop.example");
  expect(siteOrigin(from({ "x-forwarded-proto": "https" }))).toBe("https://shop.example");
  expect(siteOrigin(from({ "x-forwarded-proto": "https, http", "x-forwarded-host": "a.example, b" }))).toBe(
    "https://a.example",
  );
});
