import type { Metadata, Route } from "next";
import { notFound } from "next/navigation";
import { PortalPage } from "@/app/(portal)/admin/portal-page";
import { Reference } from "@/components/api/reference";
import { describeCalls } from "@/lib/api/openapi/server";

type PageProps = { params: Promise<{ tag: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: `API: ${(await params).tag}`, robots: { index: false } };
}

/** The calls of one part of the API. */
export default async function Page({ params }: PageProps) {
  const { tag } = await params;
  return (
    <PortalPage tab="api" path={`/admin/api/${tag}` as Route} title={`API: ${tag}`}>
      {async () => {
        const calls = describeCalls(tag);
        if (calls.length === 0) notFound();
        return <Reference calls={calls} />;
      }}
    </PortalPage>
  );
}
