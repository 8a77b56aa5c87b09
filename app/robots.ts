import type { MetadataRoute } from "next";
import { robotsRules } from "@/lib/seo/robots.server";

export const dynamic = "force-dynamic";

export default function robots(): Promise<MetadataRoute.Robots> {
  return robotsRules();
}
