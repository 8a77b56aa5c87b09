import { parseUrl } from "@/lib/platform/address/parse-url";
import { hrefOf } from "./call-path";
import { isHost } from "./host";

/** The path of browsers' reports about blocked content. */
export const REPORTS_PATH = hrefOf("POST /csp-reports");

/** The sources of the payment provider: docs.stripe.com/security/guide. */
const stripe = {
  script: "https://js.stripe.com https://*.js.stripe.com",
  connect: "https://api.stripe.com",
  frame: "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
};

/** The hash of the style sheet that `sonner` adds to the page, and of the empty one before it. */
export const TOAST_STYLES = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";
const NO_STYLES = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** `ordering`: pages with payment; `portal`: everything but these and the site. */
export type PageKind = "site" | "ordering" | "portal";

type PagePolicy = {
  kind: PageKind;
  nonce: string;
  /** The API endpoint of the settings. */
  apiUrl?: string | undefined;
  development?: boolean;
  /** The origins of other sites that the page frames. */
  frames?: readonly string[];
};

function originOf(address: string | undefined): string | null {
  const url = address ? parseUrl(address) : null;
  return url && /^https?:$/.test(url.protocol) && isHost(url.host) ? url.origin : null;
}

/**
 * Returns the sources of style sheets. Guests' dialogs write style sheets that depend on the window into cached pages,
 * which have no nonce.
 */
function styleSources({ kind, nonce, development }: PagePolicy): string {
  if (development || kind === "ordering") return "'unsafe-inline'";
  return kind === "portal" ? `'nonce-${nonce}' ${TOAST_STYLES} ${NO_STYLES}` : `'nonce-${nonce}'`;
}

export function pagePolicy(page: PagePolicy): string {
  const { kind, nonce, apiUrl, development = false, frames = [] } = page;
  const isOrdering = kind === "ordering";
  const sources = (...all: (string | null | false)[]) => ["'self'", ...all].filter(Boolean).join(" ");
  return [
    "default-src 'self'",
    `script-src ${sources(`'nonce-${nonce}'`, development && "'unsafe-eval'", isOrdering && stripe.script)}`,
    `style-src ${sources(styleSources(page))}`,
    // React writes `style` attributes, which can't run code and affect only their element.
    "style-src-attr 'unsafe-inline'",
    // Previews of social networks load pictures from any host.
    `img-src ${sources("data:", "blob:", kind === "portal" && "https: http:")}`,
    "font-src 'self'",
    `connect-src ${sources(originOf(apiUrl), isOrdering && stripe.connect)}`,
    `frame-src ${sources(isOrdering && stripe.frame, ...frames)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    // Browsers send reports of `report-to` by HTTPS only, and minutes later.
    `report-uri ${REPORTS_PATH}`,
  ].join("; ");
}

export const nonceSource = /'nonce-([^']+)'/;

/** Returns the nonce of a policy's scripts; undefined without one. */
export const nonceOf = (policy: string): string | undefined => nonceSource.exec(policy)?.[1];

export function pageHeaders(page: PagePolicy): Record<string, string> {
  return {
    "Content-Security-Policy": pagePolicy(page),
    // The payment provider may open a window that communicates with the page.
    "Cross-Origin-Opener-Policy": page.kind === "ordering" ? "same-origin-allow-popups" : "same-origin",
  };
}
