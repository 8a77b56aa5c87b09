/** The number of digits of a PIN. */
export const PIN_LENGTH = 6;
