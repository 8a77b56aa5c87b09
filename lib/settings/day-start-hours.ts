/** The hours at which a business day may begin, on the business's clock. */
export const dayStartHours = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
