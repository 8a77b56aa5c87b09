import type { Metadata } from "next";
import { HomeScreen } from "@/components/home/home-screen";
import { currentStorage } from "@/lib/config/storage.server";
import { requireConfigured } from "../guard";

export const metadata: Metadata = { title: "Setup complete", robots: { index: false } };

export default async function Page() {
  const { projectName, apiUrl } = await requireConfigured("/setup");
  return <HomeScreen projectName={projectName} apiUrl={apiUrl} database={currentStorage()} />;
}
