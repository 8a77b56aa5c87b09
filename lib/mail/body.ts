/** A row of a list: what, with details below it, and an amount. */
export type MailRow = { label: string; details?: readonly string[]; amount?: string; isTotal?: boolean };

/** A part of a mail, in plain text. */
export type MailBlock =
  | { text: string }
  /** Smaller, after the rest. */
  | { note: string }
  | { heading: string }
  | { rows: readonly MailRow[] }
  | { link: { label: string; url: string } };

/** The content of a mail, from which its HTML and its text are made. */
export type MailBody = { title: string; blocks: readonly MailBlock[] };

/** The sender as the reader knows it. */
export type MailLook = {
  name: string;
  /** `#rrggbb`. */
  colour: string;
  /** The address of the business's logo, a square PNG; without one, or where pictures are off, the name stands alone. */
  logo?: string | null;
  /** Lines of the footer, such as the address. */
  footer: readonly string[];
  /** BCP 47. */
  language: string;
};
