import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db } from "@/lib/platform/db/client";
import type { ExamplesInput } from "./examples";

/** Shows or hides the sample data, plugins, portals and marketplace of the dashboard. */
export async function saveExamples({ shown }: ExamplesInput): Promise<ExamplesInput> {
  await db.$transaction(async (transaction) => {
    const where = { id: 1 };
    const select = { showsExamples: true };
    const before = await transaction.configuration.findUniqueOrThrow({ where, select });
    if (before.showsExamples === shown) return;
    const after = await transaction.configuration.update({ where, data: { showsExamples: shown }, select });
    await recordChange(transaction, { action: "settings:examples", before, after });
  });
  return { shown };
}
