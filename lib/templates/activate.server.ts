import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { log } from "@/lib/log";
import { forgetActiveTemplate } from "./active.server";
import { announceChange } from "./announce.server";
import { readDocument, type TemplateSource } from "./document.server";
import { requireCurrentSource } from "./files.server";
import type { TemplateDetails } from "./schema";
import { requireTemplate } from "./server";
import { locateFile } from "./store.server";

/** Serves the index and every file that it refers to once, as visitors would ask for them. */
async function rehearse(source: TemplateSource) {
  const failed: string[] = [];
  const document = await readDocument(source, { path: "index.html", preview: false }).catch((error) => {
    log.warn({ err: error, template: source.id }, "A template's index.html can't be served");
    failed.push("index.html");
    return null;
  });
  for (const path of document?.referenced ?? []) {
    const file = source.files.find((one) => one.path === path);
    const found = file && (await locateFile(source.hash, path, file.bytes).catch(() => null));
    if (!found) failed.push(path);
  }
  if (failed.length === 0) return;
  const others = failed.length > 3 ? ` and ${failed.length - 3} more` : "";
  throw new AppError(
    "conflict",
    `This template was not activated, since these files can't be served: ${failed.slice(0, 3).join(", ")}${others}.`,
  );
}

/**
 * Makes a template the only active one. Where it can't be served, the one before stays active.
 * @throws AppError `not-found`, `conflict`
 */
export async function activateTemplate(id: string): Promise<TemplateDetails> {
  await rehearse(await requireCurrentSource(id));
  await db.$transaction(async (transaction) => {
    await transaction.$executeRaw`LOCK TABLE "Template" IN SHARE ROW EXCLUSIVE MODE`;
    await transaction.template.updateMany({ where: { active: true, NOT: { id } }, data: { active: false } });
    const { count } = await transaction.template.updateMany({ where: { id }, data: { active: true } });
    if (count === 0) throw new AppError("not-found", "There is no such template.");
    await announceChange(transaction);
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
    if (count > 0) await announceChange(transaction);
  });
  forgetActiveTemplate();
}
