import { ManagerPage, managerMetadata } from "@/app/(portal)/admin/manager-page";
import { portalTab } from "@/components/admin/portal-tabs";

export const metadata = managerMetadata("api");

export default function Page() {
  return <ManagerPage tab="api" path={portalTab("api").alone} />;
}
