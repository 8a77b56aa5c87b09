import { expect, test } from "@jest/globals";
import { settingsInput } from "./schema";

const settings = { projectName: "Corner Bakery", siteAddress: "", timeZone: "UTC" };
const address = (siteAddress: string) => settingsInput.safeParse({ ...settings, siteAddress });

test.each([
  ["", ""],
  ["  ", ""],
  ["https://example.com", "https://example.com"],
  [" HTTPS://Example.COM/ ", "https://example.com"],
  ["http://localhost:3000", "http://localhost:3000"],
  ["https://example.com:443", "https://example.com"],
  ["https://bäckerei.example", "https://xn--bckerei-5wa.example"],
  ["http://[::1]:3000", "http://[::1]:3000"],
])("the address %j is kept as %j", (given, kept) => {
  expect(address(given).data?.siteAddress).toBe(kept);
});

test.each([
  "example.com",
  "//example.com",
  "https:example.com",
  "https://",
  "https://example.com/shop",
  "https://example.com/?a=b",
  "https://example.com#top",
  "https://user:secret@example.com",
  "https://example.com\\@evil.example",
  "https://exa mple.com",
  "https://example.com\nX-Evil: 1",
  "ftp://example.com",
  "javascript:alert(1)",
  "data:text/html,x",
  `https://${"a".repeat(300)}.example`,
  'https://ev"il.example',
  "https://*.example",
  "https://a&quot;.example",
  "https://$(x).example",
])("%j is not an address of a site", (given) => {
  expect(address(given).error?.issues[0]?.path).toEqual(["siteAddress"]);
});

test.each(["Pacific/Kiritimati", "UTC", "Asia/Calcutta"])("%s is a time zone", (timeZone) => {
  expect(settingsInput.safeParse({ ...settings, timeZone }).success).toBe(true);
});

test.each(["", "London", "Europe/Atlantis", "+01:00", "UTC\0", 5])("%j is no time zone", (timeZone) => {
  expect(settingsInput.safeParse({ ...settings, timeZone }).error?.issues[0]?.path).toEqual(["timeZone"]);
});

test("a session may end after one of some idle times, or never", () => {
  const idle = (idleMinutes: unknown) => settingsInput.safeParse({ ...settings, idleMinutes });
  expect([0, 15, "60", undefined].map((one) => idle(one).data?.idleMinutes)).toEqual([0, 15, 60, undefined]);
  for (const wrong of [-1, 1, 16, "", " 15", null, true, "1e1", 1e9]) expect(idle(wrong).success).toBe(false);
});

test("a business day begins at an hour between midnight and noon", () => {
  const begin = (dayStartHour: unknown) => settingsInput.safeParse({ ...settings, dayStartHour });
  expect([0, "4", 12, undefined].map((one) => begin(one).data?.dayStartHour)).toEqual([0, 4, 12, undefined]);
  for (const wrong of [-1, 13, 4.5, "", "4:00", null]) expect(begin(wrong).success).toBe(false);
});
