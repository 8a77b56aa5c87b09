import { PortalHead } from "@/components/seo/portal-head";
import { TemplatePreview } from "@/components/templates/template-preview";
import { getPageHead } from "@/lib/seo/head.server";

type PageProps = { params: Promise<{ id: string }> };

export default async function Page({ params }: PageProps) {
  return (
    <>
      <PortalHead head={await getPageHead("template-preview")} />
      <TemplatePreview id={(await params).id} />
    </>
  );
}
