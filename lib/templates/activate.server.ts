import "server-only";
import { recordChange, recordChanges } from "@/lib/audit/record.server";
import { db } from "@/lib/platform/db/client";
import type { TemplateDetails } from "./answers";
import { dryRunTemplate } from "./dry-run.server";
import { requireCurrentSource } from "./files.server";
import { publishChange } from "./publish.server";
import { noSuchTemplate, requireTemplate } from "./server";

/**
 * Makes a template the only active one, after a dry run.
 * @throws AppError `not-found`; `conflict` if the dry run fails, and the active template stays the same
 */
export async function activateTemplate(id: string): Promise<TemplateDetails> {
  await dryRunTemplate(await requireCurrentSource(id));
  await db.$transaction(async (transaction) => {
    await transaction.$executeRaw`LOCK TABLE "Template" IN SHARE ROW EXCLUSIVE MODE`;
    await transaction.template.updateMany({ where: { active: true, NOT: { id } }, data: { active: false } });
    const template = await transaction.template.findUnique({
      where: { id },
      select: { name: true, active: true },
    });
    if (!template) throw noSuchTemplate();
    await transaction.template.updateMany({ where: { id }, data: { active: true } });
    await recordChange(transaction, {
      action: "templates:activate",
      target: { id, label: template.name },
      before: { active: template.active },
      after: { active: true },
    });
    await publishChange(transaction);
  });
  return requireTemplate(id);
}

/** Deactivates the active template, so that visitors see the built-in landing page. */
export async function deactivateTemplates(): Promise<void> {
  await db.$transaction(async (transaction) => {
    const deactivated = await transaction.template.updateManyAndReturn({
      where: { active: true },
      data: { active: false },
      select: { id: true, name: true },
    });
    if (deactivated.length === 0) return;
    await recordChanges(
      transaction,
      deactivated.map(({ id, name }) => ({
        action: "templates:deactivate",
        target: { id, label: name },
        before: { active: true },
        after: { active: false },
      })),
    );
    await publishChange(transaction);
  });
}
