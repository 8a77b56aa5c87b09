import "server-only";
import { pictureId } from "@/lib/pictures/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { decodeTable, type TableRow } from "@/lib/platform/spreadsheet/table";
import type { ImportReport, MenuDraft } from "@/lib/restaurants/answers";
import { storeDraft } from "@/lib/restaurants/editor/drafts.server";
import { missingPictures } from "@/lib/restaurants/editor/pictures.server";
import { lockMenu } from "@/lib/restaurants/editor/stored.server";
import { menuLimits } from "../limits";
import { type MenuContent, menuContent } from "../schema";
import { readDishes } from "./csv";
import { type ImportPlan, planDishes } from "./plan";

const refuse = (message: string) => new AppError("invalid", message, { fields: { file: message } });

function readFile(bytes: Uint8Array): TableRow[] {
  const rows = readDishes(decodeTable(bytes));
  if (rows.length === 0) throw refuse("There are no dishes in this file.");
  if (rows.length > menuLimits.dishes)
    throw refuse(`There are more than ${menuLimits.dishes} dishes in this file.`);
  return rows;
}

function refuseRows({ rows }: ImportPlan): AppError {
  const refused = rows.filter(({ outcome }) => outcome === "refused");
  const fields = refused.flatMap(({ row, errors }) =>
    Object.entries(errors).map(([column, message]) => [`${row}.${column}`, message]),
  );
  const subject = refused.length === 1 ? "1 row is" : `${refused.length} rows are`;
  return new AppError("invalid", `Nothing was imported, as ${subject} refused.`, {
    fields: Object.fromEntries(fields.slice(0, 100)),
  });
}

/** Refuses what no row shows, such as a combo within a combo. */
function requireValid(content: MenuContent): void {
  const issue = menuContent.safeParse(content).error?.issues[0];
  if (!issue) return;
  const [list, index] = issue.path;
  const entry = list === "dishes" || list === "optionGroups" ? content[list][Number(index)] : undefined;
  throw refuse(`${entry ? `${entry.name}: ` : ""}${issue.message}.`);
}

type Import = {
  file: Uint8Array;
  /** The email address of the importing user. */
  author: string;
  /** The draft's version that was shown; null accepts any. */
  expectedVersion: number | null;
  /** Reports the outcome and stores nothing. */
  dryRun: boolean;
};

const picturesOf = (rows: readonly TableRow[]) =>
  rows.flatMap(({ cells }) => pictureId.safeParse(cells.picture?.trim()).data ?? []);

async function importInto(transaction: Transaction, restaurantId: string, rows: TableRow[], given: Import) {
  const stored = await lockMenu(transaction, restaurantId, given.expectedVersion);
  const { content } = stored.menu;
  const missing = await missingPictures(transaction, picturesOf(rows), content);
  const plan = planDishes(content, rows, content.restaurant.currency, missing);
  if (plan.content && plan.content.dishes.length > menuLimits.dishes)
    throw refuse(`The menu would have more than ${menuLimits.dishes} dishes.`);
  const report = { dryRun: given.dryRun, rows: plan.rows, newCategories: plan.newCategories };
  if (plan.content) requireValid(plan.content);
  if (given.dryRun) return { menu: stored.menu, report };
  if (!plan.content) throw refuseRows(plan);
  const draft = { content: plan.content, author: given.author, action: "menus:import" } as const;
  return { menu: await storeDraft(transaction, stored, draft), report };
}

/**
 * Imports the dishes of a CSV file into a menu's draft.
 * @throws AppError `not-found`; `conflict` if another draft was saved meanwhile; `invalid` if the file is unreadable
 *   or, except in a dry run, a row is refused: then nothing changes
 */
export function importDishes(
  restaurantId: string,
  given: Import,
): Promise<{ menu: MenuDraft; report: ImportReport }> {
  const rows = readFile(given.file);
  return db.$transaction((transaction) => importInto(transaction, restaurantId, rows, given));
}
