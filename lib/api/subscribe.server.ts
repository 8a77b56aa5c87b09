import "server-only";
import { listen, listening } from "@/lib/platform/db/notifications";

type Follower = { onStart: () => void; onChange: (payload: string | null) => void };

/**
 * `onChange` gets the notification's payload, or null if notifications may have been missed.
 *
 * Calls `onStart` once it listens, then `onChange` on every notification.
 * @returns a function that unsubscribes
 */
export function subscribeToChannel(channel: string, { onStart, onChange }: Follower): () => void {
  let ended = false;
  const unlisten = listen(channel, onChange);
  void listening().then(() => ended || onStart());
  return () => {
    ended = true;
    unlisten();
  };
}
