import { notFound } from "next/navigation";
import { previewedPage } from "@/lib/pages/preview.server";
import { requireConfigured } from "../../../guard";
import { OwnersPage } from "../../owners-page";

type Visit = {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ version?: string | string[] }>;
};

/** The draft of a page or a former version, for everyone who has its secret link. */
export default async function Page({ params, searchParams }: Visit) {
  await requireConfigured("/page-preview");
  const page = await previewedPage((await params).token, (await searchParams).version);
  if (!page) notFound();
  return (
    <>
      <title>{`${page.content.title} (preview)`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <OwnersPage content={page.content} path="" />
    </>
  );
}
