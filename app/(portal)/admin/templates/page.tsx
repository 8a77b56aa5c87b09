import { ManagerPage, managerMetadata } from "@/app/(portal)/admin/manager-page";
import { portalTab } from "@/components/admin/portal-tabs";

export const metadata = managerMetadata("templates");

export default function Page() {
  return <ManagerPage tab="templates" path={portalTab("templates").alone} />;
}
