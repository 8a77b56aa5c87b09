import { safeReturnUrl } from "@/lib/accounts/sign-in/return-url";
import { sourceHash } from "@/lib/platform/http/source-hash";

/** The query that marks a template's page inside the frame of `signInPage`. */
const FRAMED = "framed";

export const isFramed = ({ searchParams }: URL) => searchParams.has(FRAMED);

const styles = `
body { display: flex; flex-direction: column; height: 100vh; height: 100dvh; margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
section { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; padding: 0.5rem 1rem; background: #0d4a37; color: #f4f7ea; }
p { flex: 1 1 16rem; margin: 0.25rem 0; }
b { display: block; }
small { font-size: 0.875rem; }
a { padding: 0.625rem 1.125rem; border-radius: 0.6875rem; color: inherit; font-weight: 600; }
a:first-of-type { background: #e9b44c; color: #1c2420; text-decoration: none; }
a:focus-visible { outline: 2.5px solid #f4f7ea; outline-offset: 2px; }
iframe { flex: 1; min-height: 0; border: 0; background: #fff; }`;

/** Only allows to frame a page of this site. */
const POLICY = `default-src 'none'; style-src ${sourceHash(styles)}; frame-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** The address without the return URL, and with `added` in its query. */
function without({ pathname, searchParams }: URL, added: Record<string, string> = {}): string {
  const query = new URLSearchParams(searchParams);
  query.delete("returnUrl");
  for (const [name, value] of Object.entries(added)) query.set(name, value);
  return [pathname, query.toString()].filter(Boolean).join("?").replaceAll("&", "&amp;");
}

/**
 * Asks a visitor who was redirected from a protected page to sign in, while a template is active: shows a notice above
 * the template's page. That is in a frame, so that the notice covers nothing and neither styles the other. The notice
 * closes by a link, so that it needs no script. Null if there is no return URL.
 */
export function signInPage(url: URL): Response | null {
  const returnUrl = safeReturnUrl(url.searchParams.get("returnUrl") ?? undefined, "");
  if (!returnUrl) return null;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in to continue</title>
<style>${styles}</style>
</head>
<body>
<section aria-labelledby="title">
<p><b id="title">Sign in to continue</b> <small>The page you asked for is for people with an account.</small></p>
<a href="/login?returnUrl=${encodeURIComponent(returnUrl)}">Sign in</a>
<a href="${without(url)}">Close</a>
</section>
<iframe src="${without(url, { [FRAMED]: "1" })}" title="The site"></iframe>
</body>
</html>`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": POLICY,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-cache",
    },
  });
}
