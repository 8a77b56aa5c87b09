import { Secret } from "otpauth";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as makeBackup } from "@/app/api/backups/route";
import { POST as reportBlocked } from "@/app/api/csp-reports/route";
import { POST as offerPairing } from "@/app/api/devices/route";
import { POST as replaceTemplate } from "@/app/api/templates/replace/[id]/route";
import type { AuditAction } from "@/lib/audit/actions";
import type { ActorKind } from "@/lib/audit/actor";
import { saveLanding } from "@/lib/landing/server";
import { db } from "@/lib/platform/db/client";
import { publishDraft } from "@/lib/restaurants/editor/publish.server";
import { saveRedirect } from "@/lib/seo/redirects/server";
import { countUnknownPath, listUnknownPaths } from "@/lib/seo/redirects/unknown-paths.server";
import { savePageSeo } from "@/lib/seo/server";
import { administrator } from "@/tests/support/accounts/administrator";
import { tokenWith } from "@/tests/support/accounts/api-tokens";
import { codeOf } from "@/tests/support/accounts/codes";
import { choosePin, pairedDevice, pin } from "@/tests/support/accounts/pins";
import { addedPasskey, newPasskey, turnAppOn } from "@/tests/support/accounts/second-factor";
import { invited, siteAddress } from "@/tests/support/accounts/users";
import { acceptedPlan } from "@/tests/support/business-plan/accepted-plan";
import { appliedPlan, description, undo } from "@/tests/support/business-plan/business-plan";
import { sampleLanding } from "@/tests/support/landing/landing";
import { placedOrder } from "@/tests/support/orders/orders";
import { orderWithPayment, TOTAL } from "@/tests/support/payments/paid-orders";
import { signedEvent } from "@/tests/support/payments/payment-events";
import type { FakeStripe } from "@/tests/support/payments/stripe-server";
import { fileForm, libraryPicture, pictureForm } from "@/tests/support/pictures/pictures";
import { quarters } from "@/tests/support/pictures/quarters";
import { soup } from "@/tests/support/restaurants/dish-table";
import {
  anotherRestaurant,
  changedMenu,
  dishesForm,
  draftWithPrice,
} from "@/tests/support/restaurants/menu-drafts";
import { bread } from "@/tests/support/seo/page-settings";
import { flatSeo } from "@/tests/support/seo/seo";
import { resetInstance, setupBody, signedInAs } from "@/tests/support/setup/instance";
import { sampleSite } from "@/tests/support/templates/sample-site";
import { activateSite, uploadForm, uploadSite } from "@/tests/support/templates/templates";
import { zipOf } from "@/tests/support/templates/zip";
import { post, type Sent } from "./request";

/** What recipes begin with: a site that is set up and has an address, with its owner signed in. */
export type Stage = { token: string; stripe: FakeStripe };

/** One valid call, with what it is to leave in the audit log, in this order. */
export type ChangingCall = { sent: Sent; actions: AuditAction[]; actor?: ActorKind };
type Recipe = (stage: Stage) => Promise<ChangingCall>;

const landing = (title: string) => saveLanding(sampleLanding(title), administrator.email, null);
const template = async ({ token }: Stage, name?: string) => (await uploadSite(token, sampleSite(), name)).id;
const zip = (fields: Record<string, string>) =>
  uploadForm(zipOf({ ...sampleSite(), "new.css": "p{}" }), fields);

async function deletedPage({ token }: Stage, page: string): Promise<ChangingCall> {
  await savePageSeo(page, bread, null);
  return { sent: { token, params: { page } }, actions: ["seo:delete"] };
}

const blockedScript = {
  "csp-report": {
    "document-uri": "http://localhost/",
    "blocked-uri": "https://cdn.example/x.js",
    "effective-directive": "script-src",
  },
};

const cook = async () => (await signedInAs("kitchen")).user.id;

/** A paid order that was cancelled while the provider could not give its money back. */
async function owedOrder({ stripe }: Stage): Promise<string> {
  const id = await orderWithPayment(stripe, "paid");
  await db.order.update({ where: { id }, data: { status: "cancelled", refund: "due" } });
  return id;
}

/** The name of a backup in the folder. */
async function storedBackup({ token }: Stage): Promise<string> {
  const { body } = await post(makeBackup, { token, body: { passphrase: "" } });
  return body.backups[0].name;
}

/** By the name of each call that changes something; after a comma another way to make it. */
export const changingCalls: Record<string, Recipe> = {
  "POST /backups": async ({ token }) => ({
    sent: { token, body: { passphrase: "" } },
    actions: ["backups:make"],
  }),
  "PUT /backups": async ({ token }) => ({
    sent: { token, body: Buffer.from("a file") },
    actions: ["backups:upload"],
  }),
  "POST /backups/schedule": async ({ token }) => ({
    sent: { token, body: { hour: 3, kept: 5, passphrase: "a passphrase to keep" } },
    actions: ["backups:schedule"],
  }),
  "DELETE /backups/{name}": async (stage) => ({
    sent: { token: stage.token, params: { name: await storedBackup(stage) } },
    actions: ["backups:delete"],
  }),
  "POST /account/email": async ({ token }) => ({
    sent: { token, body: { email: "ada@new.example", password: administrator.password } },
    actions: ["users:email"],
  }),
  "POST /account/password": async ({ token }) => ({
    sent: { token, body: { newPassword: "a new broom sweeps", password: administrator.password } },
    actions: ["users:password"],
  }),
  "POST /account/authenticator": async ({ token }) => {
    const secret = new Secret({ size: 20 }).base32;
    return { sent: { token, body: { secret, code: codeOf(secret) } }, actions: ["users:add-app"] };
  },
  "DELETE /account/authenticator": async ({ token }) => {
    await turnAppOn(token);
    return { sent: { token }, actions: ["users:remove-app"] };
  },
  "POST /account/recovery-codes": async ({ token }) => {
    await turnAppOn(token);
    return { sent: { token }, actions: ["users:recovery-codes"] };
  },
  "POST /account/passkeys": async ({ token }) => ({
    sent: { token, body: { response: await newPasskey(token, siteAddress), name: "My phone" } },
    actions: ["users:add-passkey"],
  }),
  "POST /account/passkeys/{id}": async ({ token }) => ({
    sent: { token, params: { id: await addedPasskey(token, siteAddress) }, body: { name: "The laptop" } },
    actions: ["users:rename-passkey"],
  }),
  "DELETE /account/passkeys/{id}": async ({ token }) => ({
    sent: { token, params: { id: await addedPasskey(token, siteAddress) } },
    actions: ["users:remove-passkey"],
  }),
  "DELETE /users/{id}/second-factor": async ({ token }) => ({
    sent: { token, params: { id: await cook() } },
    actions: ["users:remove-second-factor"],
  }),
  "POST /users/second-factor-roles": async ({ token }) => ({
    sent: { token, body: { roles: ["kitchen"] } },
    actions: ["users:second-factor-roles"],
  }),
  "POST /auth/password-links/use": async ({ token }) => ({
    sent: { body: { token: await invited(token, "cook@example.com", "kitchen"), password: "oven, not pan" } },
    actions: ["users:use-link"],
  }),
  "POST /account/pin": async ({ token }) => ({
    sent: { token, body: { name: "Boss", pin } },
    actions: ["users:pin"],
  }),
  "DELETE /account/pin": async ({ token }) => {
    await choosePin(token, "Boss");
    return { sent: { token }, actions: ["users:remove-pin"] };
  },
  "POST /devices": async ({ token }) => ({
    sent: { token, body: { name: "Kitchen tablet" } },
    actions: ["devices:offer"],
  }),
  "DELETE /devices/{id}": async ({ token }) => {
    await pairedDevice(token);
    return {
      sent: { token, params: { id: (await db.pairedDevice.findFirstOrThrow()).id } },
      actions: ["devices:unpair"],
    };
  },
  "POST /auth/pair": async ({ token }) => {
    const { body } = await post(offerPairing, { token, body: { name: "Kitchen tablet" } });
    return { sent: { body: { code: body.pairing.code } }, actions: ["devices:pair"] };
  },
  "POST /tokens": async ({ token }) => ({
    sent: { token, body: { name: "Till", scopes: ["orders:read"], days: 30 } },
    actions: ["tokens:make"],
  }),
  "DELETE /tokens/{id}": async ({ token }) => {
    const { id } = await db.user.findFirstOrThrow();
    await tokenWith(id, ["orders:read"]);
    return {
      sent: { token, params: { id: (await db.apiToken.findFirstOrThrow()).id } },
      actions: ["tokens:revoke"],
    };
  },
  "POST /users": async ({ token }) => ({
    sent: { token, body: { email: "cook@example.com", role: "kitchen" } },
    actions: ["users:invite", "users:link"],
  }),
  "DELETE /users/{id}": async ({ token }) => ({
    sent: { token, params: { id: await cook() } },
    actions: ["users:remove"],
  }),
  "POST /users/{id}/link": async ({ token }) => ({
    sent: { token, params: { id: await cook() } },
    actions: ["users:link"],
  }),
  "POST /users/{id}/role": async ({ token }) => ({
    sent: { token, params: { id: await cook() }, body: { role: "editor" } },
    actions: ["users:role"],
  }),
  "POST /users/{id}/sign-out": async ({ token }) => ({
    sent: { token, params: { id: await cook() } },
    actions: ["users:sign-out"],
  }),
  "DELETE /users/{id}/sessions/{session}": async ({ token }) => {
    const id = await cook();
    const { id: session } = await db.session.findFirstOrThrow({ where: { userId: id } });
    return { sent: { token, params: { id, session } }, actions: ["users:sign-out"] };
  },
  "DELETE /account/sessions": async ({ token }) => {
    await post(login, { body: administrator });
    return { sent: { token }, actions: ["users:sign-out"] };
  },
  "DELETE /account/sessions, with API tokens": async ({ token }) => {
    const { id } = await db.user.findFirstOrThrow({ where: { role: "owner" } });
    await tokenWith(id, ["orders:read"]);
    return { sent: { token, query: "?tokens=revoke" }, actions: ["tokens:revoke"] };
  },
  "DELETE /account/sessions/{id}": async ({ token }) => {
    await post(login, { body: administrator });
    const { id } = await db.session.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
    return { sent: { token, params: { id } }, actions: ["users:sign-out"] };
  },
  "POST /business-plans/applied": async ({ token }) => {
    const { hero, home } = acceptedPlan();
    return {
      sent: {
        token,
        body: { description, sections: { hero, home }, versions: { landing: 0, home: 0, welcome: 0 } },
      },
      actions: ["landing:save", "seo:save", "plans:apply"],
    };
  },
  "POST /business-plans/applied/{id}/undo": async ({ token }) => {
    const { hero, home } = acceptedPlan();
    const id = await appliedPlan(token, { hero, home });
    return {
      sent: { token, params: { id }, body: {} },
      actions: ["landing:save", "seo:delete", "plans:undo"],
    };
  },
  "POST /business-plans/applied/{id}/redo": async ({ token }) => {
    const { hero, home } = acceptedPlan();
    const id = await appliedPlan(token, { hero, home });
    await undo(token, id);
    return {
      sent: { token, params: { id }, body: {} },
      actions: ["landing:restore", "seo:save", "plans:redo"],
    };
  },
  "DELETE /config/{page}": (stage) => deletedPage(stage, "about"),
  "DELETE /config/check": (stage) => deletedPage(stage, "check"),
  "DELETE /config/save": (stage) => deletedPage(stage, "save"),
  "DELETE /config/setup-code": (stage) => deletedPage(stage, "setup-code"),
  "DELETE /csp-reports": async ({ token }) => {
    await post(reportBlocked, { body: blockedScript, headers: { "content-type": "application/csp-report" } });
    return { sent: { token }, actions: ["settings:clear-reports"] };
  },
  "DELETE /config/test-connection": (stage) => deletedPage(stage, "test-connection"),
  "POST /config/save": async ({ token }) => {
    const cookie = await resetInstance(token);
    const body = { ...setupBody(), projectName: "Mill Lane", adminEmail: "ada@new.example" };
    return { sent: { cookie, body }, actions: ["setup:save"] };
  },
  "POST /config/save, to reset": async ({ token }) => ({
    sent: { token, body: { isConfigured: false } },
    actions: ["setup:reset"],
  }),
  "POST /settings": async ({ token }) => ({
    sent: {
      token,
      body: { projectName: "Mill Lane", siteAddress: "https://bakery.example", timeZone: "Europe/Lisbon" },
    },
    actions: ["settings:save"],
  }),
  "POST /settings/payment-keys": async ({ token }) => ({
    sent: { token, body: { secret: "sk_test_another1" } },
    actions: ["secrets:save"],
  }),
  "POST /landing/config": async ({ token }) => ({
    sent: { token, body: sampleLanding("New") },
    actions: ["landing:save"],
  }),
  "POST /landing/versions/{version}/restore": async ({ token }) => {
    await landing("First");
    await landing("Second");
    return { sent: { token, params: { version: "1" } }, actions: ["landing:restore"] };
  },
  "POST /menus": async ({ token }) => ({
    sent: { token, body: { name: "The Corner" } },
    actions: ["menus:create"],
  }),
  "PUT /menus/{id}": async ({ token }) => {
    const body = await changedMenu("order1", (content) => ({ ...content, dishes: [soup] }));
    return { sent: { token, params: { id: "order1" }, body }, actions: ["menus:save"] };
  },
  "DELETE /menus/{id}": async ({ token }) => ({
    sent: { token, params: { id: await anotherRestaurant() } },
    actions: ["menus:delete"],
  }),
  "POST /menus/{id}/discard": async ({ token }) => {
    await draftWithPrice("order1", 1);
    return { sent: { token, params: { id: "order1" }, body: {} }, actions: ["menus:discard"] };
  },
  "POST /menus/{id}/import": async ({ token }) => ({
    sent: { token, params: { id: "order1" }, body: dishesForm("name,price\nSoup,6.50") },
    actions: ["menus:import"],
  }),
  "POST /menus/{id}/publish": async ({ token }) => {
    await draftWithPrice("order1", 1);
    return { sent: { token, params: { id: "order1" }, body: {} }, actions: ["menus:publish"] };
  },
  "POST /menus/{id}/versions/{version}/restore": async ({ token }) => {
    await draftWithPrice("order1", 1);
    await publishDraft("order1", administrator.email, null);
    return { sent: { token, params: { id: "order1", version: "1" }, body: {} }, actions: ["menus:restore"] };
  },
  "POST /ordering/sold-out": async ({ token }) => ({
    sent: { token, body: { menu: "order1", dishId: "zobo", soldOut: true } },
    actions: ["orders:sold-out"],
  }),
  "POST /orders/{id}/refund": async (stage) => ({
    sent: { token: stage.token, params: { id: await owedOrder(stage) } },
    actions: ["orders:refund"],
  }),
  "POST /orders/{id}/status": async ({ token }) => {
    const { id } = await placedOrder();
    return {
      sent: { token, params: { id }, body: { status: "preparing", expected: "new" } },
      actions: ["orders:status"],
    };
  },
  "POST /orders/{id}/status, to cancel": async ({ token, stripe }) => {
    const id = await orderWithPayment(stripe, "paid");
    const body = { status: "cancelled", expected: "new", refundCents: TOTAL };
    return { sent: { token, params: { id }, body }, actions: ["orders:status", "orders:refund"] };
  },
  "POST /seo/images": async ({ token }) => ({
    sent: { token, body: pictureForm(await quarters(1200, 630).png().toBuffer()) },
    actions: ["seo:upload"],
  }),
  "POST /pictures": async ({ token }) => ({
    sent: { token, body: await fileForm() },
    actions: ["pictures:upload"],
  }),
  "POST /pictures/{id}": async ({ token }) => ({
    sent: {
      token,
      params: { id: (await libraryPicture()).id },
      body: { name: "Bread", alt: "A loaf of bread", decorative: false, focus: { x: 0.2, y: 0.8 } },
    },
    actions: ["pictures:save"],
  }),
  "POST /pictures/{id}/file": async ({ token }) => ({
    sent: { token, params: { id: (await libraryPicture()).id }, body: await fileForm(quarters(30, 20)) },
    actions: ["pictures:replace"],
  }),
  "DELETE /pictures/{id}": async ({ token }) => ({
    sent: { token, params: { id: (await libraryPicture()).id } },
    actions: ["pictures:delete"],
  }),
  "POST /seo/import": async ({ token }) => {
    const body = new FormData();
    const configs = ["about", "contact"].map((pageName) => ({ pageName, ...flatSeo }));
    body.set("file", new File([JSON.stringify({ configs })], "seo.json"));
    return { sent: { token, body }, actions: ["seo:import", "seo:import"] };
  },
  "POST /seo/redirects": async ({ token }) => ({
    sent: { token, body: { path: "/old", target: "/order1" } },
    actions: ["seo:redirect"],
  }),
  "DELETE /seo/redirects": async ({ token }) => {
    await saveRedirect("/old", "/order1");
    return { sent: { token, body: { path: "/old" } }, actions: ["seo:remove-redirect"] };
  },
  "POST /seo/settings": async ({ token }) => ({
    sent: { token, body: { pageName: "about", ...flatSeo } },
    actions: ["seo:save"],
  }),
  "POST /seo/settings/{page}": async ({ token }) => ({
    sent: { token, params: { page: "about" }, body: flatSeo },
    actions: ["seo:save"],
  }),
  "DELETE /seo/unknown-paths": async ({ token }) => {
    countUnknownPath("/lost");
    await listUnknownPaths();
    return { sent: { token, body: { path: "/lost" } }, actions: ["seo:forget-paths"] };
  },
  "POST /templates/activate/{id}": async (stage) => ({
    sent: { token: stage.token, params: { id: await template(stage) } },
    actions: ["templates:activate"],
  }),
  "POST /templates/deactivate": async (stage) => {
    await activateSite(stage.token, await template(stage));
    return { sent: { token: stage.token }, actions: ["templates:deactivate"] };
  },
  "DELETE /templates/delete/{id}": async (stage) => ({
    sent: { token: stage.token, params: { id: await template(stage) } },
    actions: ["templates:delete"],
  }),
  "POST /templates/rename/{id}": async (stage) => ({
    sent: { token: stage.token, params: { id: await template(stage) }, body: { name: "Autumn" } },
    actions: ["templates:rename"],
  }),
  "POST /templates/replace/{id}": async (stage) => ({
    sent: { token: stage.token, params: { id: await template(stage) }, body: zip({}) },
    actions: ["templates:replace"],
  }),
  "POST /templates/upload": async ({ token }) => ({
    sent: { token, body: zip({ name: "Summer" }) },
    actions: ["templates:upload"],
  }),
  "POST /templates/versions/{id}/{version}": async (stage) => {
    const id = await template(stage);
    await post(replaceTemplate, { token: stage.token, params: { id }, body: zip({}) });
    return { sent: { token: stage.token, params: { id, version: "1" } }, actions: ["templates:switch"] };
  },
  "POST /webhooks/stripe": async ({ stripe }) => {
    const orderId = await orderWithPayment(stripe);
    const intent = Object.assign(stripe.intentOf(orderId), { status: "succeeded" });
    const { id, amount, currency } = intent;
    const object = { id, amount, amount_received: amount, currency, metadata: { orderId } };
    return {
      sent: signedEvent("payment_intent.succeeded", object),
      actions: ["orders:payment"],
      actor: "provider",
    };
  },
};
