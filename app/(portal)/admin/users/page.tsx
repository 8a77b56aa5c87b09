import { ManagerPage, managerMetadata } from "@/app/(portal)/admin/manager-page";
import { portalTab } from "@/components/admin/portal-tabs";

export const metadata = managerMetadata("users");

export default function Page() {
  return <ManagerPage tab="users" path={portalTab("users").alone} />;
}
