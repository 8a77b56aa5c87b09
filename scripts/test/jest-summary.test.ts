import path from "node:path";
import { expect, test } from "@jest/globals";
import { summarize } from "./jest-summary.mjs";

const passed = { ancestorTitles: [], status: "passed", invocations: 1, duration: 1500 };

test("counts tests, and names those that passed at the second try", () => {
  const summary = summarize({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        testFilePath: path.resolve("lib/one.test.ts"),
        testResults: [
          { ...passed, title: "at once" },
          { ...passed, ancestorTitles: ["a group"], title: "again", invocations: 2 },
          { ...passed, title: "never", status: "failed", invocations: 2, duration: null },
        ],
      },
      {
        testFilePath: path.resolve("tests/integration/orders.suite.ts"),
        testResults: [{ ...passed, ancestorTitles: ["lib/orders/two.db.test.ts"], title: "in a suite" }],
      },
    ],
  });
  expect(summary).toEqual({
    passed: 3,
    failed: 1,
    times: {
      "lib/one.test.ts › at once": 1.5,
      "lib/one.test.ts › a group › again": 1.5,
      "lib/one.test.ts › never": 0,
      "lib/orders/two.db.test.ts › in a suite": 1.5,
    },
    flaky: ["lib/one.test.ts › a group › again"],
  });
});
