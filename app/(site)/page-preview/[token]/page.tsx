import { notFound } from "next/navigation";
import { previewedPage } from "@/lib/pages/preview.server";
import { requireConfigured } from "../../../guard";
import { OwnersPage } from "../../owners-page";

type Visit = {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ version?: string | string[] }>;
};

/** Shows the draft or an earlier version of a page. The secret in the address is the only access check. */
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
