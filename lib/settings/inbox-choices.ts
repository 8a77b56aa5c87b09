/** The retention of visitors' messages, in days; 0 for no limit. */
export const inboxDaysChoices = [90, 180, 365, 1095, 0] as const;

/** The retention of messages in Spam, in days. */
export const inboxSpamDaysChoices = [7, 30, 90] as const;
