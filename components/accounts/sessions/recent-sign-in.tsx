"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { IdentityPromptContext } from "@/components/ui/identity-prompt";
import { useLoaded } from "@/components/ui/use-loaded";

const loadDialog = async () =>
  (await import("@/components/accounts/password/password-dialog")).PasswordDialog;

type RecentSignInProviderProps = { email: string | undefined; children: ReactNode };

/** Asks for the password if a call needs a recent sign-in. */
export function RecentSignInProvider({ email, children }: RecentSignInProviderProps) {
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);
  const asked = useRef<Promise<boolean>>(null);

  /** Concurrent calls share one dialog. */
  const ask = useCallback(() => {
    asked.current ??= new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(() => {
      asked.current = null;
      setAnswer(null);
    });
    return asked.current;
  }, []);

  const { value: PasswordDialog, failed, retry } = useLoaded(loadDialog, answer !== null);
  useEffect(() => {
    if (!failed) return;
    answer?.(false);
    retry();
  }, [failed, retry, answer]);

  return (
    <IdentityPromptContext value={ask}>
      {children}
      {answer && PasswordDialog && <PasswordDialog email={email} onAnswer={answer} />}
    </IdentityPromptContext>
  );
}
