/** Whether what had the focus is gone. */
export const isFocusLost = () => document.activeElement === null || document.activeElement === document.body;
