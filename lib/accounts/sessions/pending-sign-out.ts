import { PENDING_SIGN_OUT } from "./cookie";
import { storages } from "./storages";

/** As long as a session lasts at most, in seconds. */
const MARK_SECONDS = 31 * 24 * 3600;

const mark = (value: string, seconds: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${PENDING_SIGN_OUT}=${value}; path=/; samesite=strict; max-age=${seconds}`;
};

/** How long the server may take to answer, in milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * Records that the server has yet to be told of a sign-out: scripts can't remove the session cookie, only the server
 * can.
 */
export function markSignOutPending() {
  storages().local?.setItem(PENDING_SIGN_OUT, "1");
  mark("1", MARK_SECONDS);
}

export const isSignOutPending = () => storages().local?.getItem(PENDING_SIGN_OUT) === "1";

export function clearPendingSignOut() {
  storages().local?.removeItem(PENDING_SIGN_OUT);
  mark("", 0);
}

/**
 * Repeats a sign-out that did not reach the server; where it fails again, it stays pending. It uses `fetch` alone,
 * with the session cookie, because every public page loads this code.
 */
export async function completePendingSignOut(): Promise<void> {
  if (!isSignOutPending()) return;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status } = await fetch("/api/auth/logout", { method: "POST", keepalive: true, signal });
    if (ok || status === 401) clearPendingSignOut();
  } catch {
    // Nothing answered: the next page tries again.
  }
}
