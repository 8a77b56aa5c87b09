import { expect, test } from "@jest/globals";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as save } from "@/app/api/config/save/route";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { knownOrigin, setupOrigin } from "@/lib/platform/http/origin";
import { environment } from "@/lib/platform/runtime/env";
import { siteRoot } from "@/lib/seo/site.server";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import {
  administrator,
  configuredInstance,
  resetInstance,
  setupBody,
  snapshot,
} from "@/tests/support/setup/instance";
import { GET, POST } from "./route";

setUpTestDatabase();

const settings = {
  projectName: "Harbour Bakery",
  siteAddress: "https://bakery.example",
  timeZone: "Europe/London",
  dayStartHour: 6,
  preparationMinutes: 25,
  acceptWithinMinutes: 10,
  idleMinutes: 30,
  auditDays: 365,
  inboxDays: 365,
  inboxSpamDays: 30,
};
const over = (version: number) => ({ "if-match": `"${version}"` });

test("saved settings are sent, and in use at once", async () => {
  const token = await configuredInstance();
  const before = await get(GET, { token });
  expect(before.body).toMatchObject({
    settings: { projectName: "Corner Bakery", siteAddress: "", timeZone: "UTC" },
    fixedSiteAddress: null,
    timeZoneInUse: "UTC",
  });
  expect(before.headers.get("etag")).toBe(`"${before.body.version}"`);
  expect(await siteRoot()).not.toBe(settings.siteAddress);
  const saved = await post(POST, { token, body: settings, headers: over(before.body.version) });
  expect([saved.status, saved.body.settings, saved.headers.get("etag")]).toEqual([
    200,
    settings,
    `"${before.body.version + 1}"`,
  ]);
  expect((await get(GET, { token })).body).toEqual(saved.body);
  const { idleMinutes, auditDays, inboxDays, inboxSpamDays, ...shown } = settings;
  expect(await configurationState()).toMatchObject(shown);
  expect(await siteRoot()).toBe("https://bakery.example");
});

test("the address that set-up was saved from is a proposal for the site's address, which it does not set", async () => {
  const headers = { host: "internal:3000", "x-forwarded-host": "shop.example", "x-forwarded-proto": "https" };
  expect((await post(save, { body: setupBody(), headers })).status).toBe(200);
  expect(await configurationState()).toMatchObject({
    setupAddress: "https://shop.example",
    siteAddress: "",
  });
  expect([setupOrigin(), knownOrigin()]).toEqual(["https://shop.example", null]);
  const token = (await post(login, { body: administrator })).body.token;
  const { body } = await get(GET, { token, headers: { host: "evil.example" } });
  expect([body.setupAddress, body.settings.siteAddress]).toEqual(["https://shop.example", ""]);
});

test("fields omitted from a save stay as they are", async () => {
  const token = await configuredInstance();
  await post(POST, { token, body: settings });
  const { idleMinutes, ...others } = settings;
  const { body } = await post(POST, { token, body: { ...others, projectName: "Quay Bakery" } });
  expect(body.settings).toEqual({ ...settings, projectName: "Quay Bakery" });
});

test("the second of two saves over one version is refused, and a set-up counts as a save", async () => {
  const token = await configuredInstance();
  const { version } = (await get(GET, { token })).body;
  const answers = await Promise.all(
    ["One", "Other"].map((projectName) =>
      post(POST, { token, body: { ...settings, projectName }, headers: over(version) }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const cookie = await resetInstance(token);
  await post(save, { cookie, body: { ...setupBody(), projectName: "Third" } });
  const late = await post(POST, { token, body: settings, headers: over(version + 1) });
  expect([late.status, (await configurationState()).projectName]).toEqual([409, "Third"]);
  expect((await configurationState()).timeZone).toBe("Europe/London");
});

test("only an administrator reads or changes settings, and invalid ones are refused", async () => {
  const token = await configuredInstance();
  const before = await snapshot();
  expect((await get(GET)).status).toBe(401);
  expect((await post(POST, { body: settings })).status).toBe(401);
  const refused = [
    { ...settings, siteAddress: "https://bakery.example/shop" },
    { ...settings, timeZone: "Europe/Atlantis" },
    { ...settings, projectName: " " },
    { ...settings, isConfigured: false },
    { projectName: "Only this" },
  ];
  for (const body of refused) expect((await post(POST, { token, body })).status).toBe(422);
  expect((await post(POST, { token, body: settings, headers: { "if-match": "one" } })).status).toBe(400);
  expect(await snapshot()).toEqual(before);
});

test("SITE_URL overrides the saved address, which stays", async () => {
  const token = await configuredInstance();
  const { SITE_URL } = environment();
  environment().SITE_URL = "https://fixed.example/";
  try {
    const { body } = await get(GET, { token });
    expect([body.fixedSiteAddress, body.settings.siteAddress]).toEqual(["https://fixed.example", ""]);
    const refused = await post(POST, { token, body: settings });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["siteAddress"]]);
    const saved = await post(POST, { token, body: { ...settings, siteAddress: "" } });
    expect([saved.status, saved.body.settings.timeZone]).toEqual([200, "Europe/London"]);
  } finally {
    environment().SITE_URL = SITE_URL;
  }
});

test("an unknown time zone is reported with the one in use", async () => {
  const token = await configuredInstance();
  await db.configuration.update({ where: { id: 1 }, data: { timeZone: "Europe/Atlantis" } });
  const { body } = await get(GET, { token });
  expect([body.settings.timeZone, body.timeZoneInUse]).toEqual(["Europe/Atlantis", "UTC"]);
});

test("the wizard's time zone is optional, checked, and kept", async () => {
  const wrong = await post(save, { body: { ...setupBody(), timeZone: "Europe/Atlantis" } });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ["timeZone"]]);
  expect((await post(save, { body: { ...setupBody(), timeZone: "America/St_Johns" } })).status).toBe(200);
  expect(await configurationState()).toMatchObject({ isConfigured: true, timeZone: "America/St_Johns" });
});
