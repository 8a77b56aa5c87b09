import { expect, test } from "@jest/globals";
import { isHost } from "./host";

test.each([
  "localhost",
  "localhost:3000",
  "shop.example",
  "SHOP.example.:443",
  "my_app-1:8080",
  "xn--bcher-kva.example",
  "127.0.0.1",
  "[::1]:3000",
  "[::ffff:127.0.0.1]",
])("%s is a host", (text) => {
  expect(isHost(text)).toBe(true);
});

test.each([
  "",
  " ",
  "a b",
  "a, b",
  "a/b",
  "a@b",
  "a?b",
  "a#b",
  "a\\b",
  'a"b',
  "a<b",
  "a%00",
  "a\0",
  "\u00e9",
  ":3000",
  "a:",
  "a:x",
  "a:99999",
  "a:1:2",
  "-a",
  "a-",
  "a..b",
  ".a",
  "1.2.3.4.5",
  "256.1.1.1",
  "[",
  "[]",
  "[::1",
  "[::1]x",
  "[::1::1]",
  `${"a".repeat(64)}.example`,
  "a.".repeat(130),
])("%j is no host", (text) => {
  expect(isHost(text)).toBe(false);
});
