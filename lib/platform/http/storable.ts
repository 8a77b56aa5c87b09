/** Returns whether a text can be stored: UTF-8 and PostgreSQL have no NUL or lone surrogates. */
export const storable = (text: string) => !/[\0\p{Cs}]/u.test(text);

/** Returns whether a text can be stored as one line, without control characters. */
export const isOneLine = (text: string) => !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text);

export const notStorable = "Contains characters that are not allowed";
