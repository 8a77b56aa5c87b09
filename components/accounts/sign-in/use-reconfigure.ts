"use client";

import { useState } from "react";
import { useConfirm } from "@/components/ui/dialog-provider";
import { useConfirmedIdentity } from "@/components/ui/identity-prompt";
import { RequestError, request } from "@/lib/platform/http/client";
import type { ResetInput } from "@/lib/setup/schema";

export type ReconfigureFailure = { message: string; needsSignIn: boolean };

type Credentials = Pick<ResetInput, "email" | "password">;

/** Asks for confirmation, resets the configuration and goes to the wizard. */
export function useReconfigure() {
  const confirm = useConfirm();
  const withPassword = useConfirmedIdentity();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<ReconfigureFailure | null>(null);

  /** `credentials` prove an owner who is not signed in. */
  async function reconfigure(credentials: Credentials = {}) {
    setFailure(null);
    const agreed = await confirm({
      title: "Reconfigure this application?",
      content:
        "The configuration is reset and the setup wizard opens. Accounts, pages, templates and orders are kept.",
      confirmLabel: "Reconfigure",
      tone: "danger",
    });
    if (!agreed) return;
    setPending(true);
    try {
      const body: ResetInput = { isConfigured: false, ...credentials };
      const answer = await withPassword(() => request("/config/save", { method: "POST", body }));
      if (answer === null) return setPending(false);
      window.location.assign("/setup");
    } catch (error) {
      setPending(false);
      setFailure(explain(error));
    }
  }

  return { reconfigure, pending, failure, forgetFailure: () => setFailure(null) };
}

function explain(error: unknown): ReconfigureFailure {
  if (!(error instanceof RequestError)) throw error;
  const hasStep = error.needs === "code" || error.needs === "passkey";
  if (hasStep) return { message: "This account has a second step. Sign in first.", needsSignIn: true };
  return { message: error.message, needsSignIn: error.status === 401 || error.status === 403 };
}
