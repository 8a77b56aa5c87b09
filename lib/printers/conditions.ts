export const printerConditions = ["ready", "paperLow", "paperOut", "coverOpen", "error", "offline"] as const;
export type PrinterCondition = (typeof printerConditions)[number];

/** The troubles that keep a printer from printing, or soon will. */
export const troubles = {
  paperLow: "is almost out of paper",
  paperOut: "is out of paper",
  coverOpen: "has its cover open",
  error: "has an error",
  offline: "can’t be reached: is it switched on and connected?",
} as const satisfies Record<Exclude<PrinterCondition, "ready">, string>;

/** Returns whether a printer can take a ticket. */
export const canPrint = (condition: PrinterCondition): boolean =>
  condition === "ready" || condition === "paperLow";

/** A printer that has not asked for this long is offline. */
export const OFFLINE_AFTER_SECONDS = 60;
