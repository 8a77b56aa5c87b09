import { parseUrl } from "@/lib/platform/address/parse-url";
import { isHost } from "./host";

/** Where browsers report what a policy stopped. */
export const REPORTS_PATH = "/api/csp-reports";

/** Where the payment provider's script and its frames come from: docs.stripe.com/security/guide. */
const stripe = {
  script: "https://js.stripe.com https://*.js.stripe.com",
  connect: "https://api.stripe.com",
  frame: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
};

/** The style sheet of the toasts, which `sonner` adds to the page itself, and what it is before it has text. */
export const TOAST_STYLES = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";
const NO_STYLES = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** `site`: what visitors see; `ordering`: where they may pay; `portal`: everything else. */
export type PageKind = "site" | "ordering" | "portal";

type PagePolicy = {
  kind: PageKind;
  /** Random, and new for each answer. */
  nonce: string;
  /** The API endpoint of the settings, which calls go to. */
  apiUrl?: string | undefined;
  development?: boolean;
};

function originOf(address: string | undefined): string | null {
  const url = address ? parseUrl(address) : null;
  return url && /^https?:$/.test(url.protocol) && isHost(url.host) ? url.origin : null;
}

/**
 * Where styles may come from, besides style attributes. Dialogs of guests write a style sheet, whose text depends on
 * the window, into pages that are kept and so have no nonce.
 */
function styleSources({ kind, nonce, development }: PagePolicy): string {
  if (development || kind === "ordering") return "'unsafe-inline'";
  return kind === "portal" ? `'nonce-${nonce}' ${TOAST_STYLES} ${NO_STYLES}` : `'nonce-${nonce}'`;
}

/** The Content-Security-Policy of one answer with a page of ours. */
export function pagePolicy(page: PagePolicy): string {
  const { kind, nonce, apiUrl, development = false } = page;
  const isOrdering = kind === "ordering";
  const sources = (...all: (string | null | false)[]) => ["'self'", ...all].filter(Boolean).join(" ");
  return [
    "default-src 'self'",
    `script-src ${sources(`'nonce-${nonce}'`, development && "'unsafe-eval'", isOrdering && stripe.script)}`,
    `style-src ${sources(styleSources(page))}`,
    // React writes `style` attributes, which run nothing and reach only their own element.
    "style-src-attr 'unsafe-inline'",
    // Previews of what social networks show load pictures from wherever they are.
    `img-src ${sources("data:", "blob:", kind === "portal" && "https: http:")}`,
    "font-src 'self'",
    `connect-src ${sources(originOf(apiUrl), isOrdering && stripe.connect)}`,
    `frame-src ${sources(isOrdering && stripe.frame)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // `report-to` would take its place, and browsers then report by HTTPS only, and minutes later.
    `report-uri ${REPORTS_PATH}`,
  ].join("; ");
}

/** The headers of a page, besides what every answer says. */
export function pageHeaders(page: PagePolicy): Record<string, string> {
  return {
    "Content-Security-Policy": pagePolicy(page),
    // Paying may open a window of the payment provider that speaks with ours.
    "Cross-Origin-Opener-Policy": page.kind === "ordering" ? "same-origin-allow-popups" : "same-origin",
  };
}
