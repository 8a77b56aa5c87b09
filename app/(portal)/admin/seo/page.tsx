import { ManagerPage, managerMetadata } from "@/app/(portal)/admin/manager-page";
import { portalTab } from "@/components/admin/portal-tabs";

export const metadata = managerMetadata("seo");

export default function Page() {
  return <ManagerPage tab="seo" path={portalTab("seo").alone} />;
}
