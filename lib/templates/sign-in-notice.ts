/** A bar over a template's page for a visitor who has to sign in before going on. */
export function signInNotice(returnUrl: string): string {
  const href = `/login?returnUrl=${encodeURIComponent(returnUrl)}`;
  return `<div role="status" style="all:initial;position:fixed;inset:0 0 auto 0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:center;align-items:center;padding:10px 16px;background:#0d4a37;color:#f4f7ea;font:16px/1.5 system-ui,sans-serif">Sign in to continue <a href="${href}" style="all:unset;cursor:pointer;padding:8px 16px;border-radius:8px;background:#e9b44c;color:#1c2420;font-weight:600;outline:revert;outline-offset:2px">Sign in</a></div>`;
}
