import { expect, test } from "@jest/globals";
import fc from "@/tests/support/properties";
import { builtRoutes, OTHER, routeMatcher } from "./route-templates";

const routes = [
  "/",
  "/order1",
  "/api/orders",
  "/api/orders/events",
  "/api/orders/[id]",
  "/api/orders/[id]/refund",
  "/api/templates/files/[id]/[hash]/[...path]",
  "/api/templates/preview/[id]/[[...path]]",
  "/api/[...path]",
];
const routeOf = routeMatcher([...routes, "/[...path]"], { "/templates": "/api/templates" });

test.each([
  ["/", "/"],
  ["/order1", "/order1"],
  ["/api/orders", "/api/orders"],
  ["/api/orders/events", "/api/orders/events"],
  ["/api/orders/Zm9v", "/api/orders/[id]"],
  ["/api/orders/events/refund", "/api/orders/[id]/refund"],
  ["/api/orders/Zm9v/else", "/api/[...path]"],
  ["/api/templates/files/1/ab/css/main.css", "/api/templates/files/[id]/[hash]/[...path]"],
  ["/templates/files/1/ab/css/main.css", "/api/templates/files/[id]/[hash]/[...path]"],
  ["/api/templates/preview/1", "/api/templates/preview/[id]/[[...path]]"],
  ["/api/templates/preview/1/about.html", "/api/templates/preview/[id]/[[...path]]"],
  ["/wp-login.php", "/[...path]"],
  ["/__proto__/constructor", "/[...path]"],
])("%s belongs to %s", (path, route) => {
  expect(routeOf(path)).toBe(route);
});

test("the number of names is bounded by that of the routes", () => {
  const few = routeMatcher(routes);
  const named = new Set([...routes, OTHER]);
  const segment = fc.oneof(fc.string(), fc.constantFrom("api", "orders", "templates", "files", "[id]", ""));
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 40 }), (segments) => {
      expect(named).toContain(few(`/${segments.join("/")}`));
    }),
  );
  expect(few("/a".repeat(100_000))).toBe(OTHER);
});

test("without a build all is other", () => {
  expect(builtRoutes("no/such/file.json")("/order1")).toBe(OTHER);
});
