import { type StoredChange, storedChanges } from "./change";

/** Parses the stored changes of an order. */
export const parseChanges = (stored: unknown): StoredChange[] => storedChanges.parse(stored);
