"use client";

import { createContext, useCallback, useContext } from "react";
import { RequestError } from "@/lib/platform/http/client";

/** Asks for the password, a code or a passkey. @returns whether it was given */
type Ask = () => Promise<boolean>;

/** Set where somebody can be signed in. */
export const IdentityPromptContext = createContext<Ask | null>(null);

/**
 * For calls that the server answers only after a recent sign-in: makes the call, asks for the password where that is
 * needed, and makes the call again. Resolves to null where the dialog is closed.
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
