import { ManagerPage, managerMetadata } from "@/app/(portal)/admin/manager-page";
import { portalTab } from "@/components/admin/portal-tabs";

export const metadata = managerMetadata("system");

export default function Page() {
  return <ManagerPage tab="system" path={portalTab("system").alone} />;
}
