import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, jest } from "@jest/globals";
import { cleanUpAll } from "./at-end";

// Set before the test file is loaded, as the environment is read once; tests must not touch the developer's data.
const dataDir = mkdtempSync(path.join(tmpdir(), "platform-data-"));
process.env.DATA_DIR = dataDir;
process.env.TEMPLATES_DIR = path.join(dataDir, "templates");
process.env.LOG_LEVEL = "silent";

afterAll(async () => {
  await cleanUpAll();
  rmSync(dataDir, { recursive: true, force: true });
});

// A second try on a busy machine, as browser tests have; a test that needed it is reported as flaky.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });

// Passwords of tests are hashed at argon2's lowest cost, which takes a hundredth of the time.
jest.mock("@node-rs/argon2", () => {
  const argon2 = jest.requireActual<typeof import("@node-rs/argon2")>("@node-rs/argon2");
  const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return {
    ...argon2,
    hash: (password: string, options: object) => argon2.hash(password, { ...options, ...cost }),
  };
});

// Deriving a backup's key takes as long as most tests.
jest.mock("@/lib/backups/passphrase-cost", () => ({ passphraseCost: { N: 2, r: 8, p: 1 } }));

// Failed requests to buckets are repeated at once.
jest.mock("@/lib/platform/s3/retry-delays", () => ({ RETRY_DELAYS_MS: [1, 1] }));

let consoleErrors: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  consoleErrors = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = consoleErrors.mock.calls.map((call) => call.join(" "));
  consoleErrors.mockRestore();
  expect(calls).toEqual([]);
});
