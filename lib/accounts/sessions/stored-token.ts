import { TOKEN_KEY } from "./cookie";
import { clearPendingSignOut } from "./pending-sign-out";
import { storages } from "./storages";

/** The local storage key that stays after signing out; it doesn't identify the user. */
const SIGNED_IN_BEFORE_KEY = "signed_in_before";

/** Returns the stored token, which may have expired; null without one. */
export function storedToken(): string | null {
  const { local, session } = storages();
  return local?.getItem(TOKEN_KEY) ?? session?.getItem(TOKEN_KEY) ?? null;
}

/** Stores the token in local storage with `remember`, else in session storage, which ends with the tab. */
export function storeToken(token: string, remember: boolean): void {
  clearToken();
  clearPendingSignOut();
  const { local, session } = storages();
  (remember ? local : session)?.setItem(TOKEN_KEY, token);
  local?.setItem(SIGNED_IN_BEFORE_KEY, "true");
}

/** Returns whether any user has ever signed in with this browser. */
export const hasSignedInBefore = (): boolean => storages().local?.getItem(SIGNED_IN_BEFORE_KEY) === "true";

export function clearToken(): void {
  const { local, session } = storages();
  local?.removeItem(TOKEN_KEY);
  session?.removeItem(TOKEN_KEY);
}
