import "server-only";
import { listen, listening } from "@/lib/platform/db/notifications";

type Follower = { onStart: () => void; onChange: () => void };

/**
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
