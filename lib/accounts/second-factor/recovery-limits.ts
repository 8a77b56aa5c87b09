/** The number of recovery codes that are made at once. */
export const RECOVERY_CODES = 10;
/** With fewer left, new codes are advised. */
export const FEW_RECOVERY_CODES = 4;
