import { beforeEach, describe, expect, test } from "@jest/globals";
import { calls } from "@/lib/api/calls";
import { may, type Role, roles } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { type DeclaredCall, declaredCalls, noSuchRow } from "@/tests/support/api/declared-calls";
import { get, post, send } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { POST as saveSettings, GET as settings } from "./settings/route";

setUpTestDatabase();

/** Who gets past the door of each call: typed by hand, so that a route whose permission is forgotten or wrong fails. */
const everyone = "everyone";
const signedIn = "owner manager editor kitchen viewer";
const site = "owner manager editor";
const siteReaders = "owner manager editor viewer";
const kitchen = "owner manager kitchen";
const orderReaders = "owner manager kitchen viewer";

const allowed: Record<string, string> = {
  "POST /account/email": signedIn,
  "POST /account/password": signedIn,
  "GET /account/sessions": signedIn,
  "DELETE /account/sessions": signedIn,
  "DELETE /account/sessions/{id}": signedIn,
  "GET /users/{id}/sessions": "owner",
  "DELETE /users/{id}/sessions/{session}": "owner",
  "POST /account/authenticator": signedIn,
  "DELETE /account/authenticator": signedIn,
  "POST /account/authenticator/offer": signedIn,
  "POST /account/passkeys": signedIn,
  "POST /account/passkeys/options": signedIn,
  "POST /account/passkeys/{id}": signedIn,
  "DELETE /account/passkeys/{id}": signedIn,
  "POST /account/recovery-codes": signedIn,
  "GET /account/sign-in": signedIn,
  "POST /auth/confirm-passkey": signedIn,
  "POST /auth/login/passkey": everyone,
  "POST /auth/login/passkey/options": everyone,
  "POST /auth/forgot-password": everyone,
  "POST /auth/password-links/check": everyone,
  "POST /auth/password-links/use": everyone,
  "GET /backups": "owner",
  "POST /backups": "owner",
  "PUT /backups": "owner",
  "POST /backups/schedule": "owner",
  "GET /backups/{name}": "owner",
  "DELETE /backups/{name}": "owner",
  "POST /backups/{name}/download": "owner",
  "POST /backups/{name}/restore": "owner",
  "GET /account/pin": signedIn,
  "POST /account/pin": signedIn,
  "DELETE /account/pin": signedIn,
  "POST /auth/pair": everyone,
  "POST /auth/pin": everyone,
  "GET /devices": "owner manager",
  "POST /devices": "owner manager",
  "DELETE /devices/{id}": "owner manager",
  "GET /tokens": "owner manager",
  "POST /tokens": "owner manager",
  "DELETE /tokens/{id}": "owner manager",
  "GET /audit": "owner manager",
  "GET /audit/export": "owner manager",
  "GET /users": "owner",
  "GET /users/sign-ins": "owner",
  "POST /users": "owner",
  "DELETE /users/{id}": "owner",
  "POST /users/{id}/link": "owner",
  "DELETE /users/{id}/second-factor": "owner",
  "POST /users/second-factor-roles": "owner",
  "POST /users/{id}/role": "owner",
  "POST /users/{id}/sign-out": "owner",
  "GET /{path...}": everyone,
  "POST /{path...}": everyone,
  "PUT /{path...}": everyone,
  "PATCH /{path...}": everyone,
  "DELETE /{path...}": everyone,
  "OPTIONS /{path...}": everyone,
  "GET /auth/{nextauth...}": everyone,
  "POST /auth/{nextauth...}": everyone,
  "POST /auth/confirm-password": signedIn,
  "POST /auth/login": everyone,
  "POST /auth/logout": everyone,
  "GET /auth/me": signedIn,
  "GET /auth/verify": signedIn,
  "POST /business-plans": site,
  "POST /business-plans/applied": site,
  "POST /business-plans/applied/{id}/redo": site,
  "POST /business-plans/applied/{id}/undo": site,
  "GET /config": siteReaders,
  "DELETE /config/{page}": site,
  "GET /config/check": everyone,
  "DELETE /config/check": site,
  "POST /config/save": everyone,
  "DELETE /config/save": site,
  "POST /config/setup-code": everyone,
  "POST /config/test-connection": everyone,
  "DELETE /config/test-connection": site,
  "DELETE /config/setup-code": site,
  "POST /create-payment-intent": everyone,
  "GET /csp-reports": "owner manager viewer",
  "POST /csp-reports": everyone,
  "DELETE /csp-reports": "owner manager",
  "GET /settings/payment-keys": "owner",
  "POST /settings/payment-keys": "owner",
  "POST /settings/payment-keys/test": "owner",
  "GET /health": everyone,
  "GET /health/ready": everyone,
  "GET /landing/config": everyone,
  "POST /landing/config": site,
  "GET /landing/emoji/en/{file}": everyone,
  "GET /landing/icons/{icon}": everyone,
  "GET /landing/versions": siteReaders,
  "GET /landing/versions/{version}": siteReaders,
  "POST /landing/versions/{version}/restore": site,
  "GET /metrics": everyone,
  "GET /openapi.json": everyone,
  "GET /ordering/dishes": siteReaders,
  "GET /ordering/events": everyone,
  "GET /ordering/menus/{menu}": everyone,
  "GET /ordering/sold-out": orderReaders,
  "POST /ordering/sold-out": kitchen,
  "GET /orders": orderReaders,
  "POST /orders": everyone,
  "GET /orders/{id}": everyone,
  "POST /orders/{id}/refund": kitchen,
  "POST /orders/{id}/status": kitchen,
  "GET /orders/events": orderReaders,
  "GET /orders/export": orderReaders,
  "GET /menus": siteReaders,
  "POST /menus": site,
  "GET /menus/{id}": siteReaders,
  "PUT /menus/{id}": site,
  "DELETE /menus/{id}": site,
  "POST /menus/{id}/discard": site,
  "GET /menus/{id}/export": siteReaders,
  "POST /menus/{id}/import": site,
  "POST /menus/{id}/publish": site,
  "GET /menus/{id}/versions": siteReaders,
  "GET /menus/{id}/versions/{version}": siteReaders,
  "POST /menus/{id}/versions/{version}/restore": site,
  "GET /pictures": siteReaders,
  "POST /pictures": site,
  "GET /pictures/{id}": siteReaders,
  "POST /pictures/{id}": site,
  "DELETE /pictures/{id}": site,
  "POST /pictures/{id}/file": site,
  "GET /pictures/files/{id}/{content}/{file}": everyone,
  "GET /pictures/views": siteReaders,
  "POST /seo/check/{page}": siteReaders,
  "GET /seo/config/{page}": everyone,
  "GET /seo/export": siteReaders,
  "POST /seo/images": site,
  "GET /seo/images/{id}": everyone,
  "POST /seo/import": site,
  "GET /seo/inspect/{page}": siteReaders,
  "GET /seo/preview-images/{page}/{file}": everyone,
  "GET /seo/redirects": siteReaders,
  "POST /seo/redirects": site,
  "DELETE /seo/redirects": site,
  "GET /seo/seo/settings": siteReaders,
  "GET /seo/settings": siteReaders,
  "POST /seo/settings": site,
  "GET /seo/settings/{page}": everyone,
  "POST /seo/settings/{page}": site,
  "DELETE /seo/unknown-paths": site,
  "GET /settings": "owner manager viewer",
  "POST /settings": "owner manager",
  "GET /site/{file}": everyone,
  "GET /system": "owner",
  "POST /templates/activate/{id}": site,
  "GET /templates/active": everyone,
  "POST /templates/deactivate": site,
  "DELETE /templates/delete/{id}": site,
  "GET /templates/download/{id}": siteReaders,
  "GET /templates/events": everyone,
  "GET /templates/files/{id}/{hash}/{path...}": everyone,
  "GET /templates/get/{id}": siteReaders,
  "GET /templates/list": siteReaders,
  "GET /templates/preview/{id}/{path...}": everyone,
  "POST /templates/rename/{id}": site,
  "POST /templates/replace/{id}": site,
  "POST /templates/upload": site,
  "POST /templates/versions/{id}/{version}": site,
  "POST /webhooks/stripe": everyone,
};

test("the table names every call that there is, and no other", async () => {
  expect((await declaredCalls()).map(({ name }) => name).sort()).toEqual(Object.keys(allowed).sort());
});

test("each route implements the call that is declared at its address", async () => {
  const implemented = (await declaredCalls()).filter(({ name }) => !name.endsWith(" /{path...}"));
  expect(implemented.map(({ name }) => name).sort()).toEqual(Object.keys(calls).sort());
  for (const { name, handler } of implemented) expect(handler.rules).toBe(calls[name as keyof typeof calls]);
});

describe("what each role may call", () => {
  let tokens: Record<Role | "visitor", string | undefined>;

  beforeEach(async () => {
    await configuredInstance();
    tokens = { visitor: undefined } as typeof tokens;
    for (const role of roles) tokens[role] = (await signedInAs(role)).token;
  });

  /** 401 and 403 where a call is refused at the door; what it says of an empty request otherwise. */
  async function statusOf({ method, handler }: DeclaredCall, who: Role | "visitor") {
    const token = tokens[who];
    const answer = await send(handler, method === "GET" ? "HEAD" : method, {
      params: noSuchRow,
      ...(token && { token }),
    });
    return answer;
  }

  test("is what is declared, and what the table says", async () => {
    for (const call of await declaredCalls()) {
      const { access, permission } = call.handler.rules ?? {};
      const mayCall = (role: Role) => (permission ? may(role, permission) : true);
      const isOpen = access === "public" || access === "visitor";
      expect([call.name, isOpen ? everyone : roles.filter(mayCall).join(" ")]).toEqual([
        call.name,
        allowed[call.name],
      ]);
      if (isOpen) continue;
      expect([call.name, (await statusOf(call, "visitor")).status]).toEqual([call.name, 401]);
      for (const role of roles) {
        const { status } = await statusOf(call, role);
        expect([call.name, role, status === 403]).toEqual([call.name, role, !mayCall(role)]);
        expect([call.name, role, status]).not.toEqual([call.name, role, 401]);
      }
    }
  });
});

test("a caller without a permission gets one sentence, and nothing is done", async () => {
  await configuredInstance();
  const { token } = await signedInAs("kitchen");
  const answer = await post(saveSettings, { token, body: {} });
  expect([answer.status, answer.body]).toEqual([
    403,
    { success: false, error: "Your role, Kitchen, does not allow this." },
  ]);
});

test("another role counts from the next request on, whatever the token says", async () => {
  await configuredInstance();
  const { user, token } = await signedInAs("owner");
  expect((await get(settings, { token })).status).toBe(200);
  await db.user.update({ where: { id: user.id }, data: { role: "kitchen" } });
  expect((await get(settings, { token })).status).toBe(403);
  await db.user.update({ where: { id: user.id }, data: { role: "viewer" } });
  expect((await get(settings, { token })).status).toBe(200);
});
