import { type NextRequest, NextResponse } from "next/server";
import { TOKEN_KEY } from "@/lib/auth/cookie";
import { isProtectedPath } from "@/lib/auth/protected-paths";
import { verifyToken } from "@/lib/auth/token";
import { configurationState } from "@/lib/config/state.server";

export const config = {
  runtime: "nodejs",
  matcher: ["/((?!api/|landing/config|templates/|_next/).*)"],
};

const configuredPaths = /^\/(welcome|login|home|order1|order2)$/i;

/** Where this visit has to go instead; null where it is in the right place. Each page checks again for itself. */
async function redirectFor(request: NextRequest): Promise<string | null> {
  const { pathname, search } = request.nextUrl;
  if (isProtectedPath(pathname)) {
    const token = request.cookies.get(TOKEN_KEY)?.value;
    const isSignedIn = token !== undefined && (await verifyToken(token)) !== null;
    if (!isSignedIn) return `/?returnUrl=${encodeURIComponent(pathname + search)}`;
  }
  const { isConfigured } = await configurationState();
  if (isConfigured) return pathname === "/setup" ? "/" : null;
  if (pathname === "/") return "/welcome";
  return configuredPaths.test(pathname) || isProtectedPath(pathname) ? "/setup" : null;
}

const unreachable = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>One moment, please</title><body style="font:1.1rem/1.6 system-ui;max-width:34rem;margin:20vh auto;padding:0 1.5rem">
<h1>One moment, please</h1><p>The database can't be reached just now. Reload this page in a few seconds.</p></body></html>`;

export async function middleware(request: NextRequest) {
  try {
    const elsewhere = await redirectFor(request);
    if (elsewhere) return NextResponse.redirect(new URL(elsewhere, request.url));
  } catch {
    return new NextResponse(unreachable, {
      status: 503,
      headers: {
        "content-type": "text/html; charset=utf-8",
        "retry-after": "5",
        "cache-control": "no-store",
      },
    });
  }
  const { pathname } = request.nextUrl;
  if (/^\/home$/i.test(pathname) && pathname !== "/Home") {
    return NextResponse.rewrite(new URL("/Home", request.url));
  }
  return NextResponse.next();
}
