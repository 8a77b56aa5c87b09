import type { Metadata } from "next";
import { TemplatePreview } from "@/components/templates/template-preview";

export const metadata: Metadata = { title: "Template Preview", robots: { index: false } };

type PageProps = { params: Promise<{ id: string }> };

export default async function Page({ params }: PageProps) {
  return <TemplatePreview id={(await params).id} />;
}
