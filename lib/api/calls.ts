import { accountCalls } from "@/lib/accounts/calls/account";
import { deviceCalls } from "@/lib/accounts/calls/devices";
import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { tokenCalls } from "@/lib/accounts/calls/tokens";
import { userCalls } from "@/lib/accounts/calls/users";
import { announcementCalls } from "@/lib/announcements/calls";
import type { AuditAction } from "@/lib/audit/actions";
import { auditCalls } from "@/lib/audit/calls";
import { backupCalls } from "@/lib/backups/calls";
import { businessPlanCalls } from "@/lib/business-plan/calls";
import { businessProfileCalls } from "@/lib/business-profile/calls";
import { guestDataCalls } from "@/lib/guest-data/calls";
import { inboxCalls } from "@/lib/inbox/calls";
import { landingCalls } from "@/lib/landing/calls";
import { legalCalls } from "@/lib/legal/calls";
import { mailCalls } from "@/lib/mail/calls";
import { navigationCalls } from "@/lib/navigation/calls";
import { orderCalls } from "@/lib/orders/calls";
import { pageCalls } from "@/lib/pages/calls";
import { paymentCalls } from "@/lib/payments/calls";
import { pictureCalls } from "@/lib/pictures/calls";
import { type CallDeclaration, defineCalls } from "@/lib/platform/http/call";
import { type CallName, prefixOf } from "@/lib/platform/http/call-path";
import { policyReportCalls } from "@/lib/policy-reports/calls";
import { printerCalls } from "@/lib/printers/calls";
import { pushCalls } from "@/lib/push/calls";
import { reservationCalls } from "@/lib/reservations/calls";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { hoursCalls } from "@/lib/restaurants/hours/calls";
import { seoCalls } from "@/lib/seo/calls";
import { settingsCalls } from "@/lib/settings/calls";
import { setupCalls } from "@/lib/setup/calls";
import { simulationCalls } from "@/lib/simulation/calls";
import { siteCalls } from "@/lib/site/calls";
import { startPageCalls } from "@/lib/start-page/calls";
import { staticExportCalls } from "@/lib/static-export/calls";
import { systemCalls } from "@/lib/system/calls";
import { tableCalls } from "@/lib/tables/calls";
import { templateCalls } from "@/lib/templates/calls";
import { translationCalls } from "@/lib/translations/calls";
import { voucherCalls } from "@/lib/vouchers/calls";
import { webhookCalls } from "@/lib/webhooks/calls";

export const referenceCalls = defineCalls({
  "GET /openapi.json": {
    summary: "Get this description",
    access: "public",
    sends: ["application/json"],
  },
});

/** Calls that record known actions. */
export type KnownCalls = Readonly<Record<CallName, CallDeclaration<AuditAction>>>;

/** Every call of the API, by method and path. */
export const calls = {
  ...accountCalls,
  ...announcementCalls,
  ...auditCalls,
  ...backupCalls,
  ...businessPlanCalls,
  ...businessProfileCalls,
  ...deviceCalls,
  ...guestDataCalls,
  ...hoursCalls,
  ...inboxCalls,
  ...landingCalls,
  ...pageCalls,
  ...legalCalls,
  ...mailCalls,
  ...navigationCalls,
  ...translationCalls,
  ...orderCalls,
  ...voucherCalls,
  ...paymentCalls,
  ...pictureCalls,
  ...policyReportCalls,
  ...printerCalls,
  ...pushCalls,
  ...referenceCalls,
  ...reservationCalls,
  ...restaurantCalls,
  ...seoCalls,
  ...settingsCalls,
  ...setupCalls,
  ...signInCalls,
  ...simulationCalls,
  ...siteCalls,
  ...startPageCalls,
  ...staticExportCalls,
  ...systemCalls,
  ...tableCalls,
  ...templateCalls,
  ...tokenCalls,
  ...userCalls,
  ...webhookCalls,
} satisfies KnownCalls;

/** The addresses of the calls that public pages make, each up to its first parameter. */
export const loadedByPages = Object.entries<CallDeclaration>(calls)
  .filter(([, { loadedByPages }]) => loadedByPages)
  .map(([name]) => prefixOf(name as CallName));
