"use client";

import { useEffect } from "react";
import { completePendingSignOut } from "@/lib/auth/pending-sign-out";

/** For pages that know nobody who is signed in: tells the server of a sign-out that it did not answer. */
export function PendingSignOut() {
  useEffect(() => void completePendingSignOut(), []);
  return null;
}
