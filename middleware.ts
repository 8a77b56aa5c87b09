import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { verifyToken } from "@/lib/accounts/session-token";
import { sessionCookie } from "@/lib/accounts/sessions/request-token";
import { authenticateSession } from "@/lib/accounts/sessions/server";
import { safeReturnUrl } from "@/lib/accounts/sign-in/return-url";
import { comingSoonPage } from "@/lib/business-profile/coming-soon-page";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { configurationState, knownConfiguration } from "@/lib/installation/state.server";
import { type LanguageVisit, languageVisit } from "@/lib/languages/existing.server";
import { findPageAt, framesAt } from "@/lib/pages/published.server";
import { isHttps } from "@/lib/platform/http/origin";
import { pageHeaders } from "@/lib/platform/http/page-policy";
import {
  isPreviewing,
  isPreviewSecret,
  PREVIEW_COOKIE,
  PREVIEW_FOLDER,
  previewCookie,
  previewSecret,
} from "@/lib/platform/http/preview";
import { sharedFiles } from "@/lib/platform/http/security-headers.mjs";
import { unavailablePage } from "@/lib/platform/http/unavailable-page";
import { shownContact } from "@/lib/restaurants/hours/contact.server";
import { findRestaurantAt } from "@/lib/restaurants/published/server";
import { activeDocument } from "@/lib/seo/active-page.server";
import { redeemSetupLink } from "@/lib/setup/setup-link.server";
import { LANGUAGE_HEADER } from "@/lib/site/language-header";
import { countedPage, pageAt, policyKind, sitePageAt } from "@/lib/site/pages";
import { activeFileAddress } from "@/lib/templates/active.server";
import { documentAnswer } from "@/lib/templates/document.server";
import { isFramed, signInPage } from "@/lib/templates/sign-in-page";
import { countVisit } from "@/lib/visits/server";

export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!api/|landing/|templates/|create-payment-intent$|_next/|(?:icon\\.svg|icon-[\\w-]+\\.png|apple-touch-icon\\.png|favicon\\.ico|robots\\.txt|sitemap\\.xml|(?:site|manifest)\\.webmanifest|(?:kitchen|push)-worker\\.js)$).*)",
  ],
};

/** Returns the address to redirect a visit to, or null. Each page checks the access again. */
async function redirectFor(request: NextRequest, path: string): Promise<string | null> {
  const { pathname, search } = request.nextUrl;
  const page = sitePageAt(path);
  if (page?.access === "signed-in") {
    const token = sessionCookie(request.headers);
    const isSignedIn = token !== undefined && (await verifyToken(token)) !== null;
    if (!isSignedIn) return `/?returnUrl=${encodeURIComponent(pathname + search)}`;
  }
  const state = await knownConfiguration();
  if (!state) return null;
  return (state.isConfigured ? page?.configured : page?.unconfigured) ?? null;
}

type PageVisit = Exclude<LanguageVisit, { kind: "redirect" }>;

/**
 * Redirects to the same page in another language, with the query. Browsers remember it for a short time only, as the owner may
 * change the languages of the site.
 */
function languageRedirect(
  { nextUrl, url }: NextRequest,
  { to, isPermanent }: Extract<LanguageVisit, { kind: "redirect" }>,
) {
  return NextResponse.redirect(new URL(to + nextUrl.search, url), {
    status: isPermanent ? 308 : 302,
    headers: { "Cache-Control": isPermanent ? "max-age=600" : "no-store" },
  });
}

/** Redirects to a file of a template; a sandboxed document loads fonts and data only with CORS for every origin. */
function fileRedirect(address: URL) {
  return NextResponse.redirect(address, {
    headers: {
      "Access-Control-Allow-Origin": "*",
      "Cache-Control": "no-store",
      [sharedFiles.key]: sharedFiles.value,
    },
  });
}

/** Headers of the landing page with default texts, while the instance's settings are unknown. */
const notKnown = { "Retry-After": "5", "Cache-Control": "no-store" };

/** Next.js reads the nonce for its scripts from the policy in the headers of the request. */
async function policyHeaders(pathname: string, apiUrl: string | undefined) {
  return pageHeaders({
    kind: policyKind(pathname),
    nonce: randomBytes(16).toString("base64"),
    apiUrl,
    development: process.env.NODE_ENV === "development",
    frames: await framesAt(pathname),
  });
}

/** Passes a request on to its page. @throws Error if the page needs the database, which is unreachable */
async function pageAnswer({ nextUrl, headers: sent }: NextRequest, { kind, language, path }: PageVisit) {
  const isLanding = path === "/" || path === "/welcome";
  const state = await (isLanding ? knownConfiguration() : configurationState());
  const policy = await policyHeaders(path, state?.apiUrl);
  const headers = new Headers(sent);
  headers.delete("content-security-policy-report-only");
  headers.delete(LANGUAGE_HEADER);
  if (language !== null) headers.set(LANGUAGE_HEADER, language);
  for (const [name, value] of Object.entries(policy)) headers.set(name, value);
  const answer = { request: { headers }, headers: policy };
  if (!state) return NextResponse.next({ ...answer, status: 503, headers: { ...policy, ...notKnown } });
  if (/^\/home$/i.test(path) && path !== "/Home") {
    return NextResponse.rewrite(new URL("/Home", nextUrl), answer);
  }
  if (sitePageAt(path)?.restaurant && !(await findRestaurantAt(path))) {
    return NextResponse.rewrite(new URL(`/order${path}`, nextUrl), answer);
  }
  // A page that isn't translated has no route, so that it answers with 404.
  if (kind === "missing" || path === nextUrl.pathname) return NextResponse.next(answer);
  return NextResponse.rewrite(new URL(path + nextUrl.search, nextUrl), answer);
}

/** Grants the preview of a site that is coming soon to the browser that opened its secret link. */
function previewAnswer({ nextUrl, url, headers }: NextRequest) {
  const { pathname } = nextUrl;
  if (!pathname.startsWith(PREVIEW_FOLDER)) return null;
  const secret = pathname.slice(PREVIEW_FOLDER.length);
  const answer = NextResponse.redirect(new URL("/", url), { headers: { "Cache-Control": "no-store" } });
  if (isPreviewSecret(secret)) answer.cookies.set(PREVIEW_COOKIE, secret, previewCookie(isHttps(headers)));
  return answer;
}

/** The page that announces the site, for visitors of one that is coming soon; null if they may see the requested page. */
async function announcement(
  { nextUrl, headers }: NextRequest,
  { language, path }: PageVisit,
): Promise<Response | null> {
  const state = await knownConfiguration();
  if (!state?.isConfigured || !state.isComingSoon || isPreviewing(headers.get("cookie"))) return null;
  const page = sitePageAt(path);
  if (page && page.scripts !== "own" && page.name !== "template-preview") return null;
  const t = await siteTranslate(language);
  return comingSoonPage({
    ...(await shownContact(t)),
    text: state.comingSoonText,
    t,
    returnUrl: safeReturnUrl(nextUrl.searchParams.get("returnUrl") ?? undefined, ""),
  });
}

/** Returns whether the session of a request exists; a token alone may outlive it. */
async function hasSession({ headers }: NextRequest): Promise<boolean> {
  const token = sessionCookie(headers);
  return token !== undefined && (await authenticateSession(token, headers)) !== null;
}

export async function middleware(request: NextRequest) {
  const { nextUrl } = request;
  const { pathname } = nextUrl;
  try {
    const code = pathname === "/setup" ? nextUrl.searchParams.get("code") : null;
    if (code !== null && !(await configurationState()).isConfigured) {
      return await redeemSetupLink(code, request.headers);
    }
    const preview = (await knownConfiguration())?.isConfigured && previewAnswer(request);
    if (preview) return preview;
    const visit = await languageVisit(pathname);
    if (visit.kind === "redirect") return languageRedirect(request, visit);
    const { language, path } = visit;
    const elsewhere = await redirectFor(request, path);
    if (elsewhere) return NextResponse.redirect(new URL(elsewhere, request.url));
    const announced = await announcement(request, visit);
    if (announced) return announced;
    const document = language === null ? await activeDocument(nextUrl) : null;
    if (document) {
      const framed = isFramed(nextUrl);
      if (!framed) countVisit(pageAt(pathname), request);
      return signInPage(nextUrl) ?? documentAnswer(document, { isFramed: framed });
    }
    const file = language === null ? await activeFileAddress(pathname) : null;
    if (file) return fileRedirect(new URL(file, request.url));
    const answer = await pageAnswer(request, visit);
    // Users of the portal see the site as it will be.
    if (previewSecret() !== "" && sitePageAt(path)?.access === "signed-in" && (await hasSession(request))) {
      answer.cookies.set(PREVIEW_COOKIE, previewSecret(), previewCookie(isHttps(request.headers)));
    }
    const page = countedPage(path) ?? ((await findPageAt(path)) && pageAt(path));
    if (page && visit.kind === "page") countVisit(page, request);
    return answer;
  } catch {
    return unavailablePage();
  }
}
