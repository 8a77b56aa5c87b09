import "server-only";
import type { BusinessProfile } from "@/lib/business-profile/schema";
import { firstSegment } from "@/lib/pages/path";
import { publishedPages } from "@/lib/pages/published.server";
import { AppError } from "@/lib/platform/http/errors";
import { DEFAULT_LANGUAGE } from "@/lib/platform/language/language";
import { languagePrefix, languageSegments } from "@/lib/site/language-paths";

type Languages = Pick<BusinessProfile, "languages" | "otherLanguages">;

/** @throws AppError `invalid` if a page of the owner's has an address that is to be that of a language */
export async function requireFreeAddresses({ languages, otherLanguages: others }: Languages): Promise<void> {
  const segments = languageSegments({ default: languages[0] ?? DEFAULT_LANGUAGE, others });
  const page = (await publishedPages()).find(({ path }) => segments.includes(firstSegment(path)));
  if (!page) return;
  const prefix = `/${firstSegment(page.path)}`;
  const index = others.findIndex((language) => languagePrefix(language) === prefix);
  const message = `Your page “${page.title}” has the address ${page.path}. Change it first: pages in this language begin with ${prefix}.`;
  throw new AppError("invalid", message, {
    fields: { [index < 0 ? "languages.0" : `otherLanguages.${index}`]: message },
  });
}
