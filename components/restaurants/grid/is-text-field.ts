/** Returns true for text fields, which handle keys and pasting themselves. */
export const isTextField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("textarea, select, [contenteditable], input:not([type=checkbox])") !== null;
