import type { Route } from "next";
import { headers } from "next/headers";
import { notFound, permanentRedirect, redirect } from "next/navigation";
import { PageHead } from "@/components/seo/page-head";
import { VisitorScript } from "@/components/visitor/visitor-script";
import { wayFromUnknownPath } from "@/lib/languages/existing.server";
import { pageContentIn } from "@/lib/languages/shown.server";
import {
  findPageAt,
  formerPagePath,
  type PublishedPage,
  readPublishedPage,
} from "@/lib/pages/published.server";
import { SELF_REQUEST_HEADER, selfRequestToken } from "@/lib/platform/http/self-request";
import { ownersPageHead } from "@/lib/seo/head.server";
import { canonicalPath, visitUnknownPath } from "@/lib/seo/redirects/visit.server";
import { shownTemplate } from "@/lib/templates/active.server";
import { requireConfigured } from "../../guard";
import { requestedLanguage } from "../../page-translation";
import { OwnersPage } from "../owners-page";

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

async function PublishedPageDocument({ page }: { page: PublishedPage }) {
  await requireConfigured(page.path);
  const language = await requestedLanguage();
  const [content, head, shown] = await Promise.all([
    readPublishedPage(page),
    ownersPageHead(page, language),
    shownTemplate(),
  ]);
  return (
    <>
      <PageHead tags={head.tags} />
      <OwnersPage content={await pageContentIn(page, content, language)} path={page.path} />
      <VisitorScript shown={shown} />
    </>
  );
}

export default async function Page({ params, searchParams }: Visit) {
  const path = `/${(await params).path.join("/")}`;
  const page = await findPageAt(path);
  if (page) return <PublishedPageDocument page={page} />;
  // The middleware sets the language for a page that isn't translated, and leaves its path.
  if ((await requestedLanguage()) !== null) notFound();
  const query = queryOf(await searchParams);
  if ((await formerPagePath(path)) === null) notFound();
  const canonical = await canonicalPath(path);
  const target = await visitUnknownPath(path, { query, counts: !canonical && !(await isNoVisit()) });
  if (target) permanentRedirect(target as Route);
  if (canonical) redirect((query ? `${canonical}?${query}` : canonical) as Route);
  redirect((await wayFromUnknownPath(path)) as Route);
}
