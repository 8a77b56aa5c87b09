import { expect, test } from "@jest/globals";
import { canonicalCase } from "./canonical-case";

test.each([
  ["/LOGIN", "/login"],
  ["/Order1", "/order1"],
  ["/ORDER2/", "/order2/"],
  ["/Setup", "/setup"],
  ["/WELCOME", "/welcome"],
  ["/ADMIN/SEO", "/admin/seo"],
  ["/admin/Orders", "/admin/orders"],
  ["/Portal/Editor", "/portal/editor"],
  ["/Orders/aBc-D_1", "/orders/aBc-D_1"],
  ["/Template-Preview/aBc", "/template-preview/aBc"],
  ["/Robots.TXT", "/robots.txt"],
  ["/SiteMap.xml", "/sitemap.xml"],
])("%s is %s", (path, spelt) => {
  expect(canonicalCase(path)).toBe(spelt);
});

test.each([
  "/login",
  "/admin/seo",
  "/orders/aBc",
  "/Home",
  "/HOME",
  "/home",
  "/Loginx",
  "/Orders",
  "/API/health",
  "//LOGIN",
  "/x/LOGIN",
  "/",
])("%s stays", (path) => {
  expect(canonicalCase(path)).toBeNull();
});
