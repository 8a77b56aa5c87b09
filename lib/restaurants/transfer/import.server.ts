import "server-only";
import { pictureId } from "@/lib/pictures/schema";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { decodeTable, headingsOf, type TableRow } from "@/lib/platform/spreadsheet/table";
import type { ImportReport, MenuDraft } from "@/lib/restaurants/answers";
import { storeDraft } from "@/lib/restaurants/editor/drafts.server";
import { missingPictures } from "@/lib/restaurants/editor/pictures.server";
import { lockMenu } from "@/lib/restaurants/editor/stored.server";
import { menuLimits } from "../limits";
import { type MenuContent, menuContent } from "../schema";
import { readDishes } from "./csv";
import { isOptionTable, optionColumnOf } from "./option-columns";
import { readOptions } from "./option-csv";
import { planOptions } from "./option-plan";
import { type ImportPlan, planDishes } from "./plan";

const refuse = (message: string) => new AppError("invalid", message, { fields: { file: message } });

type Table = { of: ImportReport["table"]; rows: TableRow[] };

/** Reads a table of options or of dishes, recognised by its headings. */
function readFile(bytes: Uint8Array): Table {
  const text = decodeTable(bytes);
  const of = isOptionTable(headingsOf(text, optionColumnOf)) ? "options" : "dishes";
  const rows = of === "options" ? readOptions(text) : readDishes(text);
  if (rows.length === 0) throw refuse(`There are no ${of} in this file.`);
  if (of === "dishes" && rows.length > menuLimits.dishes)
    throw refuse(`There are more than ${menuLimits.dishes} dishes in this file.`);
  return { of, rows };
}

function refuseRows({ rows }: Pick<ImportPlan, "rows">): AppError {
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

async function planOf(transaction: Transaction, content: MenuContent, { of, rows }: Table) {
  if (of === "options")
    return { ...planOptions(content, rows, content.restaurant.currency), newCategories: [] };
  const missing = await missingPictures(transaction, picturesOf(rows), content);
  const plan = planDishes(content, rows, content.restaurant, missing);
  if (plan.content && plan.content.dishes.length > menuLimits.dishes)
    throw refuse(`The menu would have more than ${menuLimits.dishes} dishes.`);
  return plan;
}

async function importInto(transaction: Transaction, restaurantId: string, table: Table, given: Import) {
  const stored = await lockMenu(transaction, restaurantId, given.expectedVersion);
  const plan = await planOf(transaction, stored.menu.content, table);
  const { dryRun, author } = given;
  const report = { dryRun, table: table.of, rows: plan.rows, newCategories: plan.newCategories };
  if (plan.content) requireValid(plan.content);
  if (dryRun) return { menu: stored.menu, report };
  if (!plan.content) throw refuseRows(plan);
  const draft = { content: plan.content, author, action: "menus:import" } as const;
  return { menu: await storeDraft(transaction, stored, draft), report };
}

/**
 * Imports the dishes or the options of a CSV file into a menu's draft.
 * @throws AppError `not-found`; `conflict` if another draft was saved meanwhile; `invalid` if the file is unreadable
 *   or, except in a dry run, a row is refused: then nothing changes
 */
export function importTable(
  restaurantId: string,
  given: Import,
): Promise<{ menu: MenuDraft; report: ImportReport }> {
  const table = readFile(given.file);
  return db.$transaction((transaction) => importInto(transaction, restaurantId, table, given));
}
