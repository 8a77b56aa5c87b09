/** Returns whether the focused element is gone. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;
