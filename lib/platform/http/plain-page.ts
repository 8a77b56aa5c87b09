import { escapeHtml } from "./escape-html";
import { sourceHash } from "./source-hash";

const styles = `
:root {
  --canvas: oklch(0.974 0.007 130);
  --ink: oklch(0.235 0.025 168);
  --ink-soft: oklch(0.455 0.022 168);
  --brand: oklch(0.405 0.078 166);
  --on-brand: oklch(0.985 0.012 130);
  --brass: oklch(0.795 0.135 80);
  --danger: oklch(0.5 0.18 27);
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: oklch(0.178 0.014 170);
    --ink: oklch(0.945 0.012 130);
    --ink-soft: oklch(0.745 0.02 150);
    --brand: oklch(0.81 0.115 160);
    --on-brand: oklch(0.2 0.04 168);
    --brass: oklch(0.82 0.125 82);
    --danger: oklch(0.76 0.13 25);
  }
}
body {
  display: grid;
  min-height: 100vh;
  min-height: 100dvh;
  margin: 0;
  padding: 1.5rem;
  box-sizing: border-box;
  place-content: center;
  background: var(--canvas);
  color: var(--ink);
  font: 1rem/1.5625 system-ui, "Segoe UI", sans-serif;
}
main { max-width: 28rem; overflow-wrap: anywhere; }
main::before {
  content: "";
  display: block;
  width: 5rem;
  height: 0.625rem;
  margin-bottom: 1.5rem;
  background: radial-gradient(50% 100% at 50% 0, var(--brass) 97%, #0000) 0 0 / 1.25rem 100%;
}
h1 { margin: 0; font-size: 2.125rem; line-height: 1.12; letter-spacing: -0.018em; text-wrap: balance; }
p { margin: 0.75rem 0 1.75rem; white-space: pre-line; color: var(--ink-soft); text-wrap: pretty; }
a {
  display: inline-block;
  padding: 0.625rem 1.25rem;
  border-radius: 0.6875rem;
  background: var(--brand);
  color: var(--on-brand);
  font-weight: 600;
  text-decoration: none;
}
p.quiet { margin: 2.5rem 0 0; font-size: 0.875rem; }
.quiet a { padding: 0.625rem 0; background: none; color: inherit; font-weight: 400; text-decoration: underline; }
a:focus-visible { outline: 2.5px solid var(--brand); outline-offset: 2px; }
`;

/** A header of answers with status 503 that are intended, not an outage: they replace kept pages. */
export const INTENDED_HEADER = "x-intended-status";

type PlainPage = {
  title: string;
  /** HTML, with all texts escaped. */
  content: string;
  /** HTML of the head besides the title. */
  head?: string;
  language?: string;
  direction?: "ltr" | "rtl";
  /** By default 503. */
  status?: number;
  /** CSS besides that of the page. */
  styles?: string;
  /** True if the page has a form that is sent to this site. */
  sendsForm?: boolean;
  /** Seconds until a client may ask again. */
  retryAfter?: number | undefined;
  /** True if the site is unavailable by the owner's decision. */
  isIntended?: boolean;
};

/** An answer, by default with status 503, that needs neither React nor a file. Its colours are copied from `app/theme.css`. */
export function plainPage({
  title,
  content,
  head = "",
  language = "en",
  direction = "ltr",
  status = 503,
  styles: ownStyles = "",
  sendsForm = false,
  retryAfter,
  isIntended = false,
}: PlainPage) {
  const css = styles + ownStyles;
  const page = `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
${head}<title>${escapeHtml(title)}</title>
<style>${css}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>`;
  return new Response(page, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src ${sourceHash(css)}; base-uri 'none'; form-action ${sendsForm ? "'self'" : "'none'"}; frame-ancestors 'self'`,
      ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
      ...(isIntended && { [INTENDED_HEADER]: "503" }),
      "cache-control": "no-store",
    },
  });
}
