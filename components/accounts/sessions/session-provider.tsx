"use client";

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useAlert } from "@/components/ui/dialog-provider";
import { HoldsChangesContext } from "@/components/ui/holds-changes";
import { deleteKeptOf, deleteKeptOrders, keptUser } from "@/components/ui/kept-data";
import { notify } from "@/components/ui/messages";
import type { SentUser } from "@/lib/accounts/answers";
import { TOKEN_KEY } from "@/lib/accounts/sessions/cookie";
import {
  completePendingSignOut,
  isSignOutPending,
  markSignOutPending,
} from "@/lib/accounts/sessions/pending-sign-out";
import { clearToken, storeToken } from "@/lib/accounts/sessions/stored-token";
import { call } from "@/lib/api/call";
import { api, setApiBase } from "@/lib/platform/http/api-source";
import { RequestError } from "@/lib/platform/http/client";
import { RecentSignInProvider } from "./recent-sign-in";

type SessionState = { user: SentUser | null; status: "loading" | "signed-out" | "signed-in" };

type Session = SessionState & {
  signIn: (token: string, user: SentUser, remember: boolean) => void;
  /**
   * @returns false if it failed: the user stays signed in and sees an error. `evenUnanswered` succeeds without an answer:
   * the browser deletes its token, and notifies the server later.
   */
  signOut: (how?: { evenUnanswered: true; to?: string | undefined }) => Promise<boolean>;
};

const SessionContext = createContext<Session | null>(null);

const signedOut: SessionState = { user: null, status: "signed-out" };

type IsProtected = (path: string) => boolean;

const nothingIsProtected: IsProtected = () => false;

export type SessionProviderProps = {
  /** The configured API endpoint, if any. */
  apiUrl?: string | undefined;
  /** Returns whether a page requires signing in; by default the provided ones are for everyone. */
  isProtected?: IsProtected;
  children: ReactNode;
};

/**
 * Provides the signed-in user. Verifies a stored token on start, after a sign-out in another tab, when the browser
 * restores the page, and when a page of the portal becomes visible; removes a refused token.
 */
export function SessionProvider({
  apiUrl,
  isProtected = nothingIsProtected,
  children,
}: SessionProviderProps) {
  const [state, setState] = useState<SessionState>({ user: null, status: "loading" });
  const holdsChanges = useContext(HoldsChangesContext);
  const alert = useAlert();

  useEffect(() => {
    if (apiUrl) setApiBase(apiUrl);
  }, [apiUrl]);

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const verify = async ({ onlyRefusal = false } = {}) => {
      const verified = await verifySession(signal, isProtected(window.location.pathname));
      if (signal.aborted || (onlyRefusal && !verified.wasRefused)) return;
      setState(verified);
      if (!verified.wasRefused) return;
      await deleteKeptOrders();
      leaveSignedOut(holdsChanges());
    };
    const afterStorage = ({ key, newValue }: StorageEvent) => {
      // The page around the frame handles its own sign-out.
      if (window.self !== window.top) return;
      if (key === null || (key === TOKEN_KEY && newValue === null)) void verify();
    };
    const afterRestoring = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void verify();
    };
    // The session may have been ended from another browser meanwhile.
    const afterReturning = () => {
      if (document.visibilityState !== "visible" || !isProtected(window.location.pathname)) return;
      void verify({ onlyRefusal: true });
    };
    window.addEventListener("storage", afterStorage, { signal });
    window.addEventListener("pageshow", afterRestoring, { signal });
    document.addEventListener("visibilitychange", afterReturning, { signal });
    void verify();
    return () => ended.abort();
  }, [holdsChanges, isProtected]);

  const signIn = useCallback<Session["signIn"]>((token, user, remember) => {
    storeToken(token, remember);
    void deleteKeptOrders(user.id);
    setState({ user, status: "signed-in" });
  }, []);

  // In a ref, as components load again when `signOut` changes.
  const userId = useRef(state.user?.id);
  useEffect(() => {
    userId.current = state.user?.id;
  }, [state.user]);
  const signOut = useCallback<Session["signOut"]>(
    async (how) => {
      const outcome = await endSession();
      const isUntold = outcome === "unanswered" && how?.evenUnanswered === true;
      if (outcome !== "ended" && !isUntold) {
        notify.error("Could not sign out. Please try again.", { description: "You are still signed in." });
        return false;
      }
      if (isUntold) markSignOutPending();
      clearToken();
      const known = userId.current ?? keptUser();
      await (known ? deleteKeptOf(known) : deleteKeptOrders());
      setState(signedOut);
      if (isUntold) await alert(signedOutHereOnly);
      window.location.assign(how?.to ?? "/");
      return true;
    },
    [alert],
  );

  const session = useMemo(() => ({ ...state, signIn, signOut }), [state, signIn, signOut]);
  return (
    <SessionContext value={session}>
      <RecentSignInProvider email={state.user?.email}>{children}</RecentSignInProvider>
    </SessionContext>
  );
}

const signedOutHereOnly = {
  title: "Signed out in this browser only",
  content:
    "You are signed out in this browser, but the server did not answer. This browser will sign out there as soon as the server is back. On a shared computer, close the browser too.",
  mustAnswer: true,
};

/** Ends the session on the server; an unknown session counts as ended. */
async function endSession(): Promise<"ended" | "unanswered" | "failed"> {
  try {
    await call("POST /auth/logout");
    return "ended";
  } catch (error) {
    if (isRefusal(error)) return "ended";
    return error instanceof RequestError && error.status === 0 ? "unanswered" : "failed";
  }
}

const isRefusal = (error: unknown) => error instanceof RequestError && error.status === 401;

/** Verifies without a stored token too, since the session cookie may have opened this page. */
async function verifySession(
  signal: AbortSignal,
  isOnProtectedPage: boolean,
): Promise<SessionState & { wasRefused?: true }> {
  if (isSignOutPending()) {
    await completePendingSignOut();
    return isOnProtectedPage ? { ...signedOut, wasRefused: true } : signedOut;
  }
  const token = await api.readBearer();
  if (!isOnProtectedPage && !token) return signedOut;
  const readUser = () => call("GET /auth/verify", { signal });
  try {
    // Again if refused: a sign-in in another tab may have replaced the session of the first request meanwhile.
    const { user } = await readUser().catch((error) => {
      if (isRefusal(error) && !signal.aborted) return readUser();
      throw error;
    });
    return { user, status: "signed-in" };
  } catch (error) {
    if (!isRefusal(error) || signal.aborted) return signedOut;
    if (token) api.dropBearer(token);
    // A token that another tab has stored since was not refused.
    return (await api.readBearer()) ? signedOut : { ...signedOut, wasRefused: true };
  }
}

/** Opens the landing page, unless that would lose typed text or the sign-in page is open. */
function leaveSignedOut(holdsChanges: boolean) {
  if (holdsChanges) {
    notify.error("You are signed out. Sign in again in another tab, then save.", {
      description: "Your edits are still here.",
    });
  } else if (!["/", "/login"].includes(window.location.pathname)) {
    window.location.assign("/");
  }
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("SessionProvider is missing");
  return session;
}
