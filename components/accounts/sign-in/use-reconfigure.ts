"use client";

import { useState } from "react";
import { useConfirm } from "@/components/ui/dialog-provider";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { RequestError } from "@/lib/platform/http/client";
import type { ResetInput } from "@/lib/setup/schema";

export type ReconfigureFailure = { message: string; needsSignIn: boolean };

/** Resets the configuration after a confirmation, and opens the wizard. */
export function useReconfigure() {
  const confirm = useConfirm();
  const { pending, act } = useAction();
  const [failure, setFailure] = useState<ReconfigureFailure | null>(null);

  /** Resets the configuration. `credentials` returns the email and password that were typed without signing in. */
  async function reconfigure(credentials?: () => Pick<ResetInput, "email" | "password">) {
    setFailure(null);
    const agreed = await confirm({
      title: "Reconfigure this application?",
      content:
        "The configuration is reset and the setup wizard opens. Accounts, pages, templates and orders are kept.",
      confirmLabel: "Reconfigure",
      tone: "danger",
    });
    if (!agreed) return;
    const body: ResetInput = { isConfigured: false, ...credentials?.() };
    await act("reset", () => call("POST /config/save", { body }), {
      onDone: () => window.location.assign("/setup"),
      leaves: true,
      showRefusal(refusal) {
        setFailure(explain(refusal));
        return true;
      },
    });
  }

  return { reconfigure, pending: pending !== null, failure, clearFailure: () => setFailure(null) };
}

function explain({ message, needs, status }: RequestError): ReconfigureFailure {
  const hasStep = needs === "code" || needs === "passkey";
  if (hasStep) return { message: "This account has a second step. Sign in first.", needsSignIn: true };
  return { message, needsSignIn: status === 401 || status === 403 };
}
