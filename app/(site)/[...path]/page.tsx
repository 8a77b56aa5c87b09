import type { Route } from "next";
import { headers } from "next/headers";
import { permanentRedirect, redirect } from "next/navigation";
import { SELF_REQUEST_HEADER, selfRequestToken } from "@/lib/platform/http/self-request";
import { canonicalPath, visitUnknownPath } from "@/lib/seo/redirects/visit.server";

type Visit = {
  params: Promise<{ path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** Returns whether the request is a prefetch, or comes from this process. */
async function isNoVisit(): Promise<boolean> {
  const sent = await headers();
  const purpose = sent.get("sec-purpose") ?? sent.get("purpose") ?? "";
  return (
    sent.has("next-router-prefetch") ||
    purpose.includes("prefetch") ||
    sent.get(SELF_REQUEST_HEADER) === selfRequestToken()
  );
}

function queryOf(searchParams: Awaited<Visit["searchParams"]>): string {
  const pairs = Object.entries(searchParams).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one]),
  );
  return new URLSearchParams(pairs).toString();
}

export default async function Page({ params, searchParams }: Visit) {
  const path = `/${(await params).path.join("/")}`;
  const query = queryOf(await searchParams);
  const canonical = await canonicalPath(path);
  const target = await visitUnknownPath(path, { query, counts: !canonical && !(await isNoVisit()) });
  if (target) permanentRedirect(target as Route);
  if (canonical) redirect((query ? `${canonical}?${query}` : canonical) as Route);
  redirect("/welcome");
}
