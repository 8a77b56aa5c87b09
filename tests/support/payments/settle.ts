import { expect } from "@jest/globals";
import { settlementJob } from "@/lib/payments/jobs";
import "@/lib/payments/reconcile.server";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { endWaits, setUpRunners } from "@/tests/support/jobs/runners";

/** Returns a function that sweeps, and makes an attempt of each job that settles a payment. */
export function setUpSettlements() {
  const run = setUpRunners();
  return async () => {
    expect(await sweepExpired()).toBe(true);
    await endWaits();
    const runner = run(settlementJob);
    await runner.idle();
    await runner.stop();
  };
}
