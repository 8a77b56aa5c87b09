import { hrefOf } from "@/lib/platform/http/call-path";
import { PENDING_SIGN_OUT } from "./cookie";
import { storages } from "./storages";

/** The maximum lifetime of a session, in seconds. */
const MAX_AGE_SECONDS = 31 * 24 * 3600;

const mark = (value: string, seconds: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${PENDING_SIGN_OUT}=${value}; path=/; samesite=strict; max-age=${seconds}`;
};

const TIMEOUT_MS = 20_000;

/** Marks a sign-out as pending: only the server can remove the session cookie. */
export function markSignOutPending() {
  storages().local?.setItem(PENDING_SIGN_OUT, "1");
  mark("1", MAX_AGE_SECONDS);
}

export const isSignOutPending = () => storages().local?.getItem(PENDING_SIGN_OUT) === "1";

export function clearPendingSignOut() {
  storages().local?.removeItem(PENDING_SIGN_OUT);
  mark("", 0);
}

/**
 * Repeats a sign-out that did not reach the server; if it fails, it stays pending. Uses `fetch` with the session
 * cookie only, because every public page loads this code.
 */
export async function completePendingSignOut(): Promise<void> {
  if (!isSignOutPending()) return;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status } = await fetch(hrefOf("POST /auth/logout"), {
      method: "POST",
      keepalive: true,
      signal,
    });
    if (ok || status === 401) clearPendingSignOut();
  } catch {
    // The next page tries again.
  }
}
