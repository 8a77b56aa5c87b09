import { toCell } from "@/lib/platform/spreadsheet/csv-cell";
import { cellText, isValueColumn, valueColumnsIn } from "./columns";
import { columnsAtCursor, dishesAtCursor, type GridState } from "./state";

const quoted = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Formats the selection as tab-separated lines, as spreadsheets do; null without a selection. */
export function copied(state: GridState): string | null {
  const dishes = dishesAtCursor(state);
  const columns = columnsAtCursor(state, valueColumnsIn(state.table)).filter(isValueColumn);
  if (dishes.length === 0 || columns.length === 0) return null;
  return dishes
    .map((dish) =>
      columns.map((column) => quoted(toCell(cellText(dish, column, state.table, state.currency)))).join("\t"),
    )
    .join("\n");
}
