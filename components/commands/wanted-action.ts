import type { ActionKey } from "./portal-actions";

let wanted: ActionKey | null = null;

const forget = () => {
  wanted = null;
};

/** Stores an action until its tab is mounted, or the user does something else. */
export function wantAction(action: ActionKey) {
  wanted = action;
  for (const type of ["pointerdown", "keydown"])
    window.addEventListener(type, forget, { once: true, capture: true });
}

/** Returns whether the action was requested; true only once. */
export function takeWantedAction(action: ActionKey): boolean {
  if (wanted !== action) return false;
  forget();
  return true;
}
