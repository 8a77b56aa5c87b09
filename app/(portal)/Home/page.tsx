import { HomeScreen } from "@/components/home/home-screen";
import { PortalHead } from "@/components/seo/portal-head";
import { getPageHead } from "@/lib/seo/head.server";
import { currentStorage } from "@/lib/setup/storage.server";
import { requireConfigured } from "../../guard";

export default async function Page() {
  const { projectName, apiUrl } = await requireConfigured("/Home");
  return (
    <>
      <PortalHead head={await getPageHead("Home")} />
      <HomeScreen projectName={projectName} apiUrl={apiUrl} database={currentStorage()} />
    </>
  );
}
