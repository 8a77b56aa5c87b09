import { jest } from "@jest/globals";
import { Client } from "pg";

/** Counts what is sent to the database and waited for while `run` runs. */
export async function countRoundTrips(run: () => Promise<unknown>): Promise<number> {
  const sent = jest.spyOn(Client.prototype, "query");
  try {
    await run();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}
