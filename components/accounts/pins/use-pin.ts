"use client";

import { useState } from "react";
import { useSession } from "@/components/accounts/sessions/session-provider";
import { useAction } from "@/components/ui/use-action";
import { PIN_LENGTH } from "@/lib/accounts/pins/schema";
import { call } from "@/lib/api/call";

/** Where the kitchen works. */
const AFTERWARDS = "/admin/orders";

/** The digits that were typed, and signing in once there are six. */
export function usePin(userId: string) {
  const { signIn } = useSession();
  const [digits, setDigits] = useState("");
  const { pending, error, clearError, act } = useAction({
    refusals: "inline",
    onRefused: () => setDigits(""),
  });

  const send = (pin: string) =>
    act("sign in", () => call("POST /auth/pin", { body: { userId, pin } }), {
      onDone({ token, user }) {
        signIn(token, user, false);
        window.location.replace(AFTERWARDS);
      },
      leaves: true,
    });

  /** Takes what the field holds now; the sixth digit signs in. */
  function type(text: string) {
    if (pending) return;
    const next = text.replace(/\D/g, "").slice(0, PIN_LENGTH);
    clearError();
    setDigits(next);
    if (next.length === PIN_LENGTH) void send(next);
  }

  return { digits, type, pending: pending !== null, failure: error };
}
