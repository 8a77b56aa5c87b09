import { expect, test } from "@jest/globals";
import { PUT as saveProfile } from "@/app/api/business-profile/route";
import { POST as publish } from "@/app/api/menus/[id]/publish/route";
import { POST as addRestaurant } from "@/app/api/menus/route";
import { emptyProfile } from "@/lib/business-profile/schema";
import { db } from "@/lib/platform/db/client";
import { alwaysOpen } from "@/lib/restaurants/hours/hours";
import type { StartPage } from "@/lib/start-page/answers";
import { callRoute } from "@/tests/support/api/call";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { placedOrder } from "@/tests/support/orders/orders";
import { createdPage, publishedPage } from "@/tests/support/pages/pages";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { GET } from "./route";

setUpTestDatabase();

const read = async (token: string): Promise<StartPage> => (await get(GET, { token })).body;
const done = ({ steps }: StartPage) => steps.filter(({ isDone }) => isDone).map(({ key }) => key);

test("a fresh site has every step before it, and no day yet", async () => {
  const page = await read(await configuredInstance());
  expect(page.steps.map(({ key }) => key)).toEqual([
    "business",
    "texts",
    "pictures",
    "menu",
    "hours",
    "pages",
    "payment",
    "address",
    "people",
    "backups",
  ]);
  expect(done(page)).toEqual([]);
  expect(page).toMatchObject({
    site: { visibility: "unset", previewPath: null },
    isPaymentLive: false,
    orders: null,
    drafts: [],
    hasLandingDraft: false,
    changes: [],
  });
});

test("steps are ticked off by the stored data", async () => {
  const token = await configuredInstance();
  const phones = [{ label: "", number: "+49 30 123456" }];
  await send(saveProfile, "PUT", { token, body: { ...emptyProfile, phones } });
  const { restaurant } = (await post(addRestaurant, { token, body: { name: "Mill Lane", copyOf: "order1" } }))
    .body;
  expect(await read(token)).toMatchObject({ drafts: [{ name: "Mill Lane", restaurantId: restaurant.id }] });
  await post(publish, { token, params: { id: restaurant.id } });
  const page = await read(token);
  expect(done(page)).toEqual(["business", "menu"]);
  expect(page.drafts).toEqual([]);
});

test("a restaurant that takes orders without rates of tax has a step for them", async () => {
  const token = await configuredInstance();
  const { restaurant } = (await post(addRestaurant, { token, body: { name: "Mill Lane", copyOf: "order1" } }))
    .body;
  const params = { id: restaurant.id };
  const step = async () => (await read(token)).steps.find(({ key }) => key === "taxes");
  expect(await step()).toBeUndefined();
  await post(publish, { token, params });
  expect(await step()).toEqual({ key: "taxes", isDone: false, restaurantId: restaurant.id });

  const { content } = (await callRoute("GET /menus/{id}", { token, params })).body.menu;
  const publishWith = async (rate: object) => {
    const taxClasses = content.restaurant.taxClasses.map((one) => ({ ...one, ...rate }));
    const body = { ...content, restaurant: { ...content.restaurant, taxClasses } };
    await callRoute("PUT /menus/{id}", { token, params, body });
    await post(publish, { token, params });
  };
  await publishWith({ table: 1900 });
  expect(await step()).toEqual({ key: "taxes", isDone: true });
  await publishWith({});
  expect(await step()).toMatchObject({ key: "taxes", isDone: false });
  await publishWith({ label: "No tax" });
  expect(await step()).toEqual({ key: "taxes", isDone: true });
});

test("hours are a step until they are saved, and pages until one is published", async () => {
  const token = await configuredInstance();
  await callRoute("PUT /hours/{id}", { token, params: { id: "order1" }, body: alwaysOpen });
  await createdPage(token, "Imprint");
  expect(done(await read(token))).toEqual(["hours"]);
  await publishedPage(token, "Privacy");
  expect(done(await read(token))).toEqual(["hours", "pages"]);
});

test("the step of the address is done once others can open the site", async () => {
  const token = await configuredInstance();
  const doneWith = async (siteAddress: string) => {
    await db.configuration.update({ where: { id: 1 }, data: { siteAddress } });
    return done(await read(token));
  };
  for (const here of ["http://127.0.0.1:3000", "http://localhost", "http://[::1]:3000"])
    expect(await doneWith(here)).toEqual([]);
  for (const there of ["https://bakery.example", "http://192.168.1.20:3000", "https://localhost.example"])
    expect(await doneWith(there)).toEqual(["address"]);
});

test("demo orders are counted, and are no turnover", async () => {
  const token = await configuredInstance();
  const { id } = await placedOrder();
  expect((await read(token)).orders).toEqual({ count: 1, cents: 0, currency: "USD", open: 1 });
  const { totalCents } = await db.order.update({
    where: { id },
    data: { payment: "paid" },
    select: { totalCents: true },
  });
  expect((await read(token)).orders).toEqual({ count: 1, cents: totalCents, currency: "USD", open: 1 });
  await db.order.update({ where: { id }, data: { payment: "onHandover" } });
  expect((await read(token)).orders).toMatchObject({ cents: totalCents });
  await db.order.update({ where: { id }, data: { currency: "EUR" } });
  expect((await read(token)).orders).toMatchObject({ count: 1, cents: 0 });
  await db.order.update({ where: { id }, data: { status: "cancelled" } });
  expect((await read(token)).orders).toMatchObject({ count: 0, cents: 0, open: 0 });
});

test("an editor sees the steps of an editor, and neither backups nor the preview link", async () => {
  await configuredInstance();
  await db.configuration.update({
    where: { id: 1 },
    data: { visibility: "comingSoon", previewSecret: "a".repeat(22) },
  });
  const page = await read((await signedInAs("editor")).token);
  expect(page.steps.map(({ key }) => key)).toEqual(["texts", "pictures", "menu", "hours", "pages"]);
  expect(page).toMatchObject({ backup: null, orders: null, site: { previewPath: null } });
  expect(JSON.stringify(page)).not.toContain("aaaaaaaaaa");
});
