import { afterEach, describe, expect, test } from "@jest/globals";
import { atOrigin, isHttps, isSameOrigin, keepSiteAddress, requestOrigin, siteOrigin } from "./origin";

const from = (headers: Record<string, string>) => new Headers({ host: "shop.example", ...headers });

describe("origin of a request", () => {
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

describe("the site's address", () => {
  afterEach(() => keepSiteAddress(""));

  test("follows the request, and the proxy's word for HTTPS", () => {
    expect(siteOrigin(from({}))).toBe("http://shop.example");
    expect(siteOrigin(from({ host: "SHOP.example:80" }))).toBe("http://shop.example");
    expect(siteOrigin(from({ "x-forwarded-proto": "https" }))).toBe("https://shop.example");
    const proxied = { "x-forwarded-proto": "https", "x-forwarded-host": "a.example" };
    expect(siteOrigin(from(proxied))).toBe("https://a.example");
  });

  test("is never made of a host that is none", () => {
    for (const host of ["", "a b", "evil.example/x", "a@b", '"']) {
      expect(siteOrigin(from({ host }))).toBe("http://localhost");
    }
  });

  test("without headers is that of the connection", () => {
    expect(siteOrigin()).toBe("http://localhost");
    const seen = atOrigin(requestOrigin({ host: "shop.example" }), () =>
      Promise.resolve().then(() => siteOrigin()),
    );
    return expect(seen).resolves.toBe("http://shop.example");
  });

  test("from the settings is used for every host, until it is removed", () => {
    keepSiteAddress("https://www.shop.example/");
    expect(siteOrigin(from({ host: "evil.example" }))).toBe("https://www.shop.example");
    expect(atOrigin("http://evil.example", () => siteOrigin())).toBe("https://www.shop.example");
    keepSiteAddress("");
    expect(siteOrigin(from({}))).toBe("http://shop.example");
  });

  test("HTTPS makes cookies secure at its own host, and other hosts still work", () => {
    keepSiteAddress("https://shop.example");
    expect(isHttps(from({}))).toBe(true);
    expect(isHttps(from({ host: "192.168.1.5:3000" }))).toBe(false);
    expect(isHttps(from({ host: "192.168.1.5:3000", "x-forwarded-proto": "https" }))).toBe(true);
    keepSiteAddress("");
    expect(isHttps(from({}))).toBe(false);
  });
});
