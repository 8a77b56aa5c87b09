import { expect, test } from "@jest/globals";
import { parseUrl } from "./parse-url";

test("an address is read however often it is asked for, in letters of any language", () => {
  for (let times = 0; times < 20_000; times += 1) {
    expect(parseUrl("https://bücher.example/straße")?.hostname).toBe("xn--bcher-kva.example");
  }
});

test("a relative address needs a base", () => {
  expect(parseUrl("/page")).toBeNull();
  expect(parseUrl("/page", "https://example.com")?.href).toBe("https://example.com/page");
});

test.each(["", "https://", "no address", "https://example.com:99999"])("%j is no address", (text) => {
  expect(parseUrl(text)).toBeNull();
});
