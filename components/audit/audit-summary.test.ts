import { expect, test } from "@jest/globals";
import type { FieldChange } from "@/lib/audit/difference";
import { summaryOf } from "./audit-summary";

const summary = (action: string, changes: FieldChange[], more = 0) => summaryOf({ action, changes, more });

test("a single short change is described in the list", () => {
  const status = { field: "status", before: "new", after: "preparing" };
  expect(summary("orders:status", [status])).toBe("Status: new → preparing");
  expect(summary("orders:sold-out", [{ field: "soldOut", before: false, after: true }])).toBe(
    "Sold out: no → yes",
  );
  expect(summary("orders:refund", [{ field: "refund", before: null, after: "due" }])).toBe("Refund: due");
  expect(summary("seo:remove-redirect", [{ field: "target", before: "/", after: null }])).toBe(
    "Leads to: / → nothing",
  );
  expect(summary("landing:save", [{ field: "features.1.ctaText", before: "A", after: "B" }])).toBe(
    "Features › 2 › Cta text: A → B",
  );
});

test("long values, and changes of several fields, show only in the opened entry", () => {
  const long = { begins: "x", characters: 900, sha256: "0" };
  expect(summary("seo:save", [{ field: "title", before: "A", after: long }])).toBeNull();
  expect(summary("seo:save", [{ field: "title", before: "A", after: "b".repeat(61) }])).toBeNull();
  expect(summary("seo:save", [{ field: "title", before: "A", after: "B" }], 1)).toBeNull();
  expect(summary("users:password", [])).toBeNull();
});
