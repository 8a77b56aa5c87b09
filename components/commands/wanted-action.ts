import type { ActionKey } from "./portal-actions";

let wanted: ActionKey | null = null;

/** The actions that mounted components offer, by action and restaurant. */
const offered = new Map<string, () => void>();

const keyOf = (action: ActionKey, restaurantId = "") => `${action} ${restaurantId}`;

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

/**
 * Offers an action, of one restaurant or of none, and performs it immediately if it was requested.
 * @returns a function that withdraws it
 */
export function offerAction(action: ActionKey, run: () => void, restaurantId?: string): () => void {
  const key = keyOf(action, restaurantId);
  offered.set(key, run);
  if (takeWantedAction(action)) run();
  return () => {
    if (offered.get(key) === run) offered.delete(key);
  };
}

/** Performs an action if it is offered. @returns whether it was */
export function performAction(action: ActionKey, restaurantId?: string): boolean {
  const run = offered.get(keyOf(action, restaurantId));
  run?.();
  return run !== undefined;
}
