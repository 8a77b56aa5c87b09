/** The page of a scanned code. */
export const tablePath = (code: string) => `/table/${code}`;

/** The page of the table that the phone has scanned: its address is no code, so that it can't be used after the sitting. */
export const OWN_TABLE = "/table/here";
