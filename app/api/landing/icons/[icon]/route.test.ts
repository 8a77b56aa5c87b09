import { expect, test } from "@jest/globals";
import emojis from "emojibase-data/en/data.json";
import { emojiPicture } from "@/lib/landing/emoji-picture";
import { get } from "@/tests/support/api/request";
import { GET } from "./route";

const fetchIcon = (icon: string) => get(GET, { params: { icon } });
const fileOf = (emoji: string) => emojiPicture(emoji)?.split("/").at(-1) ?? "none";

test("every emoji of the picker has a picture; those up to Unicode 15.0 are cacheable for ever", async () => {
  const picked = emojis.flatMap(({ emoji, version, skins = [] }) => [
    { emoji, version },
    ...skins.map((skin) => ({ emoji: skin.emoji, version: skin.version })),
  ]);
  for (const { emoji, version } of picked) {
    const { status, headers } = await fetchIcon(fileOf(emoji));
    const isKept = headers.get("cache-control")?.includes("immutable");
    expect([emoji, status, isKept]).toEqual([emoji, 200, version <= 15]);
  }
});

test("an emoji picture is an SVG without active content", async () => {
  const { body, headers } = await fetchIcon(fileOf("🥖"));
  expect(body).toMatch(/^<svg [^>]*viewBox="0 0 36 36">/);
  expect(headers.get("content-type")).toBe("image/svg+xml");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
});

test("a text that is no emoji has no picture", async () => {
  for (const icon of [
    "none",
    "41",
    "1f680",
    "../license.svg",
    "..%2f1f680.svg",
    "3c.svg",
    "0a.svg",
    "d800.svg",
    "fffff-fffff.svg.svg",
    `${"1f680-".repeat(20)}1f680.svg`,
    "fe0f.svg",
    "20.svg",
  ]) {
    expect([icon, (await fetchIcon(icon)).status]).toEqual([icon, 404]);
  }
});
