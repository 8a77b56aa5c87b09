import { expect, test } from "@jest/globals";
import { mailServer } from "@/lib/mail/server-settings.server";
import { db } from "@/lib/platform/db/client";
import { environment } from "@/lib/platform/runtime/env";
import { callRoute } from "@/tests/support/api/call";
import { sampleMailServer } from "@/tests/support/api/changing-calls/mail";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { startMailServer } from "@/tests/support/mail/smtp-server";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();
const server = startMailServer();

/** Runs with the mail server of the settings in place of that of the environment. */
async function withoutEnvironment(run: (port: number) => Promise<void>) {
  const { SMTP_URL } = environment();
  Object.assign(environment(), { SMTP_URL: undefined });
  try {
    await run(Number(new URL(SMTP_URL ?? "").port));
  } finally {
    Object.assign(environment(), { SMTP_URL });
  }
}

const password = "a secret of the mail server";

test("a mail server is stored with its password encrypted, and never shown", () =>
  withoutEnvironment(async () => {
    const token = await configuredInstance();
    const body = { ...sampleMailServer, password };
    const saved = await callRoute("PUT /settings/mail-server", { token, body });
    expect(saved.body.server).toEqual({
      source: "settings",
      settings: { ...sampleMailServer, hasPassword: true },
      environment: null,
    });
    expect(await mailServer()).toMatchObject({ connection: { auth: { user: "bakery", pass: password } } });
    const rows = JSON.stringify([await db.secret.findMany(), await db.configuration.findMany()]);
    const entries = await db.auditEntry.findMany({ select: { changes: true } });
    expect(rows + JSON.stringify(entries)).not.toContain(password);
    const kept = await callRoute("PUT /settings/mail-server", {
      token,
      body: { ...sampleMailServer, senderName: "B" },
    });
    expect(kept.body.server.settings).toMatchObject({ senderName: "B", hasPassword: true });
    const removed = await callRoute("DELETE /settings/mail-server", { token });
    expect(removed.body.server).toMatchObject({ source: "none", settings: null });
    expect(await db.secret.count()).toBe(0);
  }));

test("a stored password is not sent to another server", () =>
  withoutEnvironment(async () => {
    const token = await configuredInstance();
    await callRoute("PUT /settings/mail-server", { token, body: { ...sampleMailServer, password } });
    const body = { ...sampleMailServer, host: "evil.example" };
    const refused = await callRoute("PUT /settings/mail-server", { token, body });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { password: "Enter the password of this server" },
    ]);
  }));

test("a test is sent to the signed-in user, or says which field is wrong", () =>
  withoutEnvironment(async (port) => {
    const token = await configuredInstance();
    const body = { ...sampleMailServer, host: "127.0.0.1", port, encryption: "none" as const, user: "" };
    expect((await callRoute("PUT /settings/mail-server", { token, body })).status).toBe(200);
    expect((await callRoute("POST /settings/mail-server/test", { token })).status).toBe(200);
    expect(server.mails).toMatchObject([{ to: administrator.email, from: "hello@example.com" }]);
    server.reply({ MAIL: "553 not yours" });
    const refused = await callRoute("POST /settings/mail-server/test", { token });
    expect([refused.status, refused.body.error]).toEqual([
      409,
      "The mail server refused the sender: check “Sender’s address” (553 not yours).",
    ]);
  }));

test("the environment's mail server takes precedence, and is shown without its password", async () => {
  const token = await configuredInstance();
  const { SMTP_URL = "" } = environment();
  Object.assign(environment(), { SMTP_URL: SMTP_URL.replace("//", "//user:hunter22@") });
  const shown = await callRoute("GET /settings/mail-server", { token });
  const refused = await callRoute("PUT /settings/mail-server", { token, body: sampleMailServer });
  Object.assign(environment(), { SMTP_URL });
  expect(shown.body.server).toMatchObject({
    source: "environment",
    environment: { host: expect.stringContaining("127.0.0.1"), sender: "Corner Bakery <hello@example.com>" },
  });
  expect(JSON.stringify(shown.body)).not.toContain("hunter22");
  expect(refused.status).toBe(409);
});

test("mails to the owner need an address", async () => {
  const token = await configuredInstance();
  const { body: read } = await callRoute("GET /settings/mails", { token });
  const body = { ...read.choices, newOrder: true };
  const refused = await callRoute("PUT /settings/mails", { token, body });
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    { ownersAddress: "Enter where these emails go" },
  ]);
  const saved = await callRoute("PUT /settings/mails", {
    token,
    body: { ...body, ownersAddress: "owner@example.com" },
  });
  expect(saved.body.choices).toMatchObject({ newOrder: true, orderReceived: true, orderAccepted: false });
});
