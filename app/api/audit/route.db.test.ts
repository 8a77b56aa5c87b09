import { beforeEach, expect, test } from "@jest/globals";
import { POST as saveSettings } from "@/app/api/settings/route";
import { POST as rename } from "@/app/api/templates/rename/[id]/route";
import { actAs } from "@/lib/audit/actor";
import type { AuditEntry } from "@/lib/audit/answers";
import { recordChange, recordChanges } from "@/lib/audit/record.server";
import { KEPT_VERSIONS } from "@/lib/landing/save-version.server";
import { saveLanding } from "@/lib/landing/server";
import { db } from "@/lib/platform/db/client";
import { BYTE_ORDER_MARK } from "@/lib/platform/spreadsheet/csv";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sampleLanding } from "@/tests/support/landing/landing";
import { administrator, configuredInstance, countDaysIn, signedInAs } from "@/tests/support/setup/instance";
import { uploadSite } from "@/tests/support/templates/templates";
import { GET as EXPORT } from "./export/route";
import { GET } from "./route";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const read = (query = "", as = token) => get(GET, { token: as, query });
const told = async (query = "", as = token) =>
  ((await read(query, as)).body.entries as AuditEntry[]).map(({ action, target }) => `${action} ${target}`);

const redirect = (label: string) =>
  recordChange(db, { action: "seo:redirect", target: { id: label, label }, after: { target: "/" } });

/** Inserts entries with these times. */
async function madeAt(moments: Record<string, string>) {
  for (const [label, at] of Object.entries(moments)) {
    await db.$executeRaw`
      INSERT INTO "AuditEntry" ("at", "actor", "account", "role", "through", "address", "requestId", "action",
        "targetId", "label", "changes", "more")
      VALUES (${at}::timestamptz, 'system', '', '', '', '', '', 'seo:redirect', '', ${label}, '[]', 0)`;
  }
}

test("a page lists changes, newest first, and older pages follow without a gap", async () => {
  for (const n of [1, 2, 3, 4, 5]) await redirect(`/${n}`);
  const first = (await read("?limit=2")).body;
  expect(first.entries.map(({ target }: AuditEntry) => target)).toEqual(["/5", "/4"]);
  await redirect("/6");
  const second = (await read(`?limit=3&before=${first.next}`)).body;
  expect(second.entries.map(({ target }: AuditEntry) => target)).toEqual(["/3", "/2", "/1"]);
  expect(await told(`?before=${second.next}`)).toEqual(["setup:save Corner Bakery"]);
  expect((await read(`?limit=1&before=${second.next}`)).body.next).toBeNull();
});

test("filters by person, feature, day in the site's time zone, and name", async () => {
  const manager = await signedInAs("manager");
  const body = { projectName: "Mill Lane", siteAddress: "", timeZone: "UTC" };
  expect((await post(saveSettings, { token: manager.token, body })).status).toBe(200);
  await redirect("/50%_off");
  await redirect("/50 off");
  expect(await told(`?person=${manager.user.id}`)).toEqual(["settings:save "]);
  expect(await told("?person=@system")).toEqual(["seo:redirect /50 off", "seo:redirect /50%_off"]);
  expect(await told("?feature=settings")).toEqual(["settings:save "]);
  expect(await told("?q=50%25_O")).toEqual(["seo:redirect /50%_off"]);
  expect(await told("?q=%5C")).toEqual([]);
  const people = (await read()).body.people.map(({ email }: { email: string }) => email);
  expect(people).toEqual([administrator.email, manager.user.email].sort());

  await countDaysIn("Pacific/Auckland");
  await madeAt({
    before: "2026-03-09T10:59:59Z",
    first: "2026-03-09T11:00:00Z",
    last: "2026-03-10T10:59:59Z",
  });
  expect(await told("?from=2026-03-10&to=2026-03-10")).toEqual(["seo:redirect last", "seo:redirect first"]);
  for (const query of ["?from=10.3.2026", "?feature=none", "?before=x", "?limit=1000", "?what=1"]) {
    expect([query, (await read(query)).status]).toEqual([query, 422]);
  }
});

test("a manager sees no entries of users, secrets and set-up; other roles see none at all", async () => {
  await redirect("/old");
  await recordChanges(db, [
    { action: "users:role" },
    { action: "secrets:save" },
    { action: "settings:save" },
  ]);
  const { token: manager } = await signedInAs("manager");
  const visible = ["settings:save ", "seo:redirect /old"];
  expect(await told("", manager)).toEqual(visible);
  expect(await told("?feature=users", manager)).toEqual([]);
  const { body } = await get(EXPORT, { token: manager, query: "?format=json" });
  expect(body.entries).toHaveLength(visible.length);
  for (const role of ["editor", "kitchen", "viewer"] as const) {
    const { token: other } = await signedInAs(role);
    expect([(await read("", other)).status, (await get(EXPORT, { token: other })).status]).toEqual([
      403, 403,
    ]);
  }
});

test("an entry links to the former version while that is stored", async () => {
  for (let n = 0; n <= KEPT_VERSIONS; n++) {
    await saveLanding(sampleLanding(`Title ${n}`), administrator.email, null);
  }
  const saves = (await read("?feature=landing&limit=200")).body.entries as AuditEntry[];
  expect(saves.map(({ undo }) => undo && "version" in undo && undo.version)).toEqual([
    ...Array.from({ length: KEPT_VERSIONS - 1 }, (_, n) => KEPT_VERSIONS - n),
    undefined,
    undefined,
  ]);
  expect(saves[0]).toMatchObject({
    changes: [{ field: "hero.title", before: `Title ${KEPT_VERSIONS - 1}`, after: `Title ${KEPT_VERSIONS}` }],
    undo: { kind: "landing", version: KEPT_VERSIONS },
  });

  const { id } = await uploadSite(token);
  await recordChange(db, {
    action: "templates:replace",
    target: { id, label: "Spring" },
    versions: { before: 1, after: 2 },
  });
  await post(rename, { token, params: { id }, body: { name: "Autumn" } });
  const [renamed, replaced] = (await read("?feature=templates")).body.entries;
  expect([renamed.undo, replaced.undo]).toEqual([undefined, { kind: "template", id, version: 1 }]);
});

test("the export has all that fits the filters, and runs no formula", async () => {
  await actAs({ kind: "user", user: { id: "u", email: "=cmd@example.com", role: "owner" } }, () =>
    recordChange(db, {
      action: "templates:rename",
      target: { id: "t", label: '=HYPERLINK("x")' },
      before: { name: "+1" },
      after: { name: "-2" },
    }),
  );
  const csv = await get(EXPORT, { token, query: "?feature=templates" });
  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(csv.headers.get("content-disposition")).toMatch(/^attachment; filename="audit-log-[\d-]{10}\.csv"$/);
  const lines = String(csv.body).replace(BYTE_ORDER_MARK, "").trimEnd().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"'=cmd@example.com",owner`);
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")","Name: +1","Name: -2"`);

  const rows = Array.from({ length: 1200 }, (_, n) => ({
    action: "seo:redirect" as const,
    target: { id: `/${n}`, label: `/${n}` },
  }));
  await recordChanges(db, rows);
  const { body } = await get(EXPORT, { token, query: "?feature=seo&format=json" });
  expect(body.entries.map(({ target }: AuditEntry) => target)).toEqual(
    rows.map(({ target }) => target.label).toReversed(),
  );
  expect((await get(EXPORT, { token, query: "?q=none&format=json" })).body.entries).toEqual([]);
});

test("an export is read in batches, and an aborted one leaves no query behind", async () => {
  await recordChanges(
    db,
    Array.from({ length: 2000 }, () => ({ action: "seo:redirect" as const })),
  );
  const request = new Request("http://localhost/api/audit/export", {
    headers: { authorization: `Bearer ${token}` },
  });
  const answer = await EXPORT(request, { params: Promise.resolve({}) });
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect((await reader?.read())?.done).toBe(true);
});

test("only an owner decides for how long it is kept", async () => {
  const { token: manager } = await signedInAs("manager");
  const body = { projectName: "Corner Bakery", siteAddress: "", timeZone: "UTC", auditDays: 90 };
  const refused = await post(saveSettings, { token: manager, body });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([403, ["auditDays"]]);
  expect((await post(saveSettings, { token, body: { ...body, auditDays: 1 } })).status).toBe(422);
  expect((await post(saveSettings, { token, body })).body.settings.auditDays).toBe(90);
  expect((await post(saveSettings, { token: manager, body })).status).toBe(200);
  const [, entry] = (await read("?feature=settings")).body.entries as AuditEntry[];
  expect(entry?.changes).toEqual([{ field: "auditDays", before: 365, after: 90 }]);
});

test.each([
  "?q=%00",
  "?q=a%00b",
  "?person=%00",
  "?from=0000-01-01",
  "?to=0001-01-01",
  "?to=9999-12-31",
  `?before=${"9".repeat(19)}`,
])("%s is refused, by the list and by the export", async (query) => {
  expect((await read(query)).status).toBe(422);
  if (!query.includes("before")) expect((await get(EXPORT, { token, query })).status).toBe(422);
});
