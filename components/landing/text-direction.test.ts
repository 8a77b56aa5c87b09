import { expect, test } from "@jest/globals";
import { mainDirection } from "./text-direction";

test.each([
  ["ltr", ["Corner Bakery", "Welcome", "Enterprise Solutions"]],
  ["rtl", ["مخبز الزاوية", "أهلاً وسهلاً", "خبز طازج كل صباح"]],
  ["rtl", ["מאפיית הפינה", "ברוכים הבאים", "לחם טרי"]],
  ["rtl", ["Aroma", "قهوة تستحق الاستيقاظ", "نحمصها في Aroma كل صباح"]],
  ["ltr", ["Beit Bakery", "خبز طازج", "Fresh bread in Haifa from six in the morning"]],
  ["ltr", ["パン屋", "ようこそ", "毎朝焼いています"]],
  ["ltr", ["24/7", "100 %", "🥐"]],
  ["ltr", []],
] as const)("%s is the direction of %j", (direction, texts) => {
  expect(mainDirection(...texts)).toBe(direction);
});
