/** Whether an element takes text: keys pressed and texts pasted there belong to it. */
export const isTextField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("textarea, select, [contenteditable], input:not([type=checkbox])") !== null;
