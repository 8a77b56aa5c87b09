import { expect, test } from "@jest/globals";
import { countLinks, type SpamFacts, spamScore } from "./spam-score";

const honest: SpamFacts = {
  name: "Ada Lovelace",
  texts: ["Do you have a table for nine? Our menu of last year: https://example.com/menu"],
  isTrapped: false,
  isFromPage: true,
  stamp: "good",
  sameText: 0,
  sameEmail: 0,
  fromAddress: 1,
};
const judged = (change: Partial<SpamFacts>) => spamScore({ ...honest, ...change });

test("a usual message has no points", () => {
  expect(spamScore(honest)).toEqual({ score: 0, isSpam: false, reasons: [] });
});

test.each<[string, Partial<SpamFacts>]>([
  ["a filled trap", { isTrapped: true }],
  ["a name with a link", { name: "Win at www.example.com" }],
  ["five links", { texts: ["http://a.b ".repeat(5)] }],
  ["links in several fields", { texts: ["http://a.b http://a.c", "www.a.d www.a.e", "https://a.f"] }],
  ["three links as markup", { texts: ['<a href="http://a.b">x</a> http://a.c www.a.d'] }],
  ["a text that came four times", { sameText: 3 }],
  ["a text that came before, not from a browser", { sameText: 1, isFromPage: false }],
  ["a text that came before, written within three seconds", { sameText: 1, stamp: "early" }],
  ["a text that came before, with the proof of another message", { sameText: 1, stamp: "used" }],
  [
    "three links, not from a browser and without a script",
    { texts: ["http://a.b ".repeat(3)], isFromPage: false, stamp: "none" },
  ],
  ["an address that wrote seven times", { sameEmail: 6 }],
  ["a network address that wrote six times within an hour", { fromAddress: 6 }],
])("%s is spam", (_, change) => {
  expect(judged(change)).toMatchObject({ isSpam: true });
});

test.each<[string, Partial<SpamFacts>]>([
  ["three links", { texts: ["http://a.b http://a.c http://a.d"] }],
  ["a text that came before, such as a second try", { sameText: 1 }],
  ["a fourth message of an address", { sameEmail: 3 }],
  ["a fifth message of a network address", { fromAddress: 5 }],
  ["a message without the headers of a browser", { isFromPage: false }],
  ["a message without the headers of a browser and its script", { isFromPage: false, stamp: "none" }],
  ["three links without a script", { texts: ["http://a.b http://a.c http://a.d"], stamp: "none" }],
  ["a quick message", { stamp: "early" }],
])("%s alone is not spam", (_, change) => {
  expect(judged(change)).toMatchObject({ isSpam: false });
});

test("each reason is named", () => {
  expect(judged({ isTrapped: true, sameText: 1 })).toEqual({
    score: 13,
    isSpam: true,
    reasons: ["A field that people don’t see is filled in", "The same text within a day"],
  });
});

test("a link is counted once, however it is written", () => {
  expect(countLinks("https://www.example.com")).toBe(1);
  expect(countLinks("[url=https://example.com]x[/url]")).toBe(1);
  expect(countLinks("Awww. Httpbin is fine")).toBe(0);
});
