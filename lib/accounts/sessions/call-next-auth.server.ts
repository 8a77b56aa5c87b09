import "server-only";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { nextAuthFields } from "@/lib/accounts/schema";
import { parseUrl } from "@/lib/platform/address/parse-url";
import { readJson, readText } from "@/lib/platform/http/body";
import { AppError } from "@/lib/platform/http/errors";
import { isHttps, siteOrigin } from "@/lib/platform/http/origin";
import { validate } from "@/lib/platform/http/validate";
import { authOptions } from "./next-auth";

/** Makes next-auth take the site's address from the headers set below. */
process.env.AUTH_TRUST_HOST ??= "true";

const CALLBACK_COOKIE = /^(__Secure-)?next-auth\.callback-url$/;

/** next-auth accepts bodies of any size and doesn't check the types of fields. */
async function readFields(request: Request): Promise<Record<string, string>> {
  const isForm = request.headers.get("content-type")?.includes("application/x-www-form-urlencoded");
  if (isForm) return Object.fromEntries(new URLSearchParams(await readText(request)));
  return validate(nextAuthFields, await readJson(request));
}

/** The response object that next-auth fills in. */
function collectAnswer() {
  const answer = { status: 200, headers: new Headers(), body: null as string | null };
  const collector = {
    status(code: number) {
      answer.status = code;
      return collector;
    },
    getHeader: (name: string) =>
      name === "Set-Cookie" ? answer.headers.getSetCookie() : (answer.headers.get(name) ?? undefined),
    setHeader(name: string, value: string | string[]) {
      answer.headers.delete(name);
      for (const one of [value].flat()) answer.headers.append(name, one);
      return collector;
    },
    json(body: unknown) {
      answer.headers.set("Content-Type", "application/json");
      answer.body = JSON.stringify(body);
    },
    send(body: unknown) {
      if (typeof body === "object") collector.json(body);
      else answer.body = String(body);
    },
    end: () => undefined,
  };
  return { answer, collector };
}

/**
 * Accepts absolute web URLs and paths, as next-auth does.
 * @throws AppError `malformed` where next-auth would answer with 500
 */
function checkCallbackUrls(given: (string | undefined)[], origin: string) {
  for (const url of given) {
    if (!url) continue;
    const parsed = parseUrl(url, url.startsWith("/") ? origin : undefined);
    if (!parsed || !/^https?:$/.test(parsed.protocol)) {
      throw new AppError("malformed", "The callbackUrl of this request is no web address.");
    }
  }
}

/**
 * Calls next-auth with a request that was read and validated here. Absolute URLs use the site's origin from the
 * settings.
 * @param action the path segments after `/api/auth/`
 * @param clearCookie is called with the name of each next-auth cookie that is no longer valid
 * @throws AppError `malformed`, `unsupported-type`, `too-large`, `invalid`
 */
export async function callNextAuth(
  request: Request,
  action: string[],
  clearCookie: (name: string) => void,
): Promise<Response> {
  const body = request.method === "POST" ? await readFields(request) : undefined;
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const all = new NextRequest(request.url, { headers: request.headers }).cookies.getAll();
  const cookies = Object.fromEntries(all.map(({ name, value }) => [name, value]));
  const site = new URL(siteOrigin(request.headers));
  checkCallbackUrls([body?.callbackUrl, query.callbackUrl], site.origin);
  for (const name of Object.keys(cookies).filter((one) => CALLBACK_COOKIE.test(one))) {
    try {
      checkCallbackUrls([cookies[name]], site.origin);
    } catch (error) {
      clearCookie(name);
      throw error;
    }
  }
  const headers = {
    ...Object.fromEntries(request.headers),
    host: site.host,
    "x-forwarded-host": site.host,
    "x-forwarded-proto": site.protocol.replace(":", ""),
  };
  const secure = isHttps(request.headers);
  const { answer, collector } = collectAnswer();
  await NextAuth(
    { method: request.method, query: { ...query, nextauth: action }, cookies, headers, body } as never,
    collector as never,
    { ...authOptions(secure, request.headers), useSecureCookies: secure },
  );
  if (answer.status === 400 && answer.body) {
    throw new AppError("malformed", "This request can’t be used for signing in.");
  }
  return new Response(answer.body, answer);
}
