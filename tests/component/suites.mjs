import { divideByFolder } from "../support/suites.mjs";

const folders = (...features) => features.map((feature) => `tests/component/${feature}`);

/** Folders of the component tests that run as one test file, by the suite's name. */
export const suites = {
  orders: folders("orders", "tables"),
  restaurants: folders("restaurants", "reservations"),
  site: folders("landing", "pages", "navigation", "announcements", "translations", "rich-text"),
  storefront: folders("storefront", "live-payment", "templates", "static-export"),
  plan: folders("business-plan", "seo"),
  portal: folders("accounts", "audit", "dashboard", "inbox", "portal", "settings", "setup", "system"),
};

export const { testsOf, testsAlone } = divideByFolder(suites, (file) => file.endsWith(".component.test.tsx"));
