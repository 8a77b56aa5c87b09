import { cellMark } from "./layout";

/** Returns the focusable element of a marked cell. */
function targetIn(list: HTMLElement, mark: string): HTMLElement | null {
  const own = list.querySelector<HTMLElement>(`[data-cell="${CSS.escape(mark)}"]`);
  return own?.querySelector<HTMLElement>("[data-focus]") ?? own;
}

/** Returns the focusable element of a cell; the row's name if the row lacks the column. */
export const cellTarget = (list: HTMLElement, { row, column }: { row: string; column: string }) =>
  targetIn(list, cellMark(row, column)) ?? targetIn(list, cellMark(row, "name"));

/** Returns the search field, which takes the focus if no row is shown. */
export const searchField = (list: HTMLElement) =>
  list.closest("form")?.querySelector<HTMLElement>('input[type="search"]') ?? null;
