import { expect, test } from "@jest/globals";
import { emptyProfile } from "@/lib/business-profile/schema";
import { shownProfile } from "@/lib/business-profile/server";
import { shownLanding } from "@/lib/landing/server";
import { db } from "@/lib/platform/db/client";
import { getPageHead, pageLanguage } from "@/lib/seo/head.server";
import { get, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET, PUT } from "./route";

setUpTestDatabase();

const place = {
  label: "",
  street: "Torstraße 12",
  postalCode: "10119",
  locality: "Berlin",
  region: "",
  country: "DE",
  mapUrl: "",
};
const profile = {
  ...emptyProfile,
  name: "Linden Café",
  taxNumber: "DE 123 456 789",
  kind: "cafe",
  places: [place],
  phones: [{ label: "Tables", number: "030 123456" }],
  email: "hello@linden.example",
  openingHours: "Tuesday to Sunday 9 to 18\nMonday closed",
  socialProfiles: [{ url: "instagram @linden" }],
  languages: ["de", "en"],
  currency: "EUR",
};

const save = (token: string, body: object, version?: number) =>
  send(PUT, "PUT", {
    token,
    body,
    ...(version !== undefined && { headers: { "if-match": `"${version}"` } }),
  });

test("a saved profile has normalised phone numbers and profiles, and visitors see it at once", async () => {
  const token = await configuredInstance();
  expect((await get(GET, { token })).body).toMatchObject({ profile: emptyProfile, version: 0 });
  const saved = await save(token, profile, 0);
  expect([saved.status, saved.body.version]).toEqual([200, 1]);
  expect(saved.body.profile).toEqual({
    ...profile,
    phones: [{ label: "Tables", number: "+49 30 123456" }],
    socialProfiles: [{ url: "https://www.instagram.com/linden" }],
  });
  const row = await db.businessProfile.findUniqueOrThrow({ where: { id: 1 }, select: { content: true } });
  expect(row.content).toMatchObject({ phones: [{ number: "+4930123456" }] });
  expect((await shownProfile()).contact).toMatchObject({
    name: "Linden Café",
    places: [{ lines: ["Torstraße 12", "10119 Berlin"] }],
    phones: [{ number: "+49 30 123456", href: "tel:+4930123456" }],
    openingHours: ["Tuesday to Sunday 9 to 18", "Monday closed"],
    socialProfiles: [{ label: "Instagram", url: "https://www.instagram.com/linden" }],
  });
  expect((await shownLanding()).content.footer.companyName).toBe("Linden Café");
  expect(await pageLanguage("home")).toBe("de");
});

test("structured data follows the profile, also when a value is removed", async () => {
  const token = await configuredInstance();
  await save(token, profile);
  const described = JSON.stringify((await getPageHead("home")).tags);
  for (const fact of [
    "CafeOrCoffeeShop",
    "Torstraße 12",
    "+4930123456",
    "instagram.com/linden",
    "Linden Café",
  ])
    expect(described).toContain(fact);
  const shop = JSON.stringify((await getPageHead("order1")).tags);
  expect(shop).not.toContain("Torstraße");
  await save(token, { ...profile, places: [], phones: [] });
  const left = JSON.stringify((await getPageHead("home")).tags);
  expect(left).not.toContain("Torstraße");
  expect(left).not.toContain("+4930123456");
  expect(left).toContain("instagram.com/linden");
});

test.each([
  ["phones.0.number", { phones: [{ label: "", number: "12" }] }],
  ["phones.0.number", { places: [], phones: [{ label: "", number: "030 123456" }] }],
  ["places.0.street", { places: [{ ...place, street: "", postalCode: "", locality: "" }] }],
  ["places.0.mapUrl", { places: [{ ...place, mapUrl: "javascript:alert(1)" }] }],
  ["places.0.country", { places: [{ ...place, country: "Germany" }] }],
  ["socialProfiles.0.url", { socialProfiles: [{ url: "javascript:alert(1)" }] }],
  ["email", { email: "nobody" }],
  ["languages", { languages: ["de", "de"] }],
  ["logo", { logo: "a".repeat(32) }],
  ["currency", { currency: "euro" }],
])("a wrong %s is refused, and nothing is stored", async (field, wrong) => {
  const token = await configuredInstance();
  const { status, body } = await save(token, { ...profile, ...wrong });
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  expect(await db.businessProfile.count()).toBe(0);
});

test("a profile over an outdated version is refused", async () => {
  const token = await configuredInstance();
  await save(token, profile, 0);
  const second = await save(token, { ...profile, name: "Other" }, 0);
  expect(second.status).toBe(409);
  expect((await get(GET, { token })).body.profile.name).toBe("Linden Café");
});
