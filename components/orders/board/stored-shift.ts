import { browserStorage } from "@/components/ui/browser-storage";

/** A shift that nobody has ended lasts this long, in milliseconds. */
const MAX_SHIFT_MS = 16 * 3_600_000;

/** The moment at which the shift of this device began, in milliseconds. */
const stored = browserStorage("localStorage", "orders-shift");

const listeners = new Set<() => void>();
let boards = 0;
const callListeners = () => {
  for (const listener of listeners) listener();
};

/** Returns whether the shift was started on this device, and is not over. */
export const isShiftRunning = (): boolean => Date.now() - Number(stored.read() ?? 0) < MAX_SHIFT_MS;

export function storeShift(isRunning: boolean): void {
  stored.write(isRunning ? String(Date.now()) : null);
  callListeners();
}

/** Marks that this page shows the list of orders, which rings by itself. @returns a function that ends it */
export function showBoard(): () => void {
  boards += 1;
  callListeners();
  return () => {
    boards -= 1;
    callListeners();
  };
}

/** Returns whether this page has to ring for new orders beside what it shows. */
export const needsBell = (): boolean => boards === 0 && isShiftRunning();

/** @returns a function that unsubscribes */
export function followShift(listener: () => void): () => void {
  listeners.add(listener);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === stored.key) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}
