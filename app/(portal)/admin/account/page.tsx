import { ManagerPage, managerMetadata } from "@/app/(portal)/admin/manager-page";
import { portalTab } from "@/components/admin/portal-tabs";

export const metadata = managerMetadata("account");

export default function Page() {
  return <ManagerPage tab="account" path={portalTab("account").alone} />;
}
