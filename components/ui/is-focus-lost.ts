/** Returns whether the focused element is gone, or disabled: browsers take the focus from one only later. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches(":disabled");
}
