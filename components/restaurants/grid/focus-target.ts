import { cellMark } from "./layout";

/** What takes the focus in an element with the mark of a cell. */
function targetIn(list: HTMLElement, mark: string): HTMLElement | null {
  const own = list.querySelector<HTMLElement>(`[data-cell="${CSS.escape(mark)}"]`);
  return own?.querySelector<HTMLElement>("[data-focus]") ?? own;
}

/** The element of a cell that takes the focus; its row's name where the row has no such cell. */
export const cellTarget = (list: HTMLElement, { row, column }: { row: string; column: string }) =>
  targetIn(list, cellMark(row, column)) ?? targetIn(list, cellMark(row, "name"));

/** Where the focus goes where no row is shown: to the search, which can show some again. */
export const searchField = (list: HTMLElement) =>
  list.closest("form")?.querySelector<HTMLElement>('input[type="search"]') ?? null;
