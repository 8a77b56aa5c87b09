import { beforeEach, expect, test } from "@jest/globals";
import { publishPageJob } from "@/lib/pages/jobs";
import { previewedPage } from "@/lib/pages/preview.server";
import { findPageAt } from "@/lib/pages/published.server";
import { db } from "@/lib/platform/db/client";
import { get, post, send } from "@/tests/support/api/request";
import { setUpClock } from "@/tests/support/clock/set-clock";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { allSettled, endWaits, setUpRunners } from "@/tests/support/jobs/runners";
import { createdPage, publishedPage, savedPage } from "@/tests/support/pages/pages";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as rotate } from "./[id]/preview-link/route";
import { GET as read, DELETE as remove } from "./[id]/route";
import { GET as moments, PUT as schedule, DELETE as unschedule } from "./[id]/schedule/route";
import { GET as list } from "./route";

setUpTestDatabase();
const itIs = setUpClock();
const start = setUpRunners();

const BEGINNING = "2026-12-10T12:00:00Z";

let token: string;
beforeEach(async () => {
  itIs(BEGINNING);
  token = await configuredInstance();
  await db.configuration.updateMany({ data: { timeZone: "Europe/Berlin" } });
});

const at = (id: string, version: number, body: object) =>
  send(schedule, "PUT", { token, params: { id }, body, headers: { "if-match": `"${version}"` } });

/** Runs what was scheduled, at a moment; then it is the beginning again, as sessions end. */
async function runAt(moment: string) {
  itIs(moment);
  await endWaits();
  start(publishPageJob);
  await allSettled();
  itIs(BEGINNING);
}

const draftOf = async (id: string) => (await get(read, { token, params: { id } })).body;

test("a draft is published at its time, as it is then", async () => {
  const page = await createdPage(token, "Christmas");
  const { body: set } = await at(page.id, page.version, { at: "2026-12-24T18:00" });
  expect(set).toMatchObject({ state: "scheduled", publishAt: "2026-12-24T17:00:00.000Z" });
  const { body: edited } = await savedPage(token, set, { title: "Merry Christmas" });
  expect(edited.state).toBe("scheduled");
  await runAt("2026-12-24T17:00:01Z");
  expect((await findPageAt("/christmas"))?.title).toBe("Merry Christmas");
  expect(await draftOf(page.id)).toMatchObject({
    state: "published",
    publishAt: null,
    waits: false,
    lateBySeconds: 0,
  });
  const entry = await db.auditEntry.findFirst({ where: { action: "pages:publish" } });
  expect(entry).toMatchObject({ label: "Merry Christmas" });
});

test("a publication that was missed is caught up and shown as late", async () => {
  const page = await createdPage(token, "Christmas");
  await at(page.id, page.version, { at: "2026-12-24T18:00" });
  await runAt("2026-12-24T19:00:00Z");
  expect(await draftOf(page.id)).toMatchObject({ state: "published", lateBySeconds: 7200 });
  expect((await get(list, { token })).body.pages).toMatchObject([{ lateBySeconds: 7200 }]);
});

test("a publication that is refused says why; another time or cancelling ends that", async () => {
  const page = await createdPage(token, "Christmas");
  const { body: set } = await at(page.id, page.version, { at: "2026-12-24T18:00" });
  await publishedPage(token, "Other", { slug: "christmas" });
  await runAt("2026-12-24T17:00:00Z");
  const failed = await draftOf(page.id);
  expect(failed).toMatchObject({
    state: "failed",
    path: null,
    publishError: "Another page has the address /christmas",
  });
  const headers = { "if-match": `"${failed.version}"` };
  const ended = await send(unschedule, "DELETE", { token, params: { id: page.id }, headers });
  expect(ended.body).toMatchObject({ state: "draft", publishError: "" });
  expect(set.version).toBeLessThan(ended.body.version);
});

test("a cancelled publication and one for another time don't run", async () => {
  const page = await createdPage(token, "Christmas");
  const { body: set } = await at(page.id, page.version, { at: "2026-12-24T18:00" });
  const { body: moved } = await at(page.id, set.version, { at: "2026-12-25T18:00" });
  const headers = { "if-match": `"${moved.version}"` };
  const { body: ended } = await send(unschedule, "DELETE", { token, params: { id: page.id }, headers });
  expect(ended.state).toBe("draft");
  expect((await send(unschedule, "DELETE", { token, params: { id: page.id } })).status).toBe(409);
  await runAt("2026-12-26T00:00:00Z");
  expect(await findPageAt("/christmas")).toBeUndefined();
});

test("a time in a change of the clocks is asked about; one that has passed is refused", async () => {
  const page = await createdPage(token, "Spring");
  const ask = async (time: string) => {
    const { body } = await get(moments, { token, params: { id: page.id }, query: `?at=${time}` });
    return body.clockChange;
  };
  expect(await ask("2027-03-28T03:30")).toBeNull();
  expect(await ask("2027-03-28T02:30")).toEqual({
    kind: "missing",
    earlier: "2027-03-28T00:30:00.000Z",
    later: "2027-03-28T01:30:00.000Z",
  });
  expect(await ask("2027-10-31T02:30")).toEqual({
    kind: "twice",
    earlier: "2027-10-31T00:30:00.000Z",
    later: "2027-10-31T01:30:00.000Z",
  });
  const refused = await at(page.id, page.version, { at: "2027-10-31T02:30" });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ["choice"]]);
  for (const time of ["2026-12-10T12:59", "2027-02-30T10:00", "2027-13-01T10:00", "x"]) {
    expect([time, (await at(page.id, page.version, { at: time })).status]).toEqual([time, 422]);
  }
  const chosen = await at(page.id, page.version, { at: "2027-10-31T02:30", choice: "later" });
  expect(chosen.body.publishAt).toBe("2027-10-31T01:30:00.000Z");
});

test("the secret link shows the draft until it is replaced or the page is deleted", async () => {
  const page = await createdPage(token, "Secret");
  const secretOf = (path: string) => path.slice("/page-preview/".length);
  const first = secretOf(page.previewPath);
  expect(first).toMatch(/^[\w-]{22}$/);
  expect((await previewedPage(first))?.content.title).toBe("Secret");
  const { body } = await post(rotate, { token, params: { id: page.id } });
  const second = secretOf(body.previewPath);
  expect(await previewedPage(first)).toBeNull();
  expect((await previewedPage(second))?.content.title).toBe("Secret");
  for (const secret of ["", "x", "a".repeat(22), `${second}x`, "\0"])
    expect(await previewedPage(secret)).toBeNull();
  await send(remove, "DELETE", { token, params: { id: page.id } });
  expect(await previewedPage(second)).toBeNull();
});
