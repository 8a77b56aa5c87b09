import { beforeEach, expect, test } from "@jest/globals";
import { emptyProfile } from "@/lib/business-profile/schema";
import { saveBusinessProfile } from "@/lib/business-profile/server";
import { automaticNavigation, type Navigation } from "@/lib/navigation/navigation";
import { navigationScreen } from "@/lib/navigation/screen.server";
import { shownNavigation } from "@/lib/navigation/shown.server";
import { db } from "@/lib/platform/db/client";
import { noReads, recordReads } from "@/lib/platform/tracking/reads";
import { areUnchanged, latestVersion } from "@/lib/platform/tracking/table-versions";
import { readValues } from "@/lib/templates/values.server";
import { get, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { GET, PUT } from "./route";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const own: Navigation = {
  hasOwnItems: true,
  items: [
    {
      label: "Eat & drink",
      target: "",
      links: [
        { label: "African", target: "restaurant:order1" },
        { label: "Italian", target: "restaurant:order2" },
        { label: "Thai", target: "restaurant:thai" },
      ],
    },
    { label: "", target: "site:phone", links: [] },
    { label: "Prices", target: "#pricing", links: [] },
  ],
  hasOwnColumns: true,
  columns: [{ title: "Legal", links: [{ label: "Imprint", target: "/imprint" }] }],
};

const save = (body: object, { version = -1, as = token } = {}) =>
  send(PUT, "PUT", {
    token: as,
    body,
    ...(version >= 0 && { headers: { "if-match": `"${version}"` } }),
  });

test("pages have the links of the landing page until the owner saves some, which are there at once", async () => {
  const first = await get(GET, { token });
  expect(first.body).toMatchObject({ navigation: automaticNavigation, version: 0, lost: [] });
  const reads = noReads();
  expect(await recordReads(reads, shownNavigation)).toEqual({ items: null, columns: null });
  expect([...reads.tables]).toContain("Navigation");
  const before = latestVersion();
  const saved = await save(own, { version: 0 });
  expect(saved.body).toMatchObject({ version: 1, lost: ["site:phone", "#pricing", "restaurant:thai"] });
  expect(areUnchanged(["Navigation"], before)).toBe(false);
  expect(await shownNavigation()).toEqual({
    items: [
      {
        label: "Eat & drink",
        href: null,
        links: [
          { label: "African", href: "/order1" },
          { label: "Italian", href: "/order2" },
        ],
      },
    ],
    columns: [{ title: "Legal", links: [{ label: "Imprint", href: "/imprint" }] }],
  });
});

test("links follow the business profile and the restaurants", async () => {
  await save(own);
  await saveBusinessProfile({ ...emptyProfile, phones: [{ label: "", number: "+49 30 901820" }] }, null);
  await db.restaurant.delete({ where: { id: "order2" } });
  const { items } = await shownNavigation();
  expect(items?.[0]?.links).toEqual([{ label: "African", href: "/order1" }]);
  expect((await get(GET, { token })).body.lost).toEqual(["#pricing", "restaurant:order2", "restaurant:thai"]);
  expect(items?.[1]).toMatchObject({ label: "+49 30 901820", href: "tel:+4930901820" });
});

test("another version is a conflict, and invalid links are refused; both change nothing", async () => {
  await save(own, { version: 0 });
  expect((await save(automaticNavigation, { version: 0 })).status).toBe(409);
  const script = { ...own, columns: [{ title: "", links: [{ label: "a", target: "javascript:alert(1)" }] }] };
  const refused = await save(script, { version: 1 });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.fields as object)).toEqual(["columns.0.links.0.target"]);
  expect((await get(GET, { token })).body).toMatchObject({ navigation: own, version: 1 });
});

test("an editor saves it; a viewer only reads, a visitor does neither", async () => {
  const { token: editor } = await signedInAs("editor");
  const { token: viewer } = await signedInAs("viewer");
  expect((await save(own, { as: editor })).status).toBe(200);
  expect((await get(GET, { token: viewer })).status).toBe(200);
  expect((await save(automaticNavigation, { as: viewer })).status).toBe(403);
  expect((await get(GET)).status).toBe(401);
  const entry = await db.auditEntry.findFirst({ where: { action: "navigation:save" } });
  expect(JSON.stringify(entry?.changes)).toContain("Eat & drink");
});

test("the editor begins with the links that the landing page has", async () => {
  const { automatic, parts } = await navigationScreen();
  expect(automatic.items.map(({ label, target }) => label || target)).toEqual(["Contact"]);
  expect(parts.map(({ value }) => value)).toContain("#call-to-action");
});

test("templates repeat the navigation and its links, also before the owner saves some", async () => {
  const before = (await readValues(false)).lists;
  expect(before.navigation?.at(-1)).toEqual({ label: "Contact", url: "#contact", links: [] });
  await save(own);
  const { navigation, footerColumns } = (await readValues(false)).lists;
  expect(navigation?.[0]).toEqual({
    label: "Eat & drink",
    url: "",
    links: [
      { label: "African", url: "/order1" },
      { label: "Italian", url: "/order2" },
    ],
  });
  expect(footerColumns).toEqual([{ title: "Legal", links: [{ label: "Imprint", url: "/imprint" }] }]);
  expect((await readValues(true)).lists.footerColumns?.[0]?.links[0]?.url).toBe("#");
});

test("a stored navigation that can't be read shows the links of the landing page", async () => {
  await db.navigation.create({ data: { id: 1, version: 3, content: { items: "none" } } });
  expect(await shownNavigation()).toEqual({ items: null, columns: null });
  expect((await get(GET, { token })).body).toMatchObject({ navigation: automaticNavigation, version: 3 });
});
