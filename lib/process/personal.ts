import type { IncomingHttpHeaders } from "node:http";
import { TOKEN_KEY } from "@/lib/accounts/sessions/cookie";
import { RESET_COOKIE, SETUP_COOKIE } from "@/lib/setup/schema";

/** Requests with one of these get a personal answer. */
const ownCookies = [TOKEN_KEY, RESET_COOKIE, SETUP_COOKIE, "next-auth.", "__prerender_bypass"];
/** By these Next.js' own router asks for a page's data. */
const routerHeaders = ["rsc", "next-router-prefetch", "next-router-state-tree", "next-action"];

/** Whether a request may get another answer than everybody else's. */
export function isPersonal(headers: IncomingHttpHeaders): boolean {
  const { authorization, cookie } = headers;
  if (authorization !== undefined) return true;
  if (cookie !== undefined && ownCookies.some((name) => cookie.includes(name))) return true;
  return routerHeaders.some((name) => headers[name] !== undefined);
}
