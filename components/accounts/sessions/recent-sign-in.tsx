"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import { RequestError } from "@/lib/platform/http/client";

const loadDialog = async () =>
  (await import("@/components/accounts/password/password-dialog")).PasswordDialog;

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

  const { value: PasswordDialog, failed, retry } = useLoaded(loadDialog, answer !== null);
  useEffect(() => {
    if (!failed) return;
    answer?.(false);
    retry();
  }, [failed, retry, answer]);

  return (
    <RecentSignInContext value={ask}>
      {children}
      {answer && PasswordDialog && <PasswordDialog email={email} onAnswer={answer} />}
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
