import type { IncomingHttpHeaders } from "node:http";
import { TOKEN_KEY } from "@/lib/accounts/sessions/cookie";
import { isPreviewing } from "@/lib/platform/http/preview";
import { RESET_COOKIE, SETUP_COOKIE } from "@/lib/setup/schema";

/** Cookies of personal answers. */
const ownCookies = [TOKEN_KEY, RESET_COOKIE, SETUP_COOKIE, "next-auth.", "__prerender_bypass"];
/** Headers of data requests by the router of Next.js. */
const routerHeaders = ["rsc", "next-router-prefetch", "next-router-state-tree", "next-action"];

/** Returns whether the answer to a request may differ from that for everyone else. */
export function isPersonal(headers: IncomingHttpHeaders): boolean {
  const { authorization, cookie } = headers;
  if (authorization !== undefined) return true;
  if (cookie !== undefined && ownCookies.some((name) => cookie.includes(name))) return true;
  return routerHeaders.some((name) => headers[name] !== undefined);
}

/** Returns whether a browser may see more than the page that announces the site. */
export const seesPreview = ({ cookie }: IncomingHttpHeaders) => isPreviewing(cookie);
