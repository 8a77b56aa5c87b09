import { expect, test } from "@jest/globals";
import { guestText } from "./guest-text";

test.each([
  "Win at https://evil.example",
  "www.evil.example",
  "evil.com",
  "EVIL.COM now",
  "See evil.com/prize",
  "münchen.de",
  "ftp://x",
])("“%s” is left out, as mail programs would make a link of it", (text) => {
  expect(guestText(text)).toBe("");
});

test.each([
  "",
  "Dr. Ada King",
  "J.R.R. Tolkien",
  "No onions.Please ring",
  "St.John 12",
  "At 12.30, 1.5 l",
  "…and more...",
])("“%s” stays", (text) => {
  expect(guestText(text)).toBe(text);
});
