import { beforeEach, describe, expect, test } from "@jest/globals";
import { POST as send } from "@/app/api/inbox/form/route";
import { noContactForm } from "@/lib/landing/contact-form";
import { saveLanding } from "@/lib/landing/server";
import { db } from "@/lib/platform/db/client";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { callRoute } from "@/tests/support/api/call";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { sendForm, showForm } from "@/tests/support/inbox/form";
import { aMessage, typedMessage } from "@/tests/support/inbox/messages";
import { withProof, workedStamp } from "@/tests/support/inbox/stamp";
import { sampleLanding } from "@/tests/support/landing/landing";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
});

const stored = () => db.message.findMany({ orderBy: { id: "asc" } });

describe("a visitor", () => {
  test("writes to the owner, and reads that the message has arrived", async () => {
    await showForm();
    const answer = await sendForm({ phone: "+1 555 1234" });
    expect(answer.status).toBe(200);
    expect(answer.body).toContain("Your message has arrived");
    expect(await stored()).toMatchObject([
      {
        name: "Ada Lovelace",
        email: "ada@example.com",
        phone: "+1 555 1234",
        text: "Do you have a table for nine?",
        status: "new",
        spamScore: 0,
      },
    ]);
    expect(await db.mail.findMany()).toMatchObject([{ kind: "newMessage", state: "queued" }]);
  });

  test("fills in the owner’s fields, and agrees", async () => {
    await showForm({
      consent: "You may keep my data.",
      fields: [{ label: "Guests", kind: "line", required: true, choices: [] }],
    });
    const refused = await sendForm({ "field:Guests": "" });
    expect(refused.status).toBe(422);
    expect(refused.body).toContain("Please agree to send the message");
    expect(refused.body).toContain("Do you have a table for nine?");
    expect(await stored()).toEqual([]);
    expect((await sendForm({ "field:Guests": "9", consent: "yes" })).status).toBe(200);
    expect(await stored()).toMatchObject([
      { answers: [{ label: "Guests", value: "9" }], consent: "You may keep my data." },
    ]);
  });

  test("sends one message by reloading the answer, or pressing twice", async () => {
    await showForm();
    await Promise.all([sendForm(), sendForm(), sendForm()]);
    expect(await stored()).toHaveLength(1);
    expect(await db.mail.count()).toBe(1);
  });

  test.each([{}, { contact: noContactForm }])("finds no form while it is off: %j", async (content) => {
    await saveLanding({ ...sampleLanding(), ...content }, "ada@example.com", null);
    expect((await sendForm()).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  test("finds no form while the site is coming soon", async () => {
    await showForm();
    await db.configuration.updateMany({ data: { visibility: "comingSoon", previewSecret: "x".repeat(40) } });
    expect((await sendForm()).status).toBe(404);
  });

  test("is refused from other sites, with or without a cookie", async () => {
    await showForm();
    const foreign: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "", origin: "https://evil.example" },
      { "sec-fetch-site": "", origin: "null" },
    ];
    for (const headers of foreign) {
      expect((await sendForm({}, { headers })).status).toBe(403);
    }
    expect(await stored()).toEqual([]);
  });

  test("can’t send other types, huge texts, double or unknown fields", async () => {
    await showForm();
    const sent = String(new URLSearchParams(typedMessage));
    const raw = (body: string, type = "application/x-www-form-urlencoded") =>
      post(send, { body, headers: { "content-type": type, "sec-fetch-site": "same-origin" } });
    expect((await raw(JSON.stringify(typedMessage), "application/json")).status).toBe(415);
    expect((await raw(`${sent}&message=${"x".repeat(300_000)}`)).status).toBe(413);
    expect((await raw(`${sent}&name=Eve`)).status).toBe(400);
    expect((await raw(`${sent}&__proto__=Eve`)).status).toBe(400);
    expect((await raw(`${sent}&${"a=&".repeat(40)}`)).status).toBe(400);
    expect((await sendForm({ "field:Other": "x" })).status).toBe(422);
    expect((await sendForm({ message: "x".repeat(5001) })).status).toBe(422);
    expect((await sendForm({ name: "Ada\r\nBcc: eve@example.com" })).status).toBe(422);
    expect(await stored()).toEqual([]);
  });
});

describe("spam", () => {
  test("is kept in Spam, and not mailed", async () => {
    await showForm();
    expect((await sendForm({ website: "https://spam.example" })).status).toBe(200);
    expect(await stored()).toMatchObject([
      { status: "spam", spamReasons: ["A field that people don’t see is filled in"] },
    ]);
    expect(await db.mail.count()).toBe(0);
  });

  test("has points without the proof of a script, for haste and for the proof of another message", async () => {
    await showForm();
    const [stamp, other] = [workedStamp(), workedStamp()];
    const [time = "", , mac = ""] = other.split(".");
    const forged = withProof(`${time}.${"a".repeat(12)}.${mac}`);
    const stamps = [
      stamp,
      stamp,
      workedStamp(1000),
      workedStamp(90_000_000),
      forged,
      other.split(".").slice(0, 3).join("."),
      "",
    ];
    for (const [count, given] of stamps.entries())
      await sendForm({ stamp: given, message: `Message ${count}` }, { address: `192.0.2.${count + 1}` });
    const found = await db.message.findMany({
      orderBy: { id: "asc" },
      select: { spamReasons: true, status: true },
    });
    const none = ["No script of the page ran"];
    expect(found.slice(0, 3).map(({ spamReasons }) => spamReasons)).toEqual([
      [],
      ["Sent with the proof of another message"],
      ["Written within three seconds"],
    ]);
    for (const { spamReasons } of found.slice(3)) expect(spamReasons).toEqual(expect.arrayContaining(none));
    expect((await sendForm({ stamp, name: "" })).body).toContain(`name="stamp" value="${stamp}"`);
  });

  test("is a text that comes again and again from others", async () => {
    await showForm();
    for (let count = 0; count < 4; count++) {
      await sendForm({ email: `${count}@example.com` }, { address: `192.0.2.${count + 1}` });
    }
    expect((await stored()).map(({ status }) => status)).toEqual(["new", "new", "new", "spam"]);
  });

  test("from one network address is kept up to a limit, and then refused with the typed texts", async () => {
    await showForm();
    const statuses: number[] = [];
    let last = "";
    for (let count = 0; count < 21; count++) {
      const answer = await sendForm({ email: `${count}@example.com`, message: `Message ${count}` });
      statuses.push(answer.status);
      last = answer.body;
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect(last).toContain("Message 20");
    expect(await db.message.count({ where: { status: "spam" } })).toBe(15);
  });
});

describe("the staff", () => {
  const list = (query: object = {}) => callRoute("GET /inbox/messages", { token, query });
  const mark = (id: number, status: "read" | "answered" | "spam") =>
    callRoute("PUT /inbox/messages/{id}/status", { token, params: { id: String(id) }, body: { status } });

  test("list, search and page the messages, without spam", async () => {
    for (const name of ["Ada", "Grace", "100%"]) await aMessage({ name, text: `I am\n${name}` });
    const spam = await aMessage({ status: "spam", name: "Eve" });
    const { body } = await list({ limit: 2 });
    expect(body.messages.map(({ name, excerpt }) => [name, excerpt])).toEqual([
      ["100%", "I am 100%"],
      ["Grace", "I am Grace"],
    ]);
    expect(body.counts).toEqual({ new: 3, read: 0, answered: 0, spam: 1 });
    expect((await list({ before: body.next })).body.messages.map(({ name }) => name)).toEqual(["Ada"]);
    expect((await list({ q: "gra" })).body.messages).toHaveLength(1);
    expect((await list({ q: "%" })).body.messages).toHaveLength(1);
    expect((await list({ status: "spam" })).body.messages.map(({ id }) => id)).toEqual([spam]);
  });

  test("read, mark, note and delete a message, and each change is recorded without its sender", async () => {
    const id = await aMessage();
    const params = { id: String(id) };
    expect((await mark(id, "read")).body.message.status).toBe("read");
    await mark(id, "answered");
    await callRoute("PUT /inbox/messages/{id}/note", { token, params, body: { note: "Called <b>back</b>" } });
    const read = await callRoute("GET /inbox/messages/{id}", { token, params });
    expect(read.body.message).toMatchObject({ status: "answered", note: "Called <b>back</b>" });
    expect((await callRoute("DELETE /inbox/messages/{id}", { token, params })).status).toBe(200);
    expect((await mark(id, "spam")).status).toBe(404);
    const entries = await db.auditEntry.findMany({
      where: { action: { startsWith: "inbox:" } },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ action, label }) => [action, label])).toEqual([
      ["inbox:status", `Message ${id}`],
      ["inbox:note", `Message ${id}`],
      ["inbox:delete", `Message ${id}`],
    ]);
    expect(JSON.stringify(entries.map(({ label, changes }) => [label, changes]))).not.toMatch(/Ada|Called/);
  });

  test("export messages without formulas", async () => {
    await aMessage({ name: "=HYPERLINK(A1)", text: '+1\n"; =2+2', answers: [{ label: "@a", value: "-b" }] });
    await aMessage({ status: "spam", name: "Eve" });
    const { body } = await callRoute("GET /inbox/export", { token });
    const text = String(body);
    expect(text).toContain(`"'=HYPERLINK(A1)"`);
    expect(text).toContain(`"'+1`);
    expect(text).toContain(`"'@a: -b"`);
    expect(text).toContain(`"";' =2+2`);
    expect(text).not.toContain("Eve");
  });

  test("without the permission get no messages", async () => {
    const id = String(await aMessage());
    for (const role of ["kitchen", "viewer"] as const) {
      const { token: other } = await signedInAs(role);
      expect((await callRoute("GET /inbox/messages", { token: other })).status).toBe(403);
      expect((await callRoute("GET /inbox/export", { token: other })).status).toBe(403);
      expect((await callRoute("GET /inbox/messages/{id}", { token: other, params: { id } })).status).toBe(
        403,
      );
    }
  });

  test("find their place among ten thousand messages by an index", async () => {
    await db.$executeRaw`INSERT INTO "Message" ("name", "email", "text", "status", "spamScore", "textHash", "requestHash", "updatedAt")
      SELECT 'Visitor ' || n, n || '@example.com', repeat('Lorem ipsum ', 40), (CASE WHEN n % 3 = 0 THEN 'spam' ELSE 'read' END)::"MessageStatus",
        0, n::text, n::text, now() FROM generate_series(1, 10000) n`;
    await db.$executeRaw`ANALYZE "Message"`;
    const { body } = await list();
    expect([body.messages.length, body.counts.read, body.counts.spam]).toEqual([50, 6667, 3333]);
    const plan = await db.$queryRaw<{ "QUERY PLAN": string }[]>`EXPLAIN SELECT "id" FROM "Message"
      WHERE "status" = 'spam' AND "id" < 5000 ORDER BY "id" DESC LIMIT 51`;
    expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).toMatch(/Index/);
  });
});

test("messages are deleted after their time, and spam sooner", async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const [name, days, status] of [
    ["old", 366, "answered"],
    ["kept", 364, "new"],
    ["old spam", 31, "spam"],
    ["spam", 29, "spam"],
  ] as const)
    await aMessage({ name, status, createdAt: daysAgo(days) });
  await sweepExpired();
  expect((await stored()).map(({ name }) => name)).toEqual(["kept", "spam"]);
  await db.configuration.updateMany({ data: { inboxDays: 0, inboxSpamDays: 7 } });
  await aMessage({ name: "ancient", createdAt: daysAgo(4000) });
  await sweepExpired();
  expect((await stored()).map(({ name }) => name)).toEqual(["kept", "ancient"]);
});
