"use client";

import { useState } from "react";
import { useSession } from "@/components/accounts/sessions/session-provider";
import { PIN_LENGTH } from "@/lib/accounts/pins/schema";
import type { LoginAnswer } from "@/lib/accounts/schema";
import { RequestError, request } from "@/lib/platform/http/client";

/** Where the kitchen works. */
const AFTERWARDS = "/admin/orders";

/** The digits that were typed, and signing in once there are six. */
export function usePin(userId: string) {
  const { signIn } = useSession();
  const [digits, setDigits] = useState("");
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState("");

  async function send(pin: string) {
    setPending(true);
    try {
      const body = { userId, pin };
      const { token, user } = await request<LoginAnswer>("/auth/pin", { method: "POST", body });
      signIn(token, user, false);
      window.location.replace(AFTERWARDS);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFailure(error.message);
      setDigits("");
      setPending(false);
    }
  }

  /** Takes what the field holds now; the sixth digit signs in. */
  function type(text: string) {
    if (pending) return;
    const next = text.replace(/\D/g, "").slice(0, PIN_LENGTH);
    setFailure("");
    setDigits(next);
    if (next.length === PIN_LENGTH) void send(next);
  }

  return { digits, type, pending, failure };
}
