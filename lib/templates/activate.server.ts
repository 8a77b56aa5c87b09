import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { forgetActiveTemplate } from "./active.server";
import { dryRunTemplate } from "./dry-run.server";
import { requireCurrentSource } from "./files.server";
import { publishChange } from "./publish.server";
import type { TemplateDetails } from "./schema";
import { requireTemplate } from "./server";

/**
 * Makes a template the only active one, after a dry run.
 * @throws AppError `not-found`; `conflict` where the dry run fails, and the active template stays the same
 */
export async function activateTemplate(id: string): Promise<TemplateDetails> {
  await dryRunTemplate(await requireCurrentSource(id));
  await db.$transaction(async (transaction) => {
    await transaction.$executeRaw`LOCK TABLE "Template" IN SHARE ROW EXCLUSIVE MODE`;
    await transaction.template.updateMany({ where: { active: true, NOT: { id } }, data: { active: false } });
    const { count } = await transaction.template.updateMany({ where: { id }, data: { active: true } });
    if (count === 0) throw new AppError("not-found", "There is no such template.");
    await publishChange(transaction);
  });
  forgetActiveTemplate();
  return requireTemplate(id);
}

/** Goes back to the built-in landing page. */
export async function deactivateTemplates(): Promise<void> {
  await db.$transaction(async (transaction) => {
    const { count } = await transaction.template.updateMany({
      where: { active: true },
      data: { active: false },
    });
    if (count > 0) await publishChange(transaction);
  });
  forgetActiveTemplate();
}
