import { ManagerPage, managerMetadata } from "@/app/(portal)/admin/manager-page";
import { portalTab } from "@/components/admin/portal-tabs";

export const metadata = managerMetadata("backups");

export default function Page() {
  return <ManagerPage tab="backups" path={portalTab("backups").alone} />;
}
