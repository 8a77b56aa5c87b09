import type { ActionKey } from "./portal-actions";

let wanted: ActionKey | null = null;

const forget = () => {
  wanted = null;
};

/** Remembers an action until the tab that does it is there, or the person goes on to something else. */
export function wantAction(action: ActionKey) {
  wanted = action;
  for (const type of ["pointerdown", "keydown"])
    window.addEventListener(type, forget, { once: true, capture: true });
}

/** Whether the action is the one that was asked for; it is given out once. */
export function takeWantedAction(action: ActionKey): boolean {
  if (wanted !== action) return false;
  forget();
  return true;
}
