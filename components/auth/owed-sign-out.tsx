"use client";

import { useEffect } from "react";
import { payOwedSignOut } from "@/lib/auth/owed-sign-out";

/** For pages that know nobody who is signed in: tells the server of a sign-out that it did not answer. */
export function OwedSignOut() {
  useEffect(() => void payOwedSignOut(), []);
  return null;
}
