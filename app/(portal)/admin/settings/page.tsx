import { ManagerPage, managerMetadata } from "@/app/(portal)/admin/manager-page";
import { portalTab } from "@/components/admin/portal-tabs";

export const metadata = managerMetadata("settings");

export default function Page() {
  return <ManagerPage tab="settings" path={portalTab("settings").alone} />;
}
