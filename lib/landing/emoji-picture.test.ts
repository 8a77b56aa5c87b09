import { expect, test } from "@jest/globals";
import { emojiPicture } from "./emoji-picture";

test.each([
  ["🚀", "1f680"],
  ["❤️", "2764"],
  ["❤", "2764"],
  ["☕", "2615"],
  ["👨‍👩‍👧‍👦", "1f468-200d-1f469-200d-1f467-200d-1f466"],
  ["🏳️‍🌈", "1f3f3-200d-1f308"],
  ["🧑🏽‍🍳", "1f9d1-1f3fd-200d-1f373"],
  ["🇨🇭", "1f1e8-1f1ed"],
  ["7️⃣", "37-20e3"],
  ["©️", "a9"],
])("%s has a picture", (icon, code) => {
  expect(emojiPicture(icon)).toBe(`/api/landing/icons/${code}.svg`);
});

test.each(["", "A", "24h", "7", "#", "©", "™", "パン", "🚀🚀", "🚀 a", "<b>"])("%s is a text", (icon) => {
  expect(emojiPicture(icon)).toBeNull();
});
