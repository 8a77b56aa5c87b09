import type { Metadata } from "next";
import { AdminShell } from "@/components/admin/admin-shell";
import { portalTab } from "@/components/admin/portal-tabs";
import { requireAdmin } from "../guard";
import { managers } from "./managers";

type PageProps = { searchParams: Promise<{ tab?: string | string[] }> };

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  return { title: portalTab((await searchParams).tab).title, robots: { index: false } };
}

export default async function Page({ searchParams }: PageProps) {
  const { key, href } = portalTab((await searchParams).tab);
  const { projectName, email } = await requireAdmin(href);
  const Manager = managers[key];
  return (
    <AdminShell projectName={projectName} email={email} tab={key}>
      <Manager />
    </AdminShell>
  );
}
