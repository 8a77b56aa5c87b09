"use client";

import { createContext, useCallback, useContext } from "react";
import { RequestError } from "@/lib/platform/http/client";

/**
 * Asks for the password, a code or a passkey.
 * @returns true if confirmed
 */
type Ask = () => Promise<boolean>;

/** Set on pages with a session. */
export const IdentityPromptContext = createContext<Ask | null>(null);

/**
 * Runs a call that needs a recent sign-in: asks for the password if required, and retries. Resolves to null if the
 * dialog is closed.
 */
export function useConfirmedIdentity() {
  const ask = useContext(IdentityPromptContext);
  return useCallback(
    async <Answer>(call: () => Promise<Answer>): Promise<Answer | null> => {
      try {
        return await call();
      } catch (error) {
        if (!ask || !(error instanceof RequestError) || error.needs !== "password") throw error;
        return (await ask()) ? call() : null;
      }
    },
    [ask],
  );
}
