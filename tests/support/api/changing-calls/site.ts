import { POST as makeBackup } from "@/app/api/backups/route";
import { POST as reportBlocked } from "@/app/api/csp-reports/route";
import { emptyProfile } from "@/lib/business-profile/schema";
import { saveLandingDraft } from "@/lib/landing/draft.server";
import { saveLanding } from "@/lib/landing/server";
import { savePageSeo } from "@/lib/seo/server";
import { administrator } from "@/tests/support/accounts/administrator";
import { post } from "@/tests/support/api/request";
import { acceptedPlan } from "@/tests/support/business-plan/accepted-plan";
import { appliedPlan, description, undo } from "@/tests/support/business-plan/business-plan";
import { sampleLanding } from "@/tests/support/landing/landing";
import { bread } from "@/tests/support/seo/page-settings";
import { resetInstance, setupBody } from "@/tests/support/setup/instance";
import type { ChangingCall, Recipe, Stage } from "./recipe";

const landing = (title: string) => saveLanding(sampleLanding(title), administrator.email, null);

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

/** Returns the name of a backup in the folder. */
async function storedBackup({ token }: Stage): Promise<string> {
  const { body } = await post(makeBackup, { token, body: { passphrase: "" } });
  return body.backups[0].name;
}

export const siteCalls: Record<string, Recipe> = {
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
  "PUT /settings/examples": async ({ token }) => ({
    sent: { token, body: { shown: false } },
    actions: ["settings:examples"],
  }),
  "PUT /settings/visibility": async ({ token }) => ({
    sent: { token, body: { visibility: "comingSoon", text: "We open in May." } },
    actions: ["settings:visibility"],
  }),
  "PUT /navigation": async ({ token }) => ({
    sent: {
      token,
      body: {
        hasOwnItems: true,
        items: [{ label: "", target: "site:menu", links: [] }],
        hasOwnColumns: false,
        columns: [],
      },
    },
    actions: ["navigation:save"],
  }),
  "PUT /announcements": async ({ token }) => ({
    sent: { token, body: { announcements: [], exceptionDays: 7 } },
    actions: ["announcements:save"],
  }),
  "PUT /business-profile": async ({ token }) => ({
    sent: { token, body: { ...emptyProfile, email: "hello@bakery.example" } },
    actions: ["business-profile:save"],
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
    return { sent: { token, params: { version: "1" } }, actions: ["landing:take"] };
  },
  "PUT /landing/draft": async ({ token }) => ({
    sent: { token, body: sampleLanding("New") },
    actions: ["landing:draft"],
  }),
  "DELETE /landing/draft": async ({ token }) => {
    await saveLandingDraft(sampleLanding("New"), administrator.email, null);
    return { sent: { token }, actions: ["landing:discard"] };
  },
  "POST /landing/publish": async ({ token }) => {
    await saveLandingDraft(sampleLanding("New"), administrator.email, null);
    return { sent: { token }, actions: ["landing:publish"] };
  },
};
