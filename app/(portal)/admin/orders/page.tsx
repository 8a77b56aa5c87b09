import { ManagerPage, managerMetadata } from "@/app/(portal)/admin/manager-page";
import { portalTab } from "@/components/admin/portal-tabs";

export const metadata = managerMetadata("orders");

export default function Page() {
  return <ManagerPage tab="orders" path={portalTab("orders").alone} />;
}
