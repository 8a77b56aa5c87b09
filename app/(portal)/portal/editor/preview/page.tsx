import type { Metadata } from "next";
import { LandingPreview } from "@/components/landing/editor/landing-preview";
import { getLanding } from "@/lib/landing/server";
import { tabPermission } from "@/lib/site/pages";
import { requirePermission, requireUser } from "../../../../guard";

export const metadata: Metadata = { title: "Preview", robots: { index: false } };

export default async function Page() {
  requirePermission(await requireUser("/portal/editor"), tabPermission("portal", "editor"));
  const { content } = await getLanding();
  return <LandingPreview initial={content} />;
}
