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

export type Message = { tone: Tone; message: string; options: NotifyOptions };

type View = { show: (message: Message) => void; clear: () => void };

let view: View | null = null;
let waiting: readonly Message[] = [];
const watchers = new Set<() => void>();

function keep(messages: readonly Message[]) {
  waiting = messages;
  for (const watcher of watchers) watcher();
}

function send(tone: Tone, message: string, options: NotifyOptions = {}) {
  const sent = { tone, message, options };
  if (view) view.show(sent);
  else keep([...waiting, sent]);
}

/** Duration of messages about something deleted or reset, in milliseconds. */
export const SHORT_DURATION_MS = 3000;

/** Shows the outcome of an action for five seconds; a long message stays until it is dismissed. */
export const notify = {
  success: (message: string, options?: NotifyOptions) => send("success", message, options),
  /** Neither success nor failure: explains why nothing happened. */
  info: (message: string, options?: NotifyOptions) => send("info", message, options),
  error: (message: string, options?: NotifyOptions) => send("error", message, options),
  /** Dismisses every message, such as an outdated offer to undo. */
  clear() {
    view?.clear();
    if (waiting.length > 0) keep([]);
  },
};

/** Shows the waiting messages, and later ones at once. */
export function showBy(shown: View): void {
  view = shown;
  const due = waiting;
  if (due.length > 0) keep([]);
  for (const message of due) shown.show(message);
}

/** The messages that wait for their view, for `useSyncExternalStore`. */
export const waitingMessages = {
  get: () => waiting,
  watch(watcher: () => void) {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
};
