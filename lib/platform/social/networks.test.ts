import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { profileOf, type ReadProfile, readSocialProfile } from "./networks";
import { socialProfileUrl } from "./schema";

const short = (profile: ReadProfile) =>
  "error" in profile ? profile.error : `${profile.label} ${profile.url}`;

test.each([
  ["https://www.instagram.com/maria.cooks?igsh=abc", "Instagram https://www.instagram.com/maria.cooks"],
  ["instagram.com/maria", "Instagram https://instagram.com/maria"],
  ["http://INSTAGRAM.com/Maria", "Instagram https://instagram.com/Maria"],
  ["instagram @maria", "Instagram https://www.instagram.com/maria"],
  ["Insta: maria", "Instagram https://www.instagram.com/maria"],
  ["Facebook maria.kitchen", "Facebook https://www.facebook.com/maria.kitchen"],
  [
    "https://www.facebook.com/profile.php?id=1001&mibextid=x",
    "Facebook https://www.facebook.com/profile.php?id=1001",
  ],
  ["whatsapp +49 (170) 123-4567", "WhatsApp https://wa.me/491701234567"],
  ["https://wa.me/491701234567?text=Hi", "WhatsApp https://wa.me/491701234567?text=Hi"],
  ["tiktok @maria", "TikTok https://www.tiktok.com/@maria"],
  ["https://youtu.be/abc?si=secret", "YouTube https://youtu.be/abc"],
  ["YouTube: @maria", "YouTube https://www.youtube.com/@maria"],
  ["https://twitter.com/maria", "X https://twitter.com/maria"],
  ["x @maria", "X https://x.com/maria"],
  ["twitter: maria", "X https://x.com/maria"],
  ["linkedin.com/in/maria", "LinkedIn https://linkedin.com/in/maria"],
  ["github maria", "GitHub https://github.com/maria"],
  ["https://maps.app.goo.gl/AbC", "Google Maps https://maps.app.goo.gl/AbC"],
  ["https://www.google.co.uk/maps/place/Maria", "Google Maps https://www.google.co.uk/maps/place/Maria"],
  ["google maps https://maps.app.goo.gl/AbC", "Google Maps https://maps.app.goo.gl/AbC"],
  ["https://www.threads.net/@maria", "Threads https://www.threads.net/@maria"],
  ["@maria@mastodon.social", "Mastodon https://mastodon.social/@maria"],
  ["mastodon maria@Food.example", "Mastodon https://food.example/@maria"],
  ["https://mastodon.social/@maria", "Mastodon https://mastodon.social/@maria"],
  ["https://www.pinterest.de/maria/", "Pinterest https://www.pinterest.de/maria/"],
  ["tripadvisor.co.uk/Restaurant-1", "Tripadvisor https://tripadvisor.co.uk/Restaurant-1"],
  ["bluesky maria", "Bluesky https://bsky.app/profile/maria.bsky.social"],
  ["t.me/marias_kitchen", "Telegram https://t.me/marias_kitchen"],
  ["  opentable.com/maria ", "opentable.com https://opentable.com/maria"],
  ["www.lieferando.de/marias", "lieferando.de https://www.lieferando.de/marias"],
  ["http://maria.example:8080/a", "maria.example http://maria.example:8080/a"],
  ["maria.example", "maria.example https://maria.example/"],
  ["//maria.example/a", "maria.example https://maria.example/a"],
])("reads %s", (typed, expected) => {
  expect(short(readSocialProfile(typed))).toBe(expected);
});

test("reads a handle alone where the network is known", () => {
  expect(short(readSocialProfile("@maria", "instagram"))).toBe("Instagram https://www.instagram.com/maria");
  expect(short(readSocialProfile("maria.cooks", "instagram"))).toBe(
    "Instagram https://www.instagram.com/maria.cooks",
  );
  expect(short(readSocialProfile("facebook.com/maria", "instagram"))).toBe(
    "Facebook https://facebook.com/maria",
  );
});

test.each([
  ["https://instagram.com.evil.example/maria", "instagram.com.evil.example"],
  ["https://notinstagram.com/maria", "notinstagram.com"],
  ["https://www.google.com/search?q=maria", "google.com"],
  ["https://google.evil.example/maps/x", "google.evil.example"],
])("takes %s for no known network", (typed, label) => {
  expect(readSocialProfile(typed)).toMatchObject({ network: null, label });
});

test.each([
  ["", "Enter an address or a name"],
  ["@maria", "Write the network before the name, such as instagram @yourname"],
  ["maria", "Write the network before the name, such as instagram @yourname"],
  ["instagram no name", "“no name” can’t be a name at Instagram"],
  ["whatsapp maria", "“maria” can’t be a telephone number at WhatsApp"],
  ["tripadvisor maria", "Enter the address of your page at Tripadvisor"],
  [
    "https://www.instagram.com/?igsh=abc",
    "Enter the address of your page at Instagram, not that of the network",
  ],
  ["fb.com/?fbclid=1&utm_source=x", "Enter the address of your page at Facebook, not that of the network"],
  ["instagram ..", "Enter an address such as instagram.com/yourname, or a name such as instagram @yourname"],
  ["instagram.com", "Enter the address of your page at Instagram, not that of the network"],
  ["javascript:alert(1)", "Enter a web address, which begins with https://"],
  ["JaVaScRiPt://instagram.com/%0aalert(1)", "Enter a web address, which begins with https://"],
  ["data:text/html,x", "Enter a web address, which begins with https://"],
  ["mailto:maria@example.com", "Enter a web address, which begins with https://"],
  ["x: javascript:alert(1)", "“javascript:alert(1)” can’t be a name at X"],
  ["https://instagram.com@evil.example/x", "Enter the address without a user name before the “@”"],
  ["https://instagram.com\\@evil.example", "Contains characters that are not allowed"],
  [
    "https://localhost/x",
    "Enter an address such as instagram.com/yourname, or a name such as instagram @yourname",
  ],
  ["my page", "Enter an address such as instagram.com/yourname, or a name such as instagram @yourname"],
])("refuses %j", (typed, message) => {
  expect(readSocialProfile(typed)).toEqual({ error: message });
  expect(socialProfileUrl.safeParse(typed).error?.issues[0]?.message).toBe(message);
});

test("reads any text as a web address or an error, and its own addresses unchanged", () => {
  const typed = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.webUrl({ withQueryParameters: true }),
    fc
      .tuple(fc.constantFrom("instagram ", "x:", "whatsapp ", "mastodon ", "bluesky "), fc.string())
      .map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const profile = readSocialProfile(text);
      if ("error" in profile) return;
      expect(new URL(profile.url).protocol).toMatch(/^https?:$/);
      expect(profileOf(profile.url)).toEqual(profile);
      expect(socialProfileUrl.parse(profile.url)).toBe(profile.url);
    }),
  );
});
