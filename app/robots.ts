import type { MetadataRoute } from "next";
import { loadedByPages } from "@/lib/api/calls";
import { robotsRules } from "@/lib/seo/robots.server";

export const dynamic = "force-dynamic";

export default function robots(): Promise<MetadataRoute.Robots> {
  return robotsRules(loadedByPages);
}
