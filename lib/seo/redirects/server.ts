import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { siteLanguages } from "@/lib/business-profile/language.server";
import { findPageAt, publishedPages } from "@/lib/pages/published.server";
import { parseUrl } from "@/lib/platform/address/parse-url";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { PathRedirect } from "@/lib/seo/answers";
import { withoutDefaultPrefix } from "@/lib/site/language-paths";
import { isOwnPath } from "@/lib/site/own-paths";
import { activeDocument } from "../active-page.server";
import { siteRoot } from "../site.server";
import { findLoop, followRedirect, type Redirects } from "./follow";
import { normalisePath } from "./path";
import { redirectLimits } from "./schema";

const fields = { path: true, target: true, createdAt: true } as const;

type Row = { path: string; target: string; createdAt: Date };
const toRedirect = ({ createdAt, ...row }: Row): PathRedirect => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** All redirects, by path. */
export async function listRedirects(): Promise<PathRedirect[]> {
  const rows = await db.pathRedirect.findMany({ select: fields, orderBy: { path: "asc" } });
  return rows.map(toRedirect);
}

async function readRedirects({
  pathRedirect,
}: Pick<typeof db, "pathRedirect">): Promise<Map<string, string>> {
  const rows = await pathRedirect.findMany({ select: { path: true, target: true } });
  return new Map(rows.map(({ path, target }) => [path, target]));
}

const current = cachedRead("redirects", () => readRedirects(db));

/** The redirect targets by normalised path. */
export const redirectsByPath = () => current.get();

/**
 * Returns the cycle that redirects end in; null if they end at a target. A path with the prefix of the default language
 * leads to the one without it, unless it has a page.
 */
async function loopFrom(path: string, redirects: Redirects): Promise<string[] | null> {
  const [languages, pages] = await Promise.all([siteLanguages(), publishedPages()]);
  const paths = new Set(pages.map((page) => page.path));
  return findLoop(path, redirects, (target) =>
    paths.has(target) ? target : (withoutDefaultPrefix(target, languages) ?? target),
  );
}

/**
 * The redirect target of a normalised path and a query (without `?`); null without a redirect, and for one that has become
 * a loop by the languages of the site.
 */
export async function findRedirect(path: string, query: string): Promise<string | null> {
  const redirects = await current.known();
  const target = followRedirect(path, query, redirects);
  return target !== null && (await loopFrom(path, redirects)) ? null : target;
}

/** Shortens an address on this site, over http or https, to its path. */
async function withoutOwnRoot(target: string): Promise<string> {
  const url = parseUrl(target);
  if (!url || url.host !== parseUrl(await siteRoot())?.host) return target;
  return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}

async function hasPage(path: string): Promise<boolean> {
  const url = parseUrl(path, "http://site.invalid");
  if (isOwnPath(path) || (await findPageAt(path))) return true;
  return url !== null && (await activeDocument(url)) !== null;
}

const refuse = (field: "path" | "target", message: string) =>
  new AppError("invalid", `${field}: ${message}`, { fields: { [field]: message } });

/**
 * Creates or changes a permanent redirect.
 * @throws AppError `invalid` if the path has a page or the redirects would form a cycle, `conflict` if there are too many
 */
export async function saveRedirect(path: string, givenTarget: string): Promise<PathRedirect> {
  if (await hasPage(path)) throw refuse("path", `${path} has a page of its own`);
  const target = await withoutOwnRoot(givenTarget);
  const saved = await db.$transaction(async (transaction) => {
    await transaction.$executeRaw`LOCK TABLE "PathRedirect" IN SHARE ROW EXCLUSIVE MODE`;
    const redirects = await readRedirects(transaction);
    if (!redirects.has(path) && redirects.size >= redirectLimits.redirects) {
      throw new AppError(
        "conflict",
        `There can be at most ${redirectLimits.redirects} redirects. Remove one first.`,
      );
    }
    const former = redirects.get(path);
    const loop = await loopFrom(path, redirects.set(path, target));
    if (loop) throw refuse("target", `This would be a redirect loop: ${loop.join(" → ")}`);
    await transaction.unknownPath.deleteMany({ where: { path } });
    await recordChange(transaction, {
      action: "seo:redirect",
      target: { id: path, label: path },
      before: former === undefined ? null : { target: former },
      after: { target },
    });
    return transaction.pathRedirect.upsert({
      where: { path },
      create: { path, target },
      update: { target },
      select: fields,
    });
  });
  return toRedirect(saved);
}

/** @throws AppError `not-found` */
export async function deleteRedirect(given: string): Promise<void> {
  const path = normalisePath(given) ?? given;
  await db.$transaction(async (transaction) => {
    const [row] = await transaction.$queryRaw<{ target: string }[]>`
      DELETE FROM "PathRedirect" WHERE "path" = ${path} RETURNING "target"`;
    if (!row) throw new AppError("not-found", `There is no redirect from ${given}.`);
    await recordChange(transaction, {
      action: "seo:remove-redirect",
      target: { id: path, label: path },
      before: row,
    });
  });
}
