"use client";

import { useCallback, useEffect, useState } from "react";
import { useSession } from "@/components/accounts/sessions/session-provider";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";

/** Delay before the retry if nothing answered, in milliseconds. */
const RETRY_DELAY_MS = 1000;

const askUser = (signal: AbortSignal) => call("GET /auth/me", { signal });

const hadNoAnswer = (error: unknown) => error instanceof RequestError && error.status === 0;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, RETRY_DELAY_MS);
    signal.addEventListener("abort", () => clearTimeout(timer));
  });

/** Returns true if the user could be loaded; retries once if nothing answered. */
async function loadsUser(signal: AbortSignal): Promise<boolean> {
  try {
    await askUser(signal).catch(async (error: unknown) => {
      if (!hadNoAnswer(error) || signal.aborted) throw error;
      await pause(signal);
      return askUser(signal);
    });
    return true;
  } catch {
    return false;
  }
}

/** Loads the user, and signs out on failure. `isStuck` is true if signing out failed as well. */
export function useLoadedUser() {
  const { signOut } = useSession();
  const [isStuck, setStuck] = useState(false);

  const load = useCallback(
    async (signal: AbortSignal) => {
      if ((await loadsUser(signal)) || signal.aborted) return setStuck(false);
      const isLeaving = await signOut();
      if (!signal.aborted) setStuck(!isLeaving);
    },
    [signOut],
  );

  useEffect(() => {
    const ended = new AbortController();
    // Calls fail when the page is left, which must not sign out.
    window.addEventListener("pagehide", () => ended.abort(), { signal: ended.signal });
    void load(ended.signal);
    return () => ended.abort();
  }, [load]);

  return { isStuck, load };
}
