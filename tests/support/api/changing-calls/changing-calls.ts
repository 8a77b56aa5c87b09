import { accountCalls } from "./accounts";
import { contentCalls } from "./content";
import { guestDataCalls } from "./guest-data";
import { inboxCalls } from "./inbox";
import { mailCalls } from "./mail";
import { pageCalls } from "./pages";
import { printerCalls } from "./printers";
import type { Recipe } from "./recipe";
import { reservationCalls } from "./reservations";
import { restaurantCalls } from "./restaurants";
import { siteCalls } from "./site";
import { staticExportCalls } from "./static-export";
import { systemCalls } from "./system";
import { tableCalls } from "./tables";
import { translationCalls } from "./translations";
import { webhookCalls } from "./webhooks";

/** Recipes by the name of each call that changes data; a suffix after a comma names another variant. */
export const changingCalls: Record<string, Recipe> = {
  ...accountCalls,
  ...contentCalls,
  ...guestDataCalls,
  ...printerCalls,
  ...inboxCalls,
  ...mailCalls,
  ...pageCalls,
  ...reservationCalls,
  ...restaurantCalls,
  ...siteCalls,
  ...staticExportCalls,
  ...systemCalls,
  ...tableCalls,
  ...translationCalls,
  ...webhookCalls,
};
