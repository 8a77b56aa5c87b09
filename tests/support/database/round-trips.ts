import { jest } from "@jest/globals";
import { Client } from "pg";

/** Counts the awaited database queries while `run` runs. */
export async function countRoundTrips(run: () => Promise<unknown>): Promise<number> {
  const sent = jest.spyOn(Client.prototype, "query");
  try {
    await run();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}
