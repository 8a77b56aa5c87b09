"use client";

import { useState } from "react";
import { useRead } from "@/components/ui/use-read";
import type { SignInPage } from "@/lib/auth/schema";
import { RequestError, request } from "@/lib/http/client";

const LOAD_FAILED = "Older sign-ins could not be loaded";
const path = "/users/sign-ins";

/** Tries to sign in, page by page. The first page is kept current for as long as nobody has gone on from it. */
export function useSignIns(sent: SignInPage) {
  const [initial] = useState(sent);
  const [older, setOlder] = useState<SignInPage | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { data = initial } = useRead<SignInPage>(path, { initial, keepsUp: older === null });
  const next = older ? older.next : data.next;

  async function loadOlder() {
    if (next === null || isLoading) return;
    setLoading(true);
    setFailure(null);
    try {
      const page = await request<SignInPage>(`${path}?before=${next}`);
      setOlder({ signIns: [...(older?.signIns ?? []), ...page.signIns], next: page.next });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFailure(error.serverMessage ?? LOAD_FAILED);
    } finally {
      setLoading(false);
    }
  }

  return {
    signIns: [...data.signIns, ...(older?.signIns ?? [])],
    hasOlder: next !== null,
    isLoading,
    failure,
    loadOlder: () => void loadOlder(),
  };
}
