import { ManagerPage, managerMetadata } from "@/app/(portal)/admin/manager-page";
import { portalTab } from "@/components/admin/portal-tabs";

export const metadata = managerMetadata("menus");

export default function Page() {
  return <ManagerPage tab="menus" path={portalTab("menus").alone} />;
}
