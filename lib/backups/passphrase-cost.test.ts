import { expect, jest, test } from "@jest/globals";

test("a guess of a passphrase takes 64 MB of memory", () => {
  const { passphraseCost } = jest.requireActual<typeof import("./passphrase-cost")>(
    "@/lib/backups/passphrase-cost",
  );
  const { N, r, maxmem } = passphraseCost;
  expect(128 * N * r).toBe(64 * 1024 * 1024);
  expect(maxmem).toBeGreaterThanOrEqual(128 * N * r);
});
