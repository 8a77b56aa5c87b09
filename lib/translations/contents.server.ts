import "server-only";
import { getAnnouncements } from "@/lib/announcements/server";
import { getLandingDraft } from "@/lib/landing/draft.server";
import { readNavigation } from "@/lib/navigation/server";
import { pageId } from "@/lib/pages/page-id";
import { draftContent, parsePage, readPage } from "@/lib/pages/stored.server";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { getMenu } from "@/lib/restaurants/editor/drafts.server";
import { listRestaurants } from "@/lib/restaurants/server";
import type { FoundText } from "./shape";
import { readShortTexts } from "./short-texts.server";
import { foundTexts } from "./texts";
import { SITE, type TranslationKind, translationKinds } from "./translation";

/** A content to translate, with the texts of its draft, or of its published state if no draft waits. */
export type Content = { kind: TranslationKind; owner: string; name: string; texts: FoundText[] };

const noContent = () => new AppError("not-found", "There is no such content to translate.");

const readers: Record<TranslationKind, (owner: string) => Promise<Omit<Content, "kind" | "owner">>> = {
  page: async (owner) => {
    const content = draftContent(await readPage(db, owner));
    return { name: content.title, texts: foundTexts("page", content) };
  },
  landing: async () => ({
    name: "Landing page",
    texts: foundTexts("landing", (await getLandingDraft()).config),
  }),
  menu: async (owner) => {
    const { content } = await getMenu(owner);
    return { name: content.restaurant.name, texts: foundTexts("menu", content) };
  },
  navigation: async () => ({
    name: "Navigation and footer",
    texts: foundTexts("navigation", (await readNavigation()).navigation),
  }),
  announcements: async () => ({
    name: "Announcements",
    texts: foundTexts("announcements", (await getAnnouncements()).settings),
  }),
  "short-texts": async () => ({
    name: "Short texts",
    texts: foundTexts("short-texts", await readShortTexts()),
  }),
};

/** The contents that exist once. */
const siteKinds = ["landing", "navigation", "announcements", "short-texts"] as const;

const isOfSite = (kind: TranslationKind) => siteKinds.some((one) => one === kind);

/** Reads a content. @throws AppError `not-found` */
export async function requireContent(named: string, owner: string): Promise<Content> {
  const kind = translationKinds.find((one) => one === named);
  if (!kind || !pageId.safeParse(owner).success) throw noContent();
  if (isOfSite(kind) && owner !== SITE) throw noContent();
  return { kind, owner, ...(await readers[kind](owner)) };
}

async function pages(): Promise<Content[]> {
  const rows = await db.page.findMany({
    where: { deletedAt: null },
    select: { id: true, draft: { select: { content: true, version: true } } },
    orderBy: { createdAt: "asc" },
  });
  return rows.flatMap(({ id, draft }) => {
    const content = draft && parsePage(draft.content, { pageId: id, version: draft.version });
    if (!content) return [];
    return [{ kind: "page", owner: id, name: content.title, texts: foundTexts("page", content) }];
  });
}

/** The restaurants of the owner; the samples if there are no others. */
async function restaurantIds(): Promise<string[]> {
  const all = await listRestaurants();
  const own = all.filter(({ isSample }) => !isSample);
  return (own.length > 0 ? own : all).map(({ id }) => id);
}

/** Reads the contents that have texts. */
export async function readContents(): Promise<Content[]> {
  const contents: Content[] = [];
  for (const kind of siteKinds) contents.push(await requireContent(kind, SITE));
  contents.push(...(await pages()));
  // One after another: a menu takes several queries.
  for (const id of await restaurantIds()) contents.push(await requireContent("menu", id));
  return contents.filter(({ texts }) => texts.length > 0);
}
