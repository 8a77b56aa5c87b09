import type { MetadataRoute } from "next";
import { sitemapEntries } from "@/lib/seo/sitemap.server";

export const dynamic = "force-dynamic";

export default function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries();
}
