import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { MAX_PATH, maskPath, normalisePath } from "./path";

test("a path has one spelling", () => {
  const spellings: [string, string][] = [
    ["/", "/"],
    ["/old/", "/old"],
    ["//old///page//", "/old/page"],
    ["/%C3%BCber%20uns", "/über%20uns"],
    ["/über uns", "/über%20uns"],
    ["/u%CC%88ber", "/über"],
    ["/%6F%6c%64.html", "/old.html"],
    ["/Old", "/Old"],
    ["/a%2Fb", "/a%2Fb"],
    ["/a%3Fb%23c%25", "/a%3Fb%23c%25"],
    ["/\u202egpj.exe", "/%E2%80%AEgpj.exe"],
    ["/a\\b", "/a%5Cb"],
    ["/%00", "/%00"],
  ];
  for (const [given, normal] of spellings) expect([given, normalisePath(given)]).toEqual([given, normal]);
});

test("a text that is not a path of this site is refused", () => {
  const refused = [
    "",
    "old",
    "https://a.example/",
    "/%",
    "/%C3",
    "/a?b",
    "/a#b",
    "/../a",
    "/%2e%2E/a",
    "/a/.",
  ];
  for (const given of [...refused, "/\ud800", "/\0", `/${"a".repeat(MAX_PATH)}`]) {
    expect([given, normalisePath(given)]).toEqual([given, null]);
  }
});

test("normalising and masking twice gives the same result", () => {
  const path = fc.oneof(
    fc.webPath(),
    fc.string({ unit: "binary" }).map((text) => `/${text}`),
  );
  fc.assert(
    fc.property(path, (given) => {
      const normal = normalisePath(given);
      if (normal === null) return;
      expect(normalisePath(normal)).toBe(normal);
      const masked = normalisePath(maskPath(normal));
      if (masked === null) return;
      expect(masked.length).toBeLessThanOrEqual(MAX_PATH);
      expect(normalisePath(maskPath(masked))).toBe(masked);
    }),
  );
});

test("parts that identify a visitor are not stored", () => {
  const masked: [string, string][] = [
    ["/users/ada@bakery.example/edit", "/users/:id/edit"],
    ["/users/ada%40bakery.example", "/users/:id"],
    ["/unsubscribe/ada%2540bakery.example.html", "/unsubscribe/:id"],
    ["/reset/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b", "/reset/:id"],
    ["/order/123e4567-e89b-12d3-a456-426614174000", "/order/:id"],
    ["/invoice/20240017.pdf", "/invoice/:id"],
    ["/call/+49 30 901820", "/call/:id"],
    ["/t/dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk", "/t/:id"],
    ["/t/cjld2cjxh0000qzrmn831i7rn", "/t/:id"],
    ["/login/token=abc", "/login/:id"],
    ["/page.jsp;jsessionid=1A2B3C", "/page.jsp"],
  ];
  for (const [given, path] of masked) {
    expect([given, maskPath(normalisePath(given) ?? "")]).toEqual([given, path]);
  }
});

test("names of pages are not masked", () => {
  const kept = [
    "/wp-login.php",
    "/old.html",
    "/2014/05/how-to-bake-bread-in-2024",
    "/GettingStartedWithWebDevelopment",
    "/Catalog2023Spring.pdf",
    "/iphone-15-pro-max",
    "/donaudampfschifffahrtsgesellschaft",
    "/@handle",
    "/über%20uns",
    "/p/10234",
  ];
  for (const path of kept) expect(maskPath(path)).toBe(path);
});
