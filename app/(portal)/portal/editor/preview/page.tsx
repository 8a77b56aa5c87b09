import type { Metadata } from "next";
import { LandingPreview } from "@/components/landing/editor/landing-preview";
import { getLanding } from "@/lib/landing/server";
import { requireAdmin } from "../../../../guard";

export const metadata: Metadata = { title: "Preview", robots: { index: false } };

export default async function Page() {
  await requireAdmin("/portal/editor");
  const { content } = await getLanding();
  return <LandingPreview initial={content} />;
}
