import type { Metadata } from "next";
import { portalTab } from "@/components/admin/portal-tabs";
import { LandingPreview } from "@/components/landing/editor/landing-preview";
import { getLandingDraft } from "@/lib/landing/draft.server";
import { restaurantPaths } from "@/lib/restaurants/published/server";
import { requirePermission, requireUser } from "../../../../guard";

export const metadata: Metadata = { title: "Preview", robots: { index: false } };

export default async function Page() {
  requirePermission(await requireUser("/portal/editor"), portalTab("editor").permission);
  const [{ config }, restaurants] = await Promise.all([getLandingDraft(), restaurantPaths()]);
  return <LandingPreview initial={config} restaurants={restaurants} />;
}
