/** The retention of the log, in days; 0 keeps it for ever. */
export const auditDaysChoices = [90, 365, 1095, 0] as const;
