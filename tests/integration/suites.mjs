import { readFileSync } from "node:fs";
import { runsAlone, testsIn } from "../support/suites.mjs";

/** Files and folders of the integration tests that run as one test file, by the suite's name. */
export const suites = {
  accounts: ["app/api/account", "app/api/auth", "app/api/tokens", "app/api/users", "lib/accounts"],
  api: [
    "app/api/audit",
    "app/api/csp-reports",
    "app/api/guest-data",
    "app/api/metrics",
    "app/api/*",
    "lib/api",
    "lib/audit",
    "lib/guest-data",
  ],
  backups: ["app/api/backups", "lib/process"],
  "business-plans": ["app/api/business-plans"],
  database: ["lib/platform/db"],
  landing: [
    "app/api/announcements",
    "app/api/landing",
    "app/api/navigation",
    "app/api/legal-drafts",
    "app/api/pages",
    "app/api/pictures",
    "app/api/translations",
    "lib/landing",
    "lib/languages",
    "lib/pages",
    "lib/pictures",
  ],
  orders: [
    "app/api/create-payment-intent",
    "app/api/ordering",
    "app/api/orders",
    "app/api/printers",
    "app/api/push",
    "app/api/simulation",
    "app/api/vouchers",
    "app/api/webhooks",
    "lib/orders",
    "lib/payments",
    "lib/push",
  ],
  /** From all folders, the tests that import the keys of payments: a process reads them once. */
  payments: [],
  platform: [
    "app/api/inbox",
    "app/api/mails",
    "lib/inbox",
    "lib/mail",
    "app/api/webhook-endpoints",
    "lib/webhooks",
    "lib/platform/blobs",
    "lib/platform/jobs",
    "lib/platform/log",
    "lib/platform/tracking",
    "lib/static-export",
    "scripts/migration",
  ],
  restaurants: [
    "app/api/hours",
    "app/api/menus",
    "app/api/reservations",
    "app/api/tables",
    "lib/dashboard",
    "lib/reservations",
    "lib/restaurants",
    "lib/tables",
  ],
  seo: ["app/api/seo", "lib/seo"],
  settings: ["app/api/business-profile", "app/api/config", "app/api/settings", "lib/setup"],
  system: ["*", "app/*", "app/api/start-page", "app/api/system", "lib/system", "lib/visits"],
  templates: ["app/api/templates", "lib/templates"],
};

const isIntegrationTest = (file) => /\.db\.test\.tsx?$/.test(file);

const setsPaymentKeys = (file) =>
  readFileSync(file, "utf8").includes('import "@/tests/support/payments/payment-keys"');

const listed = (names) =>
  names
    .flatMap((name) => suites[name])
    .flatMap((place) => testsIn(place, isIntegrationTest))
    .sort();

/** Lists the test files of a suite. */
export function testsOf(name) {
  const files = name === "payments" ? listed(Object.keys(suites)) : listed([name]);
  return files.filter((file) => !runsAlone(file) && setsPaymentKeys(file) === (name === "payments"));
}

/** Lists the test files that run alone. */
export const testsAlone = () => listed(Object.keys(suites)).filter(runsAlone);
