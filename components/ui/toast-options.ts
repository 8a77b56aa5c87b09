export type Tone = "success" | "info" | "error";
export type NotifyOptions = {
  description?: string;
  /** Milliseconds on screen; a long message stays until it is dismissed. */
  duration?: number;
  /** Replaces the previous message with the same topic. */
  topic?: string;
  /** An action, such as undo. */
  action?: { label: string; run: () => void };
};
