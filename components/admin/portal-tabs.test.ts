import { expect, test } from "@jest/globals";
import { portalTab } from "./portal-tabs";

test.each([
  ["editor", "Landing Page Editor"],
  ["templates", "Template Manager"],
  ["seo", "SEO Settings"],
  ["orders", "Orders"],
  ["settings", "Settings"],
])("?tab=%s shows the %s", (key, title) => {
  expect(portalTab(key).title).toBe(title);
});

test.each([undefined, "", "SEO", "toString", ["seo", "templates"]])("?tab=%j shows the first tab", (key) => {
  expect(portalTab(key).key).toBe("start");
});
