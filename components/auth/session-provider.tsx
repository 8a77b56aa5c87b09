"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { clearToken, readToken, storeToken } from "@/lib/auth/client";
import type { AuthUser } from "@/lib/auth/schema";
import { RequestError, request, setApiBase, setBearerSource } from "@/lib/http/client";

type SessionState = { user: AuthUser | null; status: "loading" | "signed-out" | "signed-in" };

type Session = SessionState & {
  signIn: (token: string, user: AuthUser, remember: boolean) => void;
  signOut: () => Promise<void>;
};

const SessionContext = createContext<Session | null>(null);

const signedOut: SessionState = { user: null, status: "signed-out" };

setBearerSource(readToken);

type SessionProviderProps = {
  /** The configured API endpoint, if there is one. */
  apiUrl?: string | undefined;
  children: ReactNode;
};

/** Knows who is signed in. On start a stored token is verified; one that the server refuses is removed. */
export function SessionProvider({ apiUrl, children }: SessionProviderProps) {
  const [state, setState] = useState<SessionState>({ user: null, status: "loading" });

  useEffect(() => {
    if (apiUrl) setApiBase(apiUrl);
  }, [apiUrl]);

  useEffect(() => {
    const ended = new AbortController();
    void verifyStoredToken(ended.signal).then((verified) => {
      if (!ended.signal.aborted) setState(verified);
    });
    return () => ended.abort();
  }, []);

  const signIn = useCallback<Session["signIn"]>((token, user, remember) => {
    storeToken(token, remember);
    setState({ user, status: "signed-in" });
  }, []);

  const signOut = useCallback(async () => {
    await request("/auth/logout", { method: "POST" }).catch(() => undefined);
    clearToken();
    setState(signedOut);
    window.location.assign("/");
  }, []);

  const session = useMemo(() => ({ ...state, signIn, signOut }), [state, signIn, signOut]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

async function verifyStoredToken(signal: AbortSignal): Promise<SessionState> {
  if (!readToken()) return signedOut;
  try {
    const { user } = await request<{ user: AuthUser }>("/auth/verify", { signal });
    return { user, status: "signed-in" };
  } catch (error) {
    const refused = error instanceof RequestError && error.status === 401;
    if (refused && !signal.aborted) {
      clearToken();
      if (window.location.pathname !== "/") window.location.assign("/");
    }
    return signedOut;
  }
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}
