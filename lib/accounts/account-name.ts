/** A user as selected for `accountName`. */
export const accountNameFields = { email: true, pin: { select: { name: true } } } as const;

/** Returns a user's email address; the name at kitchen devices if they sign in by PIN alone. */
export const accountName = ({ email, pin }: { email: string | null; pin: { name: string } | null }): string =>
  email ?? pin?.name ?? "";
