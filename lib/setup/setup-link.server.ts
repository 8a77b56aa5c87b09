import "server-only";
import { NextResponse } from "next/server";
import { AppError } from "@/lib/platform/http/errors";
import { ADDRESS_HEADER, isHttps } from "@/lib/platform/http/origin";
import { SETUP_COOKIE, setupCookie } from "./schema";
import { grantSetup, SETUP_GRANT_SECONDS } from "./setup-access.server";

/**
 * Returns a page that continues to `path` at once and replaces its own address in the history. After a redirect,
 * browsers would omit the strict cookie if the link was on another site, such as webmail.
 */
function goOn(path: string): NextResponse {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="0;url=${path}"><title>Setting up</title></html>`;
  return new NextResponse(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
    },
  });
}

/** Answers `/setup?code=…`: moves the code from the URL into an HttpOnly, SameSite=Strict cookie. */
export async function redeemSetupLink(code: string, headers: Headers): Promise<NextResponse> {
  try {
    const grant = await grantSetup(code, headers.get(ADDRESS_HEADER) ?? "unknown");
    const page = goOn("/setup");
    page.cookies.set(SETUP_COOKIE, grant, { ...setupCookie(isHttps(headers)), maxAge: SETUP_GRANT_SECONDS });
    return page;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return goOn(error.code === "too-many-tries" ? "/setup?refused=later" : "/setup?refused=code");
  }
}
