import { timingSafeEqual } from "node:crypto";
import { remember } from "@/lib/platform/runtime/remember";

/** The cookie of browsers that may see a site that is coming soon. */
export const PREVIEW_COOKIE = "site_preview";

/** A path below grants the cookie. */
export const PREVIEW_FOLDER = "/site-preview/";

/** The attributes of the cookie; a link in a message must send it. */
export function previewCookie(secure: boolean) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure } as const;
}

const kept = remember("preview secret", () => ({ secret: "" }));

/** Stores the secret of a site that is coming soon; empty for a public one, which needs no preview. */
export function keepPreviewSecret(secret: string) {
  kept.secret = secret;
}

/** Returns the secret of a site that is coming soon; empty for a public one. */
export const previewSecret = () => kept.secret;

/** Compares a secret with the site's; false for a public site. */
export function isPreviewSecret(given: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(kept.secret)];
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}

/** Returns whether a `Cookie` header grants the preview of a site that is coming soon. */
export function isPreviewing(cookies: string | null | undefined): boolean {
  if (kept.secret === "" || !cookies) return false;
  return cookies
    .split(";")
    .some(
      (pair) =>
        pair.trim().startsWith(`${PREVIEW_COOKIE}=`) &&
        isPreviewSecret(pair.trim().slice(PREVIEW_COOKIE.length + 1)),
    );
}
