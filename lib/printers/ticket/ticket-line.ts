type TextLine = {
  text: string;
  /** At the right edge. */
  right?: string;
  /** Double height, or three times as large. */
  size?: "large" | "huge";
  isBold?: boolean;
  /** White on black. */
  isInverted?: boolean;
  /** In characters. */
  indent?: number;
};

/** A line of a ticket; `null` is a rule. */
export type TicketLine = TextLine | null;
