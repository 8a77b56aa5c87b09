import type { ActionKey } from "./portal-actions";

/** The requested action, by `keyOf`. */
let wanted: string | null = null;

/** The actions that mounted components offer, by action and restaurant. */
const offered = new Map<string, () => void>();

const keyOf = (action: ActionKey, restaurantId = "") => `${action} ${restaurantId}`;

const forget = () => {
  wanted = null;
};

/** Stores an action until its tab is mounted, or the user does something else. */
export function wantAction(action: ActionKey, restaurantId?: string) {
  wanted = keyOf(action, restaurantId);
  for (const type of ["pointerdown", "keydown"])
    window.addEventListener(type, forget, { once: true, capture: true });
}

/** Returns whether the action was requested; true only once. */
export function takeWantedAction(action: ActionKey, restaurantId?: string): boolean {
  if (wanted !== keyOf(action, restaurantId)) return false;
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
  if (takeWantedAction(action, restaurantId)) run();
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
