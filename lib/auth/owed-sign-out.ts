import { OWED_SIGN_OUT } from "./cookie";
import { storages } from "./storages";

/** As long as a session lasts at most, in seconds. */
const MARK_SECONDS = 31 * 24 * 3600;

const mark = (value: string, seconds: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${OWED_SIGN_OUT}=${value}; path=/; samesite=strict; max-age=${seconds}`;
};

/** How long the server may take to answer, in milliseconds. */
const TIMEOUT = 20_000;

/** Scripts can't remove the session cookie: the server has yet to be told that this browser signed out. */
export function oweSignOut() {
  storages().local?.setItem(OWED_SIGN_OUT, "1");
  mark("1", MARK_SECONDS);
}

export const owesSignOut = () => storages().local?.getItem(OWED_SIGN_OUT) === "1";

export function forgetOwedSignOut() {
  storages().local?.removeItem(OWED_SIGN_OUT);
  mark("", 0);
}

/**
 * Tells the server of a sign-out that it did not answer; where it does not now either, that stays owed. It needs no
 * more than the cookie, which is this site's own: every public page brings this, so it is small.
 */
export async function payOwedSignOut(): Promise<void> {
  if (!owesSignOut()) return;
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const { ok, status } = await fetch("/api/auth/logout", { method: "POST", keepalive: true, signal });
    if (ok || status === 401) forgetOwedSignOut();
  } catch {
    // Nothing answered: the next page tries again.
  }
}
