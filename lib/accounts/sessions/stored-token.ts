import { TOKEN_KEY } from "./cookie";
import { storages } from "./storages";

/** Returns the stored token, which may have expired; null without one. */
export function storedToken(): string | null {
  const { local, session } = storages();
  return local?.getItem(TOKEN_KEY) ?? session?.getItem(TOKEN_KEY) ?? null;
}
