import { storages } from "./storages";

/** Scripts can't remove the session cookie: the server has yet to be told that this browser signed out. */
const OWED_KEY = "owed_sign_out";

/** How long the server may take to answer, in milliseconds. */
const TIMEOUT = 20_000;

export const oweSignOut = () => storages().local?.setItem(OWED_KEY, "1");
export const owesSignOut = () => storages().local?.getItem(OWED_KEY) === "1";
export const forgetOwedSignOut = () => storages().local?.removeItem(OWED_KEY);

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
