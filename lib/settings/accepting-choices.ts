/** The minutes that an order may take when nothing else is in preparation. */
export const preparationChoices = [5, 10, 15, 20, 25, 30, 40, 50, 60, 90] as const;

/** The minutes after which an order that nobody accepted is cancelled; 0 for never. */
export const acceptWithinChoices = [0, 3, 5, 10, 15, 20, 30, 60] as const;
