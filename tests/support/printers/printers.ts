import { beforeEach } from "@jest/globals";
import { POST as ADD } from "@/app/api/printers/route";
import { db } from "@/lib/platform/db/client";
import { post } from "@/tests/support/api/request";
import { configuredInstance } from "@/tests/support/setup/instance";

const input = {
  name: "Pass",
  protocol: "star",
  width: 80,
  codePage: "multilingual",
  restaurantId: null,
  kitchenCopies: 1,
  receiptCopies: 0,
};

/** Lets the printer look for orders again, as it may once a second. */
export const lookAgain = () => db.printer.updateMany({ data: { lookedAt: new Date(0) } });

/** Ends the leases of the tickets that were sent. */
export const endLeases = () =>
  db.printJob.updateMany({
    where: { endedAt: null, deliveries: { gt: 0 } },
    data: { leasedUntil: new Date(0) },
  });

/** Gives each test an instance to which printers can be added. */
export function setUpPrinters() {
  let token: string;
  beforeEach(async () => {
    token = await configuredInstance();
  });
  return {
    token: () => token,
    async addedPrinter(changed: object = {}): Promise<{ id: string; secret: string }> {
      const { status, body } = await post(ADD, { token, body: { ...input, ...changed } });
      if (status !== 200) throw new Error(`The printer was refused: ${JSON.stringify(body)}`);
      return body;
    },
  };
}
