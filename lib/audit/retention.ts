/** The retention of the log, in days; 0 for no limit. */
export const auditDaysChoices = [90, 365, 1095, 0] as const;
