"use client";

import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { RequestError } from "@/lib/http/client";
import { PasswordDialog } from "./password-dialog";

type Ask = () => Promise<boolean>;

const RecentSignInContext = createContext<Ask | null>(null);

type RecentSignInProviderProps = { email: string | undefined; children: ReactNode };

/** Shows the dialog of `useRecentSignIn`. */
export function RecentSignInProvider({ email, children }: RecentSignInProviderProps) {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);

  const ask = useCallback<Ask>(
    () =>
      new Promise((resolve) => {
        setAnswer((former: typeof answer) => {
          former?.(false);
          return (confirmed: boolean) => {
            setAnswer(null);
            resolve(confirmed);
          };
        });
      }),
    [],
  );

  return (
    <RecentSignInContext value={ask}>
      {children}
      {answer && <PasswordDialog email={email} onAnswer={answer} />}
    </RecentSignInContext>
  );
}

/**
 * For calls that the server answers only after a recent sign-in: `await withPassword(() => request(...))` makes the
 * call, asks for the password where that is needed, and makes it again. Resolves to null where the dialog is closed.
 */
export function useRecentSignIn() {
  const ask = useContext(RecentSignInContext);
  if (!ask) throw new Error("useRecentSignIn needs a RecentSignInProvider above it");
  return useCallback(
    async <Answer,>(call: () => Promise<Answer>): Promise<Answer | null> => {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof RequestError) || error.needs !== "password") throw error;
        return (await ask()) ? call() : null;
      }
    },
    [ask],
  );
}
