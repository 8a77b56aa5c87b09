import { ManagerPage, managerMetadata } from "@/app/(portal)/admin/manager-page";
import { portalTab } from "@/components/admin/portal-tabs";

export const metadata = managerMetadata("pictures");

export default function Page() {
  return <ManagerPage tab="pictures" path={portalTab("pictures").alone} />;
}
