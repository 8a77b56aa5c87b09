import { accountCalls } from "@/lib/accounts/calls/account";
import { deviceCalls } from "@/lib/accounts/calls/devices";
import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { tokenCalls } from "@/lib/accounts/calls/tokens";
import { userCalls } from "@/lib/accounts/calls/users";
import { auditCalls } from "@/lib/audit/calls";
import { backupCalls } from "@/lib/backups/calls";
import { businessPlanCalls } from "@/lib/business-plan/calls";
import { landingCalls } from "@/lib/landing/calls";
import { orderCalls } from "@/lib/orders/calls";
import { paymentCalls } from "@/lib/payments/calls";
import { pictureCalls } from "@/lib/pictures/calls";
import { defineCalls } from "@/lib/platform/http/call";
import { policyReportCalls } from "@/lib/policy-reports/calls";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { seoCalls } from "@/lib/seo/calls";
import { settingsCalls } from "@/lib/settings/calls";
import { setupCalls } from "@/lib/setup/calls";
import { siteCalls } from "@/lib/site/calls";
import { systemCalls } from "@/lib/system/calls";
import { templateCalls } from "@/lib/templates/calls";

export const referenceCalls = defineCalls({
  "GET /openapi.json": {
    summary: "This description",
    access: "public",
    sends: ["application/json"],
  },
});

/** Every call of the API, by method and path. */
export const calls = {
  ...accountCalls,
  ...auditCalls,
  ...backupCalls,
  ...businessPlanCalls,
  ...deviceCalls,
  ...landingCalls,
  ...orderCalls,
  ...paymentCalls,
  ...pictureCalls,
  ...policyReportCalls,
  ...referenceCalls,
  ...restaurantCalls,
  ...seoCalls,
  ...settingsCalls,
  ...setupCalls,
  ...signInCalls,
  ...siteCalls,
  ...systemCalls,
  ...templateCalls,
  ...tokenCalls,
  ...userCalls,
};
