import { expect, test } from "@jest/globals";
import { readAudit } from "./advisories.mjs";

test("advisories of the registry are reported, and none if it did not answer", () => {
  const one = { name: "left", severity: "high", range: "<1.2.3", via: [] };
  expect(readAudit(JSON.stringify({ vulnerabilities: { left: one } }))).toEqual(["high: left <1.2.3"]);
  expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual([]);
  expect(readAudit(JSON.stringify({ message: "request failed", error: {} }))).toBeNull();
  expect(readAudit("")).toBeNull();
});
