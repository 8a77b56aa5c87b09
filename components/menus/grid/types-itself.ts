/** Whether keys pressed and texts pasted there are those of a field. */
export const typesItself = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("textarea, select, [contenteditable], input:not([type=checkbox])") !== null;

/** A dialog is open over the page. */
export const isDialogOpen = () => document.querySelector("[role=dialog], [role=alertdialog]") !== null;
