import { notFound } from "next/navigation";
import { previewedPage } from "@/lib/pages/preview.server";
import { requireConfigured } from "../../../guard";
import { OwnersPage } from "../../owners-page";

type Visit = { params: Promise<{ token: string }> };

/** The draft of a page, for everyone who has its secret link. */
export default async function Page({ params }: Visit) {
  await requireConfigured("/page-preview");
  const page = await previewedPage((await params).token);
  if (!page) notFound();
  return (
    <>
      <title>{`${page.content.title} (preview)`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <OwnersPage content={page.content} path="" />
    </>
  );
}
