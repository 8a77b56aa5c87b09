/** For how many days the log is kept; 0: for ever. */
export const auditDaysChoices = [90, 365, 1095, 0] as const;
